/** The pull list of a kit: places of all headings and lines, column by column, page by page. Lengths in mm. */
import { type Component, type ContentsLine, countOf } from "../../../game/kits/kit-contents.ts";
import type { JsonObject } from "../../../schema/files.ts";
import { round } from "../../../units/length.ts";
import type { Say } from "../../../words/say.ts";
import { columnWidth, PAGE } from "./kit-decks.ts";

const COLUMNS = 3;
const GUTTER = 6;
const WIDTH = columnWidth(COLUMNS, GUTTER);
/** Top of the columns, below the page's heading. */
const TOP = 18;
const LINE = 4.6;
/** Height of a two-line title, which has more letters than fit on one line, alone or next to an id. */
const TALL = 7.6;
const LETTERS = { alone: 38, "beside an id": 24 };
const HEADING = 7.4;
/** Space above a heading, except at the top of a column. */
const SPACE = 2.4;

interface Place {
  readonly column: number;
  readonly y: number;
}

/** The fields for each page's template: `entries` in reading order, headings and lines, each with its place and width. */
export function pullListPages(components: readonly Component[], say: Say): readonly JsonObject[] {
  const pages: JsonObject[][] = [];
  const put = (kind: "heading" | "line", { column, y }: Place, words: JsonObject): void => {
    const index = Math.floor(column / COLUMNS);
    pages[index] ??= [];
    const x = round((column % COLUMNS) * (WIDTH + GUTTER), 3);
    pages[index].push({ kind, x, y: round(y, 3), width: round(WIDTH, 3), ...words });
  };
  const putHeading = (at: Place, title: string, count: number | ""): Place => {
    put("heading", at, { title, count });
    return { column: at.column, y: at.y + HEADING };
  };
  let next: Place = { column: 0, y: TOP };
  for (const component of components) {
    const { title } = component;
    next = putHeading(headingAt(next), title, countOf(component));
    for (const line of component.lines) {
      const { height, ...words } = wordsOf(line);
      if (next.y + height > PAGE.height)
        next = putHeading({ column: next.column + 1, y: TOP }, say("{title}, continued", { title }), "");
      put("line", next, { height, ...words });
      next = { column: next.column, y: next.y + height };
    }
  }
  return pages.map((entries) => ({ entries }));
}

/** Keeps a heading with its first line, so that none is alone at the bottom of a column. */
function headingAt({ column, y }: Place): Place {
  const top = y > TOP ? y + SPACE : y;
  return top + HEADING + TALL > PAGE.height ? { column: column + 1, y: TOP } : { column, y: top };
}

/** The id is left out if the title says the same. */
function wordsOf({ title = "", id, copies }: ContentsLine): JsonObject & { readonly height: number } {
  const isPlain = title === "" || lettersOf(title) === lettersOf(id);
  const most = LETTERS[isPlain ? "alone" : "beside an id"];
  const words = { title: title === "" ? id : title, copies, height: title.length > most ? TALL : LINE };
  return isPlain ? words : { ...words, id };
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
