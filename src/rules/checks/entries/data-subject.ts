/** The subject of a rule of rules.yaml: a kind of source, and names. */
import type { Game } from "../../../game/game.ts";
import type { Subject } from "../../../schema/data-rule.ts";

/** The field by which others refer to an entry. */
export const keyFieldOf = ({ die }: Subject): string => (die === undefined ? "id" : "face");

export const SOURCES = ["deck", "table", "die", "board", "kit", "list"] as const;
export type SourceKind = (typeof SOURCES)[number];

/** Which of the six are given: a rule can have only one. */
export const sourcesIn = (subject: Subject): readonly SourceKind[] =>
  SOURCES.filter((kind) => subject[kind] !== undefined);

/** The names under a key of a subject: one or a list. */
export function namesIn(subject: Subject, kind: SourceKind): readonly string[] {
  const given = subject[kind] ?? [];
  return typeof given === "string" ? [given] : given;
}

/** The existing names of each kind of source. */
export function existingNames(game: Game, kind: SourceKind): readonly string[] {
  if (kind === "list") return [];
  const things = { deck: game.decks, table: game.tables, die: game.dice, board: game.boards, kit: game.kits }[
    kind
  ];
  return things.map(({ id }) => id);
}
