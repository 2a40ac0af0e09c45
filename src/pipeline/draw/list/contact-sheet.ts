/** The contact sheet of a kit: small faces in rows, with a heading above each component. Lengths in mm. */
import type { Card, Deck } from "../../../game/game.ts";
import type { SmallFace } from "../../../game/kits/prints.ts";
import type { JsonObject } from "../../../schema/files.ts";
import { round } from "../../../units/length.ts";
import type { Say } from "../../../words/say.ts";
import { columnWidth, PAGE } from "./kit-decks.ts";

/** A drawing of a kit that differs from all others. */
export interface DistinctFace {
  readonly deck: Deck;
  readonly card: Card;
  readonly side: SmallFace["side"];
  readonly label: string;
  readonly copies: number;
}

export interface FaceGroup {
  readonly title: string;
  readonly faces: readonly DistinctFace[];
}

export interface ContactPage {
  /** What the template reads: `headings` and `labels`, each with its place. */
  readonly fields: JsonObject;
  readonly pictures: readonly SmallFace[];
}

const COLUMNS = 7;
const GUTTER = 3;
const WIDTH = columnWidth(COLUMNS, GUTTER);
/** Maximum height of a picture; it is also never larger than the original. */
const HIGHEST = 32.5;
const TOP = 18;
const HEADING = 7.4;
/** Height of the label below each picture. */
const LABEL = 4.6;
const SPACE = 1.6;

interface Page {
  readonly headings: JsonObject[];
  readonly labels: JsonObject[];
  readonly pictures: SmallFace[];
}

export function contactPages(groups: readonly FaceGroup[], say: Say): readonly ContactPage[] {
  const pages: Page[] = [];
  let y = PAGE.height;
  for (const { title, faces } of groups)
    for (let first = 0; first < faces.length; first += COLUMNS) {
      const row = faces.slice(first, first + COLUMNS);
      const height = Math.max(...row.map(heightOf)) + LABEL;
      const isNew = y + (first === 0 ? HEADING : 0) + height > PAGE.height;
      if (isNew) {
        pages.push({ headings: [], labels: [], pictures: [] });
        y = TOP;
      }
      const page = pages.at(-1) as Page;
      if (first === 0 || isNew) {
        page.headings.push({
          y: round(y, 3),
          title: first === 0 ? title : say("{title}, continued", { title }),
        });
        y += HEADING;
      }
      putRow(page, row, y, height - LABEL);
      y += height + SPACE;
    }
  return pages.map(({ headings, labels, pictures }) => ({ fields: { headings, labels }, pictures }));
}

/** Aligns a row on one baseline, each picture centred in its column. */
function putRow(page: Page, row: readonly DistinctFace[], y: number, height: number): void {
  for (const [index, face] of row.entries()) {
    const left = index * (WIDTH + GUTTER);
    const own = heightOf(face);
    const { deck, card, side, label, copies } = face;
    const x = left + (WIDTH - (own * deck.size.width) / deck.size.height) / 2;
    page.pictures.push({ deck, card, side, x, y: y + height - own, height: own });
    const place = { x: round(left, 3), y: round(y + height, 3), width: round(WIDTH, 3) };
    page.labels.push({ ...place, label, copies });
  }
}

function heightOf({ deck: { size } }: DistinctFace): number {
  return size.height * Math.min(1, HIGHEST / size.height, WIDTH / size.width);
}
