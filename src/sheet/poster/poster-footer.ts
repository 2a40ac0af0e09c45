/** The footer of a poster's page and its map: side by side below the window, between the marks. */
import type { Size } from "../../units/box.ts";
import { translate } from "../../units/matrix.ts";
import type { Span } from "../frame.ts";
import type { MarginWords } from "../margin-words.ts";
import { type Footer, setFooter } from "../marks/footer.ts";
import type { FooterText } from "../marks/footer-text.ts";
import { group } from "../marks/mark-items.ts";
import type { PrintProfile } from "../sheet.ts";
import { pageMap } from "./page-map.ts";
import type { PosterPage } from "./poster-page.ts";
import { OVERLAP, type PosterPlan } from "./poster-plan.ts";

/** Between the map and its neighbour. */
const APART = 1;

/** Stretches shorter than this have room for neither words nor a ruler. */
const NARROW = 15;

export function posterFooter(
  page: PosterPage,
  plan: PosterPlan,
  text: FooterText,
  profile: PrintProfile,
  words: MarginWords,
): Footer {
  const stretches = stretchesBelow(page, plan.page, profile.margin);
  const map = plan.tiles.length > 1 ? pageMap(page.tile, plan) : undefined;
  const last = map && stretches.findLast(({ start, end }) => end - start >= map.width + 2 * APART);
  const columns = stretches
    .map((span) => (map && span === last ? { start: span.start, end: span.end - map.width - APART } : span))
    .filter(({ start, end }) => end - start >= NARROW);
  const frame = { page: plan.page, columns, rows: [], extent: page.clip };
  const footer = setFooter(frame, text, { ...profile, marks: true }, words);
  if (!map || !last) return footer;
  const at = translate(
    last.end - map.width - APART,
    plan.page.height - profile.margin - map.height - APART / 2,
  );
  return { ...footer, items: [...footer.items, group(at, map.items)] };
}

/** What the cut lines and the crosses leave of the strip below the window. */
function stretchesBelow({ window, neighbours }: PosterPage, page: Size, margin: number): readonly Span[] {
  const left = window.x;
  const right = window.x + window.width;
  const inner = {
    start: left + (neighbours.left ? OVERLAP : 0),
    end: right - (neighbours.right ? OVERLAP : 0),
  };
  return [{ start: margin, end: left }, inner, { start: right, end: page.width - margin }];
}
