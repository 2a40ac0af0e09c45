/** What a rule of rules.yaml is about: which kind of things, and their names. */
import type { Game } from "../../../game/game.ts";
import type { Subject } from "../../../schema/data-rule.ts";

/** The field by which others name an entry. */
export const keyFieldOf = ({ die }: Subject): string => (die === undefined ? "id" : "face");

export const SOURCES = ["deck", "table", "die", "board", "kit", "list"] as const;
export type SourceKind = (typeof SOURCES)[number];

/** Which of the six are given: a rule can only be about one. */
export const sourcesIn = (subject: Subject): readonly SourceKind[] =>
  SOURCES.filter((kind) => subject[kind] !== undefined);

/** The names that a subject gives under a key: one or a list. */
export function namesIn(subject: Subject, kind: SourceKind): readonly string[] {
  const given = subject[kind] ?? [];
  return typeof given === "string" ? [given] : given;
}

/** The names that there are for each kind of source. */
export function knownNames(game: Game, kind: SourceKind): readonly string[] {
  if (kind === "list") return [];
  const things = { deck: game.decks, table: game.tables, die: game.dice, board: game.boards, kit: game.kits }[
    kind
  ];
  return things.map(({ id }) => id);
}
