/** Ids that findings had in earlier versions: allowances, severities and `explain` still accept them. */

const FACTS = [
  "broken-run",
  "dangling-reference",
  "disagreeing-value",
  "misreckoned",
  "one-sided-reference",
  "out-of-range",
  "pattern-mismatch",
  "repeated-value",
  "uncorrelated",
  "uncovered-value",
  "unlisted-mention",
  "unpaired",
  "wrong-count",
  "wrong-sum",
];

const NEW_IDS: ReadonlyMap<string, string> = new Map([
  ...FACTS.map((fault) => [`deck/${fault}`, `facts/${fault}`] as const),
  ["deck/nearly-empty-sheet", "kit/nearly-empty-sheet"],
  ["die/unknown-symbol", "dice/unknown-symbol"],
  ["game/ambiguous-word", "glossary/ambiguous-word"],
  ["game/duplicate-board", "board/duplicate-board"],
  ["game/duplicate-booklet", "booklet/duplicate-booklet"],
  ["game/duplicate-deck", "deck/duplicate-deck"],
  ["game/duplicate-die", "dice/duplicate-die"],
  ["game/duplicate-figure", "figure/duplicate-figure"],
  ["game/duplicate-kit", "kit/duplicate-kit"],
  ["game/duplicate-row", "table/duplicate-row"],
  ["game/duplicate-rule", "rules/duplicate-rule"],
  ["game/duplicate-scenario", "scenario/duplicate-scenario"],
  ["game/duplicate-table", "table/duplicate-table"],
  ["game/icon-circle", "glossary/icon-circle"],
  ["game/reversed-range", "schema/reversed-range"],
]);

/** The current id for a current or an earlier one. */
export const presentId = (id: string): string => NEW_IDS.get(id) ?? id;

/** A current id, and those that it had. */
export function allIdsOf(id: string): readonly string[] {
  return [id, ...[...NEW_IDS].flatMap(([former, present]) => (present === id ? [former] : []))];
}
