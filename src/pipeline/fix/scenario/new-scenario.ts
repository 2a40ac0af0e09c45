/** The file of a new scenario: the usual text with words on every field, and the fields that it leaves out as comments. */
import { SCENARIO_RULES } from "../../../schema/files.ts";
import { LONGEST } from "../../../track/length-class.ts";
import { scenarioYaml, type WrittenScenario } from "./scenario-yaml.ts";

/** Above the fields that are written. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  scenario: ["The scenario's id: commands call it so."],
  title: ["Its name as printed."],
  players: ["For how many captains it is meant."],
  length: [
    `The race by its shortest way: short up to ${LONGEST.short} movement points, medium up to ${LONGEST.medium}, long beyond.`,
  ],
  "forced-diagonals": ["Diagonal steps that nobody gets round: a promise, and check says when it is broken."],
  track: [
    "The map cards in travelling order.",
    "  at: [column, row] of the card's bottom left square as it lies; columns grow to the right, rows upwards.",
    "  turn: 0, 90, 180 or 270, clockwise. By 0 and 180 a card is 2 squares wide and 3 high, by 90 and 270 it is 3 and 2.",
    "  acceleration: true = it lies face down.",
  ],
  start: ["Where captains enter: card 1, 2, 3 ... of the track, and the square as printed."],
  finish: ["Where the race ends."],
};

/** What somebody may want, behind comment signs; `start` and `finish` only where the file does not have them. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  start: [
    "Captains enter on the leftmost square of the first card's lowest row, unless you name another:",
    "start: 1.a1",
  ],
  finish: [
    "The race ends in the last card's rightmost column, on the square farthest from the start, unless you name another:",
    "finish: 4.b3",
  ],
  intro: [
    "A few words that set the scene, printed on the set-up sheet:",
    "intro: Fair wind and an open bay.",
  ],
  rules: [
    `A rule of its own, in the words of the glossary: ${SCENARIO_RULES.join(", ")}.`,
    "rules:",
    "  toll: [2.a1, 2.b1]",
  ],
  setup: [
    "Notes for whoever lays the track, printed there too:",
    "setup:",
    "  - Lay the first card near the dealer.",
  ],
};

/** @param schema what editors read, as a path from the file's folder */
export function newScenarioYaml(
  scenario: WrittenScenario,
  { schema }: { readonly schema?: string | undefined } = {},
): string {
  const lines = scenarioYaml(scenario).trimEnd().split("\n");
  const written = lines.map((line) => /^[\w-]+(?=:)/.exec(line)?.[0]);
  const left = Object.keys(OPTIONAL).filter((name) => !written.includes(name));
  return [
    ...(schema === undefined ? [] : [`# yaml-language-server: $schema=${schema}`]),
    `# A track of map cards. Draw it with: broadside scenario show ${scenario.id}`,
    ...lines.flatMap((line, index) => [...commentsFor(written[index]), line]),
    ...left.flatMap((name) => ["", ...(OPTIONAL[name] ?? []).map(comment)]),
    "",
  ].join("\n");
}

const commentsFor = (name: string | undefined): readonly string[] =>
  name === undefined ? [] : ["", ...(WORDS[name] ?? []).map(comment)];

const comment = (line: string): string => `# ${line}`;
