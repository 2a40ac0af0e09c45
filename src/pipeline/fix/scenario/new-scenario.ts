/** The file of a new scenario: with a comment on every field, and optional fields as comments. */

import { capitalised } from "../../../diagnostics/words.ts";
import { DEFAULT_MOVEMENT, type Movement } from "../../../game/scenarios/movement.ts";
import { SCENARIO_RULES } from "../../../schema/files.ts";
import { scenarioYaml, type WrittenScenario } from "./scenario-yaml.ts";

/** Comments above the fields. */
const wordsFor = ({ lengths, words }: Movement): Readonly<Record<string, readonly string[]>> => ({
  scenario: ["The scenario's id, its name for commands."],
  title: ["Its name as printed."],
  players: [`The number of ${words.pieces}.`],
  length: [
    `Length of the race by its shortest way: short up to ${lengths.short} movement points, medium up to ${lengths.medium}, long beyond.`,
  ],
  "forced-diagonals": forcedFor(words),
  "forced-special": forcedFor(words),
  track: [
    "The map cards in travelling order.",
    "  at: [column, row] of the card's bottom left square on the table; columns count to the right, rows upwards.",
    "  turn: 0, 90, 180 or 270, clockwise. At 0 and 180 a card is 2 squares wide and 3 high, at 90 and 270 it is 3 by 2.",
    "  acceleration: true = the card is face down.",
  ],
  start: [`Where ${words.pieces} start: card 1, 2, 3 ... of the track, and the square as printed.`],
  finish: ["Where the race ends."],
});

const forcedFor = ({ special }: Movement["words"]): readonly string[] => [
  `The number of unavoidable ${special}s; check reports if it is wrong.`,
];

/** Optional fields, commented out; `start` and `finish` only if the file does not set them. */
const optionalFor = ({ words }: Movement): Readonly<Record<string, readonly string[]>> => ({
  start: [
    `${capitalised(words.pieces)} start on the leftmost square of the first card's lowest row, unless you name another:`,
    "start: 1.a1",
  ],
  finish: [
    "The race ends in the last card's rightmost column, on the square farthest from the start, unless you name another:",
    "finish: 4.b3",
  ],
  intro: ["A short introduction, printed on the set-up sheet:", "intro: Fair wind and an open bay."],
  rules: [
    `A special rule, explained in the glossary: ${SCENARIO_RULES.join(", ")}.`,
    "rules:",
    "  toll: [2.a1, 2.b1]",
  ],
  setup: [
    "Notes for laying the track, printed there too:",
    "setup:",
    "  - Lay the first card near the dealer.",
  ],
});

/** @param schema path of the schema for editors, from the file's folder */
export function newScenarioYaml(
  scenario: WrittenScenario,
  { schema }: { readonly schema?: string | undefined } = {},
): string {
  const lines = scenarioYaml(scenario).trimEnd().split("\n");
  const movement = scenario.movement ?? DEFAULT_MOVEMENT;
  const words = wordsFor(movement);
  const optional = optionalFor(movement);
  const written = lines.map((line) => /^[\w-]+(?=:)/.exec(line)?.[0]);
  const left = Object.keys(optional).filter((name) => !written.includes(name));
  return [
    ...(schema === undefined ? [] : [`# yaml-language-server: $schema=${schema}`]),
    `# A track of map cards. Draw it with: broadside scenario show ${scenario.id}`,
    ...lines.flatMap((line, index) => [...commentsFor(words, written[index]), line]),
    ...left.flatMap((name) => ["", ...(optional[name] ?? []).map(comment)]),
    "",
  ].join("\n");
}

const commentsFor = (
  words: Readonly<Record<string, readonly string[]>>,
  name: string | undefined,
): readonly string[] => (name === undefined ? [] : ["", ...(words[name] ?? []).map(comment)]);

const comment = (line: string): string => `# ${line}`;
