/** Fixed scenarios as text: only faults change (C095), comments and layout stay, and the result passes the check. */
import { expect, test } from "vitest";
import { openBundle } from "../../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../../src/host/memory-host.ts";
import {
  fixScenario,
  type ScenarioFix,
  type ScenarioFixResult,
} from "../../../../src/pipeline/fix/scenario/fix-scenario.ts";
import { checkScenarios } from "../../../../src/pipeline/judge/check-scenarios.ts";
import { createMemory } from "../../../../src/remember/memory.ts";
import { SHIPPED, SHIPPED_FILES } from "../../../support/game/shipped-game.ts";
import { wholeSearch } from "../../../support/whole-search.ts";

const bundle = openBundle();
const PATH = `content/${SHIPPED}/scenarios/maze.yaml`;

const SOUND = `content/${SHIPPED}/scenarios/first-voyage.yaml`;

/** Only the map and one sound scenario of the shipped game: the rest would cost time and prove nothing here. */
const GAME_FILES = Object.fromEntries(
  Object.entries(SHIPPED_FILES).filter(([path]) =>
    /\/(tables\/.*|dice\/.*|decks\/map|scenarios\/first-voyage|game|glossary)\.yaml$/.test(path),
  ),
);

const memory = createMemory();

const projectWith = (text: string, others: Readonly<Record<string, string>> = {}) => ({
  host: createMemoryHost({ ...GAME_FILES, ...others, [PATH]: text }),
  bundle,
  memory,
});

const fixed = (...words: Parameters<typeof fixScenario>): ScenarioFixResult =>
  wholeSearch(fixScenario(...words));

function fix(text: string, others?: Readonly<Record<string, string>>): ScenarioFix {
  const fixing = fixed(projectWith(text, others), SHIPPED, PATH);
  if (fixing.kind !== "fixed") throw new Error(fixing.kind);
  return fixing.fix;
}

/** A deck with a map card that is closed along its lower side. */
const SILL = {
  [`content/${SHIPPED}/decks/sill.yaml`]: `deck: sill
title: Sill
kind: map
size: poker-us
front: map-card
cards:
  - { id: s1, squares: [[green, blue], [blue, green], [green, red]], bars: [a1|south, b1|south] }
`,
};

const textsOf = ({ files }: ScenarioFix): ReadonlyMap<string, string> =>
  new Map(
    ("why" in files ? [] : files).map(({ path, after }) => [
      path,
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(after),
    ]),
  );

/** The scenario's file after the fix, in which no rule may report an error. */
const fixedText = (text: string, others: Readonly<Record<string, string>> = {}): string =>
  textAfter(fix(text, others), text, others);

function textAfter(done: ScenarioFix, text: string, others: Readonly<Record<string, string>> = {}): string {
  const texts = textsOf(done);
  const fixed = projectWith(texts.get(PATH) ?? text, { ...others, ...Object.fromEntries(texts) });
  const { findings } = checkScenarios(fixed, SHIPPED);
  expect(findings.filter(({ severity }) => severity !== "hint")).toEqual([]);
  return texts.get(PATH) ?? "";
}

const HEAD = `# The maze, as of "old" times
scenario:   maze
title: 'The Maze'   # as printed
players: { min: 2, max: 4 }

length: short
`;

/** Expects exactly one text replaced in a file; pass the fix if it was already made. */
function expectOneChange(text: string, from: string, to: string, done = fix(text)): void {
  expect(text.split(from)).toHaveLength(2);
  expect(textAfter(done, text)).toBe(text.replace(from, () => to));
}

test("a heading is kept with its line", () => {
  const text = `${HEAD}track:
  - { card: m05, at: [0, 0] }
  - card: m12   # the shore
    at: [0, 3]
    heading: [south]
  - { card: m14, at: [ 0, 6 ], turn: 0 } # the reef
  - { card: m17, at: [0, 9] }
`;
  expectOneChange(text, "    heading: [south]\n", "");
});

