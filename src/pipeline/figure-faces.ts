/**
 * The figures of a game as faces, and the plans of the scenarios that its booklets show: laid out and checked with the
 * cards. Where the cards of a figure lie is in its plan; they are put below its drawing when a booklet shows it.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { type FigurePlan, planOf } from "../figure/plan.ts";
import { below } from "../game/fault.ts";
import type { Figure } from "../game/figure.ts";
import type { Card, Deck, Game } from "../game/game.ts";
import { placeOf } from "../source/locate.ts";
import type { Sources } from "../source/tree.ts";
import type { CompiledTemplates, TemplateFiles } from "../template/template.ts";
import { cardKeyOf, type Face, faceOf } from "./faces.ts";
import { digestOfTexts, type Memory, NO_MEMORY } from "./memory.ts";

/** With blanks, so that no deck of a game can have it for an id. */
export const FIGURES = "figures of booklets";

const plans = new WeakMap<Figure, FigurePlan>();

export function planned(figure: Figure): FigurePlan {
  const plan = plans.get(figure) ?? planOf(figure);
  plans.set(figure, plan);
  return plan;
}

export function figureFaces(
  game: Game,
  templates: CompiledTemplates,
  memory: Memory = NO_MEMORY,
): readonly Face[] {
  return game.figures.flatMap((figure) => {
    const plan = planned(figure);
    const card = figureCard(figure);
    const cardKey = cardKeyOf(digestOfTexts([JSON.stringify(plan)]), card);
    const deck = deckOf(figure, card, plan);
    return faceOf({ game, deck, card, side: "front", figure: plan }, { templates, memory, cardKey }) ?? [];
  });
}

/** Stands for the drawing of a figure. */
export function figureCard({ id, template, data, source }: Figure): Card {
  return {
    id,
    deck: FIGURES,
    number: 1,
    copies: 1,
    front: template,
    fields: data,
    source: Object.keys(data).length > 0 ? below(source, "data") : source,
  };
}

function deckOf({ data, source }: Figure, card: Card, { width, height }: FigurePlan): Deck {
  const fields = Object.fromEntries(Object.keys(data).map((name) => [name, { optional: false }]));
  const size = { id: "custom", width, height, corner: 0 };
  return {
    id: FIGURES,
    title: "Figures",
    kind: "cards",
    shape: "card",
    size,
    bleed: 0,
    safe: 0,
    cards: [card],
    fields,
    source,
  };
}

/** Figures whose template is not there; one that is faulty has been told. */
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
