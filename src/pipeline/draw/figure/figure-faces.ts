/**
 * The figures of a game as faces, and the plans of the scenarios that its booklets show: laid out and checked with the
 * cards. The places of a figure's cards are in its plan; they are put below its drawing when a booklet shows it.
 */

import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { nearest } from "../../../diagnostics/nearest.ts";
import { type FigurePlan, planOf } from "../../../figure/plan.ts";
import type { Figure } from "../../../game/booklets/figure.ts";
import { figureDeck } from "../../../game/booklets/figure-decks.ts";
import { below } from "../../../game/fault.ts";
import type { Game } from "../../../game/game.ts";
import { derived } from "../../../remember/derived.ts";
import { placeOf } from "../../../source/locate.ts";
import type { Sources } from "../../../source/tree.ts";
import type { CompiledTemplates, TemplateFiles } from "../../../template/template.ts";
import { type Face, faceOf } from "../faces.ts";

/** The plan of a figure, made once. */
export const planned: (figure: Figure) => FigurePlan = derived(planOf);

export function figureFaces(game: Game, templates: CompiledTemplates): readonly Face[] {
  return game.figures.flatMap((figure) => {
    const plan = planned(figure);
    // None of its parts are usable, which is already reported.
    if (plan.width <= 0 || plan.height <= 0) return [];
    const deck = figureDeck(figure, plan);
    const [card] = deck.cards;
    return faceOf({ game, deck, card, side: "front", figure: plan }, templates) ?? [];
  });
}

/** Reports figures with a missing template; faulty templates have already been reported. */
export function unknownTemplates(
  { figures }: Game,
  { templates }: Pick<TemplateFiles, "templates">,
  sources: Sources,
): readonly Diagnostic[] {
  return figures.flatMap(({ template, source }) => {
    if (templates.has(template)) return [];
    const near = nearest(template, templates.keys());
    return {
      ...placeOf(sources, below(source, "template")),
      rule: "figure/unknown-template",
      severity: "error" as const,
      message: `there is no template "${template}"`,
      fix: near ? `write ${near}` : `leave \`template:\` out, or add templates/<game>/${template}.svg.hbs`,
    };
  });
}
