import { expect, test } from "vitest";
import { createMemory } from "../../src/remember/memory.ts";
import { checkShipped, readShipped, SHIPPED_FILES, type TextFiles } from "../support/game/shipped-game.ts";
import { withChange } from "../support/game/with-change.ts";

const CONTENT = "content/pirate-quest";
const TEMPLATES = "templates/pirate-quest";

/** Battle cards, and map cards that are not part of the scenario. */
const LEFT_OUT =
  /^ {2}- (?:\{ id: (?:axe|bow|shield|\w+-[679]).*\n|id: m(?!05|12|14|17)\d\d\n(?: {4}.*\n)+)/gm;

/** A few cards of two decks, a scenario and everything that they read: other cards would take the same paths. */
const FILES: TextFiles = Object.fromEntries(
  Object.entries(SHIPPED_FILES)
    .filter(
      ([path]) =>
        !path.startsWith(`${CONTENT}/`) ||
        /\/(tables\/.*|decks\/(battle|map)|scenarios\/first-voyage|game|glossary)\.yaml$/.test(path),
    )
    .map(([path, text]) => [path, text.replace(LEFT_OUT, "")]),
);

const changed = (path: string, from: string, to: string, files = FILES): TextFiles =>
  withChange(files, path, from, to);

/** A change to each thing that faces are made from; one after the other, so that each finds what the others left. */
const CHANGES: readonly TextFiles[] = [
  changed(`${CONTENT}/decks/battle.yaml`, "value: 4, special", "value: 44, special"),
  changed(`${CONTENT}/tables/specials.yaml`, "title: Mutiny", "title: Mutiny and everything else aboard"),
  changed(`${CONTENT}/glossary.yaml`, "mutiny: fist", "mutiny: fost"),
  changed(`${TEMPLATES}/partials/waves.svg.hbs`, "{{line}}", "{{lien}}"),
  // With a map card, also the plans that show it.
  changed(
    `${CONTENT}/decks/map.yaml`,
    "  - id: m12\n",
    "  - id: m12\n    bars: [a3|north, b3|north]\n",
    changed(
      `${CONTENT}/scenarios/first-voyage.yaml`,
      "intro: ",
      `intro: ${"Heave and haul away. ".repeat(99)}`,
    ),
  ),
  FILES,
];

test("remembered results change nothing", async () => {
  const memory = createMemory();
  const unchanged = await checkShipped(FILES, createMemory());
  for (const files of CHANGES) {
    const fresh = files === FILES ? unchanged : await checkShipped(files, createMemory());
    expect(await checkShipped(files, memory)).toEqual(fresh);
    if (files !== FILES) expect(fresh).not.toEqual(unchanged);
  }
});

test("a deck is checked again when the file of its cards changes, appears or disappears", () => {
  const memory = createMemory();
  const each = 'cards:\n  - each: { face: { from: 1, to: 6 } }\n    id: "dice-{face}"';
  const deck = changed(`${CONTENT}/decks/dice.yaml`, each, "cards: faces.csv", SHIPPED_FILES);
  const rows = (face: string): string => `id,face\nd1,1\nd2,${face}\n`;
  const steps = [
    deck,
    ...["2", "7", "2"].map((face) => ({ ...deck, [`${CONTENT}/decks/faces.csv`]: rows(face) })),
    deck,
  ];
  const found = steps.map((files) =>
    readShipped(files, memory).diagnostics.some(({ rule }) => rule === "schema/out-of-range"),
  );
  expect(found).toEqual([false, false, true, false, false]);
});

test("the most recently used entries stay, within the limit", () => {
  const { recall } = createMemory();
  const made: string[] = [];
  for (const key of ["a", "b", "c", "d", "a", "e", "a", "b"]) recall("fonts", key, () => made.push(key));
  // Four fit: "e" evicts "b", because "a" was requested again.
  expect(made).toEqual(["a", "b", "c", "d", "e", "b"]);
});

test("of more faces than fit, those that fit are recalled in each check, until they are no longer requested", () => {
  const { recall } = createMemory();
  let made = 0;
  const ask = (name: string): void => {
    recall(
      "scenes",
      name,
      () => ++made,
      () => 1e6,
    );
  };
  // Ten fit. Two thirds of fifteen are recalled, where strict recency would evict each before its next use.
  const check = (prefix: string): number => {
    made = 0;
    for (let face = 0; face < 15; face += 1) ask(`${prefix} ${face}`);
    return made;
  };
  expect([check("one"), check("one"), check("one")]).toEqual([15, 5, 5]);
  const other = Array.from({ length: 6 }, () => check("other"));
  expect(other[0]).toBe(15);
  expect(other.at(-1)).toBe(5);
});

test("a result that is made while the same is made is counted once", () => {
  const { recall } = createMemory();
  let made = 0;
  for (let round = 0; round < 2; round++)
    for (const key of ["a", "b", "c", "d"]) recall("fonts", key, () => recall("fonts", key, () => ++made));
  // Four fit.
  expect(made).toBe(4);
});

test("a result too large for its stage is returned and not kept", () => {
  const { recall } = createMemory();
  let made = 0;
  for (let round = 0; round < 2; round++)
    expect(
      recall(
        "scenes",
        "huge",
        () => ++made,
        () => 1e9,
      ),
    ).toBe(round + 1);
});
