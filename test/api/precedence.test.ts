/** Calls that a person waits for go before those of the whole game, in the order of events: no test here depends on time. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMemoryHost, openProject, type Project } from "../../src/index.ts";
import { RULES } from "../../src/rules/index.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../support/game/sample-game.ts";

const CARDS = 30;
const SAILORS = Array.from({ length: CARDS }, (_, index) => `  - { id: s${index}, name: Sailor ${index} }\n`);
const FRONT = String(SAMPLE_GAME["templates/sample/card.svg.hbs"]).replace("{{rank}} {{title}}", "{{name}}");
const MANY = {
  ...SAMPLE_GAME,
  "content/sample/decks/sailors.yaml": `deck: sailors\ntitle: Sailors\nsize: poker-us\nfront: sailor\ncard: { properties: { name: { type: string } } }\ncards:\n${SAILORS.join("")}`,
  "templates/sample/sailor.svg.hbs": FRONT,
};

// every pause is one
beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1000));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Three cards and half of the rules: a check pauses after each, and in a pause twenty calls go before it. */
const OFF = RULES.map(({ id }) => `  - { rule: ${id}, is: off }\n`).join("");
const FEW_PAUSES = {
  ...SAMPLE_GAME,
  "content/sample/game.yaml": `${SAMPLE_GAME["content/sample/game.yaml"]}severity:\n${OFF}`,
};

const opened = (files: ProjectFiles = MANY): Promise<Project> => openProject(createMemoryHost(files));
const faces = (project: Project): Promise<unknown> =>
  project.faces({
    game: "sample",
    faces: Array.from({ length: CARDS }, (_, index) => ({ deck: "sailors", card: `s${index}` })),
  });

/** Runs a check, and pictures as soon as the check has taken its first step. @returns what happened, in order */
async function checkWith(project: Project, others: () => Promise<unknown>): Promise<readonly string[]> {
  const happened: string[] = [];
  let meanwhile: Promise<unknown> | undefined;
  const step = (): void => {
    happened.push("step");
    meanwhile ??= others().then(() => happened.push("others"));
  };
  await project.check([], { progress: { step } });
  happened.push("check");
  await meanwhile;
  return happened;
}

test("a check that has begun stands still while pictures are drawn", async () => {
  const project = await opened();
  const happened = await checkWith(project, () => faces(project));
  // the step that is under way is ended first
  expect(happened.indexOf("others")).toBeLessThanOrEqual(2);
  expect(happened.at(-1)).toBe("check");
});

test("a check ends though somebody asks for pictures without end", async () => {
  const project = await opened(FEW_PAUSES);
  let isChecked = false;
  let asked = 0;
  const typing = async (): Promise<void> => {
    while (!isChecked) {
      await project.faces({ game: "sample", faces: [{ deck: "crew", card: "cook" }] });
      asked += 1;
    }
  };
  let others: Promise<void> | undefined;
  const step = (): void => {
    others ??= typing();
  };
  await project.check([], { progress: { step } });
  isChecked = true;
  await others;
  expect(asked).toBeGreaterThan(20);
});

test("a check that gives way ends once its signal is aborted", async () => {
  const project = await opened();
  const end = new AbortController();
  let others: Promise<unknown> | undefined;
  const step = (): void => {
    others ??= faces(project);
    end.abort();
  };
  await expect(project.check([], { signal: end.signal, progress: { step } })).rejects.toMatchObject({
    code: "aborted",
  });
  await others;
});
