/**
 * Drops findings about measures on the faces of a deck whose own measures could not be read: they were taken with the
 * default, and the fault itself is reported at its value.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Deck } from "../../game/game.ts";
import type { Sources } from "../../source/tree.ts";
import type { RuleContext } from "../define-rule.ts";

const MEASURES = ["size", "shape", "bleed", "safe"];

const OF_MEASURES: readonly string[] = [
  ...["svg/aspect", "art/ends-at-cut", "art/low-resolution", "art/on-glue-tab", "art/outside-piece"],
  ...["text/overflow", "text/outside-safe-zone", "text/too-small", "text/across-fold", "text/touches-line"],
  ...["text/overlap", "text/broken-word"],
];

export function withoutMeasures(
  { game, sources, templateFiles }: Pick<RuleContext, "game" | "sources" | "templateFiles">,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const decks = game.decks.filter((deck) => errors.some((error) => isAboutMeasure(sources, deck, error)));
  const names = decks.flatMap(({ cards }) => cards.flatMap(({ front, back = front }) => [front, back]));
  const files = new Set([
    ...decks.map(({ source }) => source.file),
    ...names.flatMap((name) => templateFiles.templates.get(name)?.file ?? []),
  ]);
  return diagnostics.filter(({ rule, file }) => !(OF_MEASURES.includes(rule) && files.has(file)));
}

function isAboutMeasure(sources: Sources, { source }: Deck, { file, start }: Diagnostic): boolean {
  const root = file === source.file ? sources.get(file)?.root : undefined;
  return (
    root?.kind === "map" &&
    root.entries.some(
      ({ key, value }) => MEASURES.includes(key) && start.offset >= value.start && start.offset <= value.end,
    )
  );
}
