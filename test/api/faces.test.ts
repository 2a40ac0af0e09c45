/** Pictures of single faces: what is drawn, how drawings are named, and what is found on them. */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { openCacheFolder } from "../../src/host/disk/cache-folder.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { createMemoryHost, type FacesOrder, type Project, type Work } from "../../src/index.ts";
import { INSPECT_HERE } from "../../src/pipeline/look/inspect-here.ts";
import type { Inspector } from "../../src/pipeline/look/inspector.ts";
import { diskMemory } from "../../src/remember/disk-memory.ts";
import { createMemory } from "../../src/remember/memory.ts";
import { codeOf, openSample, sampleFolder } from "../support/api/sample-project.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";

const CREW = "content/sample/decks/crew.yaml";
const CARD = "templates/sample/card.svg.hbs";

const crew = String(SAMPLE_GAME[CREW]);
const card = String(SAMPLE_GAME[CARD]);

let project: Project;

const opened = (files: Readonly<Record<string, string | Uint8Array>> = {}): Project =>
  projectOf({
    host: createMemoryHost({ ...SAMPLE_GAME, ...files }),
    bundle: openBundle(),
    memory: createMemory(),
  });

beforeEach(() => {
  project = opened();
});

const COOK = { deck: "crew", card: "cook" };

async function cook(order: Partial<FacesOrder> = {}, work: Work = {}, on = project) {
  const { faces } = await on.faces({ game: "sample", faces: [COOK], ...order }, work);
  if (!faces[0]) throw new Error("no face");
  return faces[0];
}

const draft = (path: string, text: string): Work => ({ drafts: [{ path, text }] });

test("a face has its picture, its size and its name", async () => {
  const face = await cook();
  expect(face).toMatchObject({
    ...COOK,
    side: "front",
    isMissing: false,
    width: 63.5,
    height: 88.9,
    bleed: 0,
  });
  const { drawing } = await project.render({ game: "sample", ...COOK, dpi: 200 });
  expect(face.svg).toBe(new TextDecoder().decode(drawing?.bytes));
  expect(face.findings).toEqual([]);
});

test("only what was asked for is drawn", async () => {
  const steps: string[] = [];
  await cook({}, { progress: { step: (work, done, total) => void steps.push(`${work} ${done}/${total}`) } });
  expect(steps).toEqual(["laying out 1/1"]);
});

test("a drawing that the caller knows comes without its picture, and an edit of another card keeps it", async () => {
  const { name, svg } = await cook();
  const known = [name as string];
  expect(svg).toBeDefined();
  const again = await cook({ known });
  expect([again.name, again.svg]).toEqual([name, undefined]);
  const beside = await cook({ known }, draft(CREW, crew.replace("Pilot", "Helmsman")));
  expect([beside.name, beside.svg]).toEqual([name, undefined]);
  const edited = await cook({ known }, draft(CREW, crew.replace("Cook", "Chef")));
  expect(edited.name === name).toBe(false);
  expect(edited.svg).toBeDefined();
});

test("names are the same in another process, with or without what it remembers, and differ where drawings do", async () => {
  const name = async (on: Project, order: Partial<FacesOrder> = {}) => (await cook(order, {}, on)).name;
  const first = await name(project);
  expect(await name(opened())).toBe(first);
  const names = await Promise.all([
    first,
    name(project, { box: "bleed" }),
    name(project, { dpi: 100 }),
    name(opened({ [CARD]: card.replace("14pt", "15pt") })),
    name(opened({ [CREW]: crew.replace("rank: 1", "rank: 4") })),
    name(opened({ [CREW]: crew.replace("poker-us", "bridge") })),
  ]);
  expect(new Set(names).size).toBe(6);
});

