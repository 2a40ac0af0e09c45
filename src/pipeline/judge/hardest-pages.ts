/** Which pages about kits `check` lays out: a game with nine kits has some fifty of them, all from four templates. */
import type { Print } from "../../game/kits/prints.ts";
import { mayPoint } from "../../layout/draw/pictures/href.ts";
import { leaves } from "../../rules/usage/usage.ts";
import type { CompiledTemplates } from "../../template/template.ts";

type Line = Print["cards"][number];

/**
 * Of each drawing (leading page, contents card, pull list, contact sheet) the page with the longest text, the smallest of
 * those: where that text fits, others do. All pages of a drawing that shows pictures, for each may show another one.
 */
export function hardestPages(prints: readonly Print[], templates: CompiledTemplates): readonly Print[] {
  const hardest = hardestLines(prints.flatMap(({ cards }) => cards));
  const isWanted = ({ card }: Line): boolean => hardest.has(card) || showsPictures(card.front, templates);
  return prints.flatMap((print) => {
    const cards = print.cards.filter(isWanted);
    return cards.length === 0 ? [] : [{ ...print, cards }];
  });
}

interface Page {
  readonly card: Line["card"];
  readonly texts: number;
  readonly longest: number;
}

function hardestLines(lines: readonly Line[]): ReadonlySet<Line["card"]> {
  const hardest = new Map<string, Page>();
  for (const { deck, card } of lines) {
    const page = pageOf(card);
    const known = hardest.get(deck.id);
    if (known === undefined || isHarder(page, known)) hardest.set(deck.id, page);
  }
  return new Set([...hardest.values()].map(({ card }) => card));
}

function pageOf(card: Line["card"]): Page {
  const texts = leaves(card.fields);
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  return { card, texts: texts.length, longest };
}

const isHarder = (page: Page, known: Page): boolean =>
  page.longest > known.longest || (page.longest === known.longest && page.texts < known.texts);

function showsPictures(name: string, templates: CompiledTemplates): boolean {
  const template = templates.get(name);
  return template !== undefined && [template.source, ...template.partials].some(({ text }) => mayPoint(text));
}
