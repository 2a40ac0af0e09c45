/** The project that the server opens before the page asks for it. */
import { expect, test } from "vitest";
import { projectOf } from "../../../src/api/project-at.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost, type Project } from "../../../src/index.ts";
import { readied } from "../../../src/studio/server/readied.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const sample = (): Project => projectOf({ host: createMemoryHost(SAMPLE_GAME), bundle: openBundle() });

test("it is opened once, and at the latest when it is asked for; later ones are opened when they are asked for", async () => {
  const opened: Project[] = [];
  const ready = (): ReturnType<typeof readied> =>
    readied(async () => {
      opened.push(sample());
      return opened.at(-1) as Project;
    });
  const project = ready();
  expect(opened.length).toBe(0);
  project.begin();
  expect(opened.length).toBe(1);
  expect((await project.open()) === opened[0]).toBe(true);
  expect((await project.open()) === opened[1]).toBe(true);
  expect(opened.length).toBe(2);
  const late = ready();
  await late.open();
  late.begin();
  expect(opened.length).toBe(3);
  await opened[0]?.close();
});

test("what the page asks for first is made ready: the decks as data, then the first cards, one by one", async () => {
  const asked: unknown[] = [];
  const project = sample();
  const faces: Project["faces"] = async (order) => {
    asked.push(order.faces);
    return project.faces(order);
  };
  const cards: Project["cards"] = async (order) => {
    asked.push(order);
    return project.cards(order);
  };
  await new Promise<void>((onReady) => {
    readied(async () => ({ ...project, faces, cards }), onReady).begin();
  });
  const [crew] = (await project.games())[0]?.decks ?? [];
  const first = crew?.cards.slice(0, 6) ?? [];
  expect(first.length).toBeGreaterThan(1);
  expect(asked).toEqual([{ game: "sample" }, ...first.map((card) => [{ deck: "crew", card }])]);
});

test("a fault is left to those who ask", async () => {
  const project = sample();
  const faces: Project["faces"] = async () => {
    throw new Error("no faces");
  };
  let open = project.games;
  await new Promise<void>((onReady) => {
    const ready = readied(async () => ({ ...project, faces }), onReady);
    ready.begin();
    open = async () => (await ready.open()).games();
  });
  expect((await open()).length).toBe(1);
});

test("a folder that has become a project meanwhile is opened anew", async () => {
  let isThere = false;
  const project = readied(async () => {
    if (!isThere) throw new Error("no project");
    return sample();
  });
  project.begin();
  await new Promise((resolve) => setImmediate(resolve));
  isThere = true;
  expect((await (await project.open()).games()).length).toBe(1);
});