test("the name follows what a drawing looks up: icons and pictures of the game", async () => {
  const withIcon = card.replace("</svg>", '<b:icon name="pip" x="9" y="40" size="9" fill="#000000"/></svg>');
  const circle = (r: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="${r}"/></svg>`;
  const files = { [CARD]: withIcon, "content/sample/icons/plain-circle.svg": circle(3) };
  const one = opened(files);
  const first = await cook({}, {}, one);
  const other = await cook({}, draft("content/sample/icons/plain-circle.svg", circle(4)), one);
  expect(other.name === first.name).toBe(false);
  expect((await cook({}, {}, one)).name).toBe(first.name);
});

test("equal drawings in one answer come once", async () => {
  const deck = crew.replace("front: card", "front: card\nback: back");
  const faces = ["cook", "pilot"].map((id) => ({ deck: "crew", card: id, side: "back" as const }));
  const answer = await project.faces({ game: "sample", faces }, draft(CREW, deck));
  expect(answer.faces.map(({ svg }) => svg !== undefined)).toEqual([true, false]);
  expect(answer.faces[0]?.name).toBe(answer.faces[1]?.name);
});

test("what is wrong with a face is found with it, as the game grades and allows it", async () => {
  const rulesOf = async (work: Work, on = project) =>
    (await cook({}, work, on)).findings.map(({ rule }) => rule);
  expect(await rulesOf(draft(CREW, crew.replace(", title: Cook", "")))).toEqual(["template/missing-field"]);
  expect(await rulesOf(draft(CREW, crew.replace("Cook", "Cook ".repeat(40))))).toContain("text/overflow");
  const icon = card.replace("</svg>", '  <b:icon name="oarr" x="9" y="9" size="9" fill="#000000"/>\n</svg>');
  expect(await rulesOf(draft(CARD, icon))).toContain("template/unknown-icon");
  const off = opened({
    "content/sample/game.yaml": `${SAMPLE_GAME["content/sample/game.yaml"]}severity:\n  - { rule: text/overflow, is: off }\n`,
  });
  expect(await rulesOf(draft(CREW, crew.replace("Cook", "Cook ".repeat(40))), off)).toEqual([]);
});

test("a face that cannot be drawn says why, and one that does not exist is missing", async () => {
  const why = async (work: Work) => {
    const { isMissing, svg, name, findings } = await cook({}, work);
    return {
      isMissing,
      isDrawn: svg !== undefined || name !== undefined,
      files: findings.map(({ file }) => file),
    };
  };
  const undrawn = (file: string) => ({ isMissing: false, isDrawn: false, files: [file] });
  expect(await why(draft(CARD, card.replace("{{title}}", "{{#if title}}")))).toEqual(undrawn(CARD));
  expect(await why(draft(CREW, crew.replace("front: card", "front: crad")))).toEqual(undrawn(CREW));
  expect(await why(draft(CREW, crew.replace("cards:", "cards: ["))).then(({ isDrawn }) => isDrawn)).toBe(
    false,
  );
  const broken = await why(draft("content/sample/game.yaml", "id: sample\n"));
  expect(broken.isMissing).toBe(false);
  expect(broken.files).toContain("content/sample/game.yaml");
  const gone = await why(draft(CREW, crew.replace(/^.*id: cook.*\n/m, "")));
  expect(gone).toEqual({ isMissing: true, isDrawn: false, files: [] });
  const { faces } = await project.faces({
    game: "sample",
    faces: [
      { ...COOK, side: "back" },
      { deck: "x", card: "y" },
    ],
  });
  expect(faces.map(({ isMissing }) => isMissing)).toEqual([true, true]);
});

test("wrong orders are refused", async () => {
  expect(await codeOf(project.faces({ game: "smple", faces: [] }))).toBe("unknown-game");
  expect(await codeOf(project.faces({ game: "sample", faces: ["cook"] } as never))).toBe("bad-order");
  expect(await codeOf(project.faces({ game: "sample", faces: [{ deck: "crew" }] } as never))).toBe(
    "bad-order",
  );
});

test("a project on disk draws what a check remembers, and a change of a file is seen", async () => {
  const folder = sampleFolder();
  const onDisk = openSample(folder);
  await onDisk.check();
  const before = await cook({}, {}, onDisk);
  writeFileSync(join(folder, CREW), crew.replace("Cook", "Chef"));
  const after = await cook({}, {}, onDisk);
  expect(after.svg === before.svg).toBe(false);
});

test("what becomes pixels on a draft is drawn once, however often its face is asked for", async () => {
  const filter = '<filter id="soft"><feGaussianBlur stdDeviation="1"/></filter>';
  const blurred = card.replace(
    "</svg>",
    `${filter}<circle cx="30" cy="60" r="9" filter="url(#soft)"/></svg>`,
  );
  const drawn: string[] = [];
  const counting = (): Inspector => ({
    ...INSPECT_HERE,
    draw: (svg, options) => {
      drawn.push(svg);
      return INSPECT_HERE.draw(svg, options);
    },
  });
  const bundle = openBundle();
  const host = createMemoryHost(SAMPLE_GAME);
  const on = projectOf({ host, bundle, memory: createMemory() }, counting);
  const first = await cook({}, draft(CARD, blurred), on);
  expect(first.svg).toContain("<image ");
  expect(drawn.length).toBe(1);
  await cook({}, draft(CARD, blurred), on);
  expect(drawn.length).toBe(1);
  await cook({}, draft(CARD, blurred.replace('r="9"', 'r="8"')), on);
  expect(drawn.length).toBe(2);
});

test("a later process finds the drawings of files, not those of drafts", async () => {
  const folder = sampleFolder();
  const later = (): Project => {
    const disk = diskMemory(openCacheFolder(join(folder, "output", ".cache")), "product");
    const host = createNodeHost(folder);
    const output = { host: createNodeHost(join(folder, "output")), shown: "output" };
    return projectOf({ host, bundle: openBundle(), output, memory: createMemory(disk) });
  };
  const drawings = (): number =>
    readdirSync(join(folder, "output", ".cache")).filter((name) => name.startsWith("drawings-")).length;
  const first = later();
  const { svg } = await cook({}, {}, first);
  await first.close();
  expect(drawings()).toBe(1);
  const second = later();
  expect((await cook({}, {}, second)).svg).toBe(svg);
  await cook({}, draft(CREW, crew.replace("Cook", "Chef")), second);
  await second.close();
  expect(drawings()).toBe(1);
});
