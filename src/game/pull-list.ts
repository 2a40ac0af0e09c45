/** The pull list of a kit: where each heading and each line lies, column by column, page by page. Lengths in mm. */
import type { JsonObject } from "../schema/files.ts";
import { round } from "../units/length.ts";
import { type Component, type ContentsLine, countOf } from "./kit-contents.ts";
import { PAGE } from "./kit-decks.ts";

const COLUMNS = 3;
const GUTTER = 6;
const WIDTH = (PAGE.width - GUTTER * (COLUMNS - 1)) / COLUMNS;
/** Below the page's own heading. */
const TOP = 18;
const LINE = 4.6;
const HEADING = 7.4;
/** Above a heading, but for the top of a column. */
const SPACE = 2.4;

interface Place {
  readonly column: number;
  readonly y: number;
}

interface Page {
  readonly headings: JsonObject[];
  readonly lines: JsonObject[];
}

/** What the template reads of each page: `headings` and `lines`, each with its place and width. */
export function pullListPages(components: readonly Component[]): readonly JsonObject[] {
  const pages: Page[] = [];
  const put = (kind: keyof Page, { column, y }: Place, words: JsonObject): void => {
    const index = Math.floor(column / COLUMNS);
    pages[index] ??= { headings: [], lines: [] };
    const x = round((column % COLUMNS) * (WIDTH + GUTTER), 3);
    pages[index][kind].push({ x, y: round(y, 3), width: round(WIDTH, 3), ...words });
  };
  let next: Place = { column: 0, y: TOP };
  for (const component of components) {
    const at = headingAt(next);
    put("headings", at, { title: component.title, count: countOf(component) });
    next = { column: at.column, y: at.y + HEADING };
    for (const line of component.lines) {
      const here = room(next, LINE);
      put("lines", here, wordsOf(line));
      next = { column: here.column, y: here.y + LINE };
    }
  }
  return pages.map(({ headings, lines }) => ({ headings, lines }));
}

/** With its first line: no heading stands alone at the foot of a column. */
function headingAt({ column, y }: Place): Place {
  return room({ column, y: y > TOP ? y + SPACE : y }, HEADING + LINE);
}

const room = ({ column, y }: Place, height: number): Place =>
  y + height > PAGE.height ? { column: column + 1, y: TOP } : { column, y };

const wordsOf = ({ title, id, copies }: ContentsLine): JsonObject =>
  title === undefined ? { title: id, copies } : { title, id, copies };