test("a turn is written after the place, before the line's comment", () => {
  const text = `${HEAD}track:
  - { card: m05, at: [0, 0] }
  - { card: m12, at: [0, 3] }
  - card: s1 # sill
    at: [0, 6] # last
`;
  expect(fixedText(text, SILL)).toBe(text.replace("[0, 6] # last", "[0, 6] # last\n    turn: 180"));
  const inBrackets = text.replace(/ {2}- card: s1[\s\S]*$/, "  - { card: s1, at: [0, 6] } # last\n");
  expect(fixedText(inBrackets, SILL)).toBe(inBrackets.replace("[0, 6] }", "[0, 6], turn: 180 }"));
});

test("all cards after a gap move along, and nothing else changes", () => {
  const text = `${HEAD}track:
  - { card: m05, at: [0, 0] }
  - { card: m12, at: [0, 3] }
  # here is the gap
  - { card: m14, at: [0,   7], acceleration: true }   # too far
  - card: "m10"
    at:
      - 0
      - 10 # and this
  - { at: [+0, 0xD], card: m17 }
`.replace("length: short", "length: medium");
  expect(fixedText(text)).toBe(
    text.replace("7], acc", "6], acc").replace("- 10 # and", "- 9 # and").replace("0xD", "12"),
  );
});

test("Windows line ends and a byte order mark are kept", () => {
  const text = `\uFEFF${HEAD}track:
  - { card: m05, at: [0, 0] }
  - { card: m12, at: [0, 3], acceleration: true }
  - { card: m14, at: [0, 7] }
`.replaceAll("\n", "\r\n");
  expect(fixedText(text)).toBe(text.replace("[0, 7]", "[0, 6]"));
});

test("reordered cards take their lines and comments with them", () => {
  const text = `${HEAD}track:
  - { card: m05, at: [0, 0] }   # first
  - { card: m14, at: [0, 6], acceleration: true }   # third
  - card: m12   # second
    at: [0, 3]
  - { card: m17, at: [0, 9] }   # last
finish: 4.b3
`;
  expect(fixedText(text)).toBe(`${HEAD}track:
  - { card: m05, at: [0, 0] }   # first
  - card: m12   # second
    at: [0, 3]
  - { card: m14, at: [0, 6], acceleration: true }   # third
  - { card: m17, at: [0, 9] }   # last
finish: 4.b3
`);
});

test("a wrong length class is fixed together with the track", () => {
  const text = `${HEAD.replace("short", "long # really")}track:
  - { card: m05, at: [0, 0] }
  - { card: m12, at: [0, 3], acceleration: true }
  - { card: m14, at: [0, 6] }
`;
  const done = fix(text);
  expectOneChange(text, "long # really", "short # really", done);
  expect(done.words).toEqual(["call it short, not long"]);
});

test("a start is renamed", () => {
  const text = `${HEAD.replace("max: 4", "max: 6")}start: '1.a2'
track: [ { card: m05, at: [0, 0] }, { card: m12, at: [0, 3] }, { card: m14, at: [0, 6] } ]
`;
  expectOneChange(text, "'1.a2'", "'1.a1'");
});

test("with too many acceleration points, the first card is placed face up", () => {
  const text = `${HEAD}track: [ { card: m05, at: [0, 0] }, { card: m12, at: [0, 3], acceleration: true },
  { card: m14, at: [0, 6], acceleration: true }, { card: m10, at: [0, 9], acceleration: true }, { card: m07, at: [0, 12] } ]
`.replace("length: short", "length: medium");
  const after = fixedText(text);
  expect(after).toBe(text.replace("[0, 3], acceleration: true", "[0, 3], acceleration: false"));
});

test("a card used twice is replaced by an unused one", () => {
  const text = `${HEAD}track:
  - { card: m05, at: [0, 0] }
  - { card: 'm05', at: [0, 3] } # again
  - { card: m14, at: [0, 6] }
`;
  const done = fix(text);
  const { words } = done;
  expect(words).toHaveLength(1);
  const [, by] = /^use (m\d\d) instead of card 2 \(m05\)$/.exec(words[0] ?? "") ?? [];
  expectOneChange(text, "'m05'", `'${by}'`, done);
});

