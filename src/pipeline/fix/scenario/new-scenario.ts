/** The file of a new scenario: with a comment on every field, and optional fields as comments. */

import { type Commented, fieldComments, optionalComments } from "./field-comments.ts";
import { scenarioYaml, type WrittenScenario } from "./scenario-yaml.ts";

/**
 * @param game what the comments say of the scenario's game
 * @param schema path of the schema for editors, from the file's folder
 */
export function newScenarioYaml(
  scenario: WrittenScenario,
  game: Omit<Commented, "cards">,
  schema?: string,
): string {
  const lines = scenarioYaml(scenario).trimEnd().split("\n");
  const commented = { ...game, cards: scenario.track.length };
  const words = fieldComments(commented);
  const optional = optionalComments(commented);
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