test("a bar is removed from the deck's file when nothing else helps", () => {
  const deck = `deck: blind
title: Blind
kind: map
size: poker-us
front: map-card
cards:
  # five of them
  - id: w1
    copies: 5
    squares: [[green, blue], [blue, green], [green, red]]
    bars: [a3|north, a3|b3, a1|south, a1|b1] # corners
`;
  const place = `content/${SHIPPED}/decks/blind.yaml`;
  // Only this deck: otherwise other map cards would do.
  const { [`content/${SHIPPED}/decks/map.yaml`]: _, ...rest } = GAME_FILES;
  const text = `${HEAD.replace("max: 4", "max: 2").replace("short", "medium")}track:
${[0, 3, 6, 9, 12].map((row) => `  - { card: w1, at: [0, ${row}] }\n`).join("")}`;
  const files = { ...rest, [place]: deck, [PATH]: text };
  const fixing = fixed({ host: createMemoryHost(files), bundle }, SHIPPED, PATH);
  if (fixing.kind !== "fixed") throw new Error(fixing.kind);
  expect(fixing.fix.words).toEqual(["remove the bar a3|b3 from the map card w1 itself"]);
  expect([...textsOf(fixing.fix)]).toEqual([[place, deck.replace("a3|b3, ", "")]]);
});

test("a sound track is left alone", () => {
  expect(fixed(projectWith(""), SHIPPED, SOUND).kind).toBe("sound");
});

test.each([
  ["two cards", "track: [ { card: m05, at: [0, 0] }, { card: m12, at: [0, 3] } ]\n", "none"],
  ["a card that does not exist", "track: [ { card: m99, at: [0, 0] } ]\n", "unreadable"],
])("nothing is invented for %s", (_, track, kind) => {
  expect(fixed(projectWith(HEAD + track), SHIPPED, PATH).kind).toBe(kind);
});

test("too many players for any first card are reported before a search that could not succeed", () => {
  const track =
    "track: [ { card: m05, at: [0, 0] }, { card: m12, at: [0, 4] }, { card: m14, at: [0, 6] } ]\n";
  const fixing = fixScenario(projectWith(HEAD.replace("max: 4", "max: 9") + track), SHIPPED, PATH).next();
  expect(fixing).toEqual({
    done: true,
    value: {
      kind: "none",
      why: "it is for 9 players, but a first card has room for 6: correct `players:` first",
    },
  });
});

test("an anchor used in two places is not changed", () => {
  const text = `${HEAD}track:
  - { card: m05, at: [0, 0] }
  - { card: m12, at: &here [0, 4] }
  - { card: m14, at: *here }
  - { card: m17, at: [0, 9] }
`;
  const { files, scenario } = fix(text);
  expect(files).toMatchObject({ why: expect.stringContaining("anchors") });
  expect(scenario.track).toHaveLength(4);
});

const STRAIGHT =
  "track: [ { card: m05, at: [0, 0] }, { card: m12, at: [0, 3] }, { card: m14, at: [0, 6] } ]\n";

test.each([
  ["a sound track", STRAIGHT],
  ["one to fix", STRAIGHT.replace("[0, 6]", "[0, 7]")],
])("errors that a change of the track cannot fix are reported first: %s", (_, track) => {
  const fixOf = (text: string) => fixed(projectWith(text), SHIPPED, PATH);
  expect(fixOf(`${HEAD}${track}length: long\n`)).toEqual({
    kind: "faulty",
    errors: ["yaml/duplicate-key"],
  });
  expect(fixOf(`${HEAD}${track}finish: 3.m9\n`)).toEqual({
    kind: "faulty",
    errors: ["schema/bad-format"],
  });
});

test("a broken forced-diagonals promise is corrected", () => {
  const text = `${HEAD.replace("max: 4", "max: 6")}forced-diagonals: 1 # really
track:
  - { card: m03, at: [0, 0], turn: 270 }
  - { card: m02, at: [0, 2], turn: 180, acceleration: true }
  - { card: m05, at: [-1, 5], turn: 90 }
  - { card: m12, at: [-1, 7], turn: 90 }
`;
  const done = fix(text);
  expectOneChange(text, "forced-diagonals: 1 # really", "forced-diagonals: 0 # really", done);
  expect(done.words).toEqual(["write forced-diagonals: 0, not 1"]);
});
