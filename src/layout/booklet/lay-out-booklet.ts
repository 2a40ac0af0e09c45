/**
 * A booklet's blocks as pages: a title page, the contents, the text in one column or two. The frame of each page, with its
 * title and running footer, is drawn by a template and is not part of this. Pure, as all layout.
 */
import type { Block } from "../../booklet/blocks.ts";
import { type Place, startOf } from "../../diagnostics/diagnostic.ts";
import type { Item, SceneSymbol } from "../../scene/scene.ts";
import { type Area, type BookletSetup, columnsOf, introArea, lookOf, TINT } from "./booklet-look.ts";
import { contentsRows, type Entry } from "./contents-rows.ts";
import { type PlacedRow, paginate } from "./paginate.ts";
import type { PageLink, PageTarget, Row, Sheet } from "./row.ts";
import { setBlocks } from "./set-blocks.ts";
import { type Setting, settingOf } from "./setting.ts";
import { filledBox } from "./shapes.ts";

/** A heading, and its distance from the top of its page, in mm. */
export interface PageHeading extends PageTarget {
  /** From 2, which is a chapter. */
  readonly level: number;
  readonly title: string;
}

export interface LaidPage {
  readonly kind: "title" | "contents" | "text";
  readonly items: readonly Item[];
  readonly symbols: readonly SceneSymbol[];
  /** Headings on it. */
  readonly headings: readonly PageHeading[];
  readonly links: readonly PageLink[];
  readonly targets: readonly PageTarget[];
  /** The chapter that it belongs to; absent before the first. */
  readonly chapter?: string;
}

/** More pages than can be stapled. */
export const MOST_PAGES = 200;

/** @param file of the text, for findings about the booklet as a whole */
export function layOutBooklet(
  blocks: readonly Block[],
  setup: BookletSetup,
  file: string,
  means: Pick<Setting, "resources" | "report" | "say" | "picture">,
): readonly LaidPage[] {
  const setting = settingOf({ ...means, look: lookOf(setup) });
  const { intro, body } = partsOf(blocks);
  const area = introArea(setup);
  const opening = setBlocks(intro, area.width, setting);
  const opens = heightOf(opening) <= area.height;
  const columns = columnsOf(setup);
  const [column] = columns as [Area];
  const text = setBlocks(opens ? body : [...intro, ...body], column.width, setting);
  const placed = paginate(text, (index) => columns[index % columns.length] as Area);
  const pages = Math.ceil(((placed.at(-1)?.column ?? -1) + 1) / columns.length);
  const place = startOf(file);
  if (pages > MOST_PAGES) return tooLong(pages, place, setting);
  const contents = setup.contents ? contentsOf(placed, setup, place, setting) : [];
  return withChapters([
    pageOf("title", opens ? paginate(opening, () => area) : [], setting),
    ...contents.map((rows) => pageOf("contents", rows, setting)),
    ...byPage(placed, columns.length).map((rows) => pageOf("text", rows, setting)),
  ]);
}

/** The part before the first chapter, without the title, and the rest. */
function partsOf(blocks: readonly Block[]): {
  readonly intro: readonly Block[];
  readonly body: readonly Block[];
} {
  const isTitle = (block: Block): boolean => block.kind === "heading" && block.level === 1;
  const rest = blocks.filter((block) => !isTitle(block));
  const first = rest.findIndex(({ kind }) => kind === "heading");
  return first < 0 ? { intro: [], body: rest } : { intro: rest.slice(0, first), body: rest.slice(first) };
}

const heightOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { before, height }, index) => sum + height + (index === 0 ? 0 : before), 0);

/** Set twice: the number of contents pages decides on which page the text begins. */
function contentsOf(
  placed: readonly PlacedRow[],
  setup: BookletSetup,
  place: Place,
  setting: Setting,
): readonly (readonly PlacedRow[])[] {
  const [area] = columnsOf({ ...setup, columns: 1 }) as [Area];
  const entriesFrom = (first: number): readonly Entry[] =>
    placed.flatMap(({ row: { heading }, column }) =>
      heading ? [{ ...heading, page: first + Math.floor(column / setup.columns) }] : [],
    );
  if (entriesFrom(0).length === 0) return [];
  const set = (first: number): readonly (readonly PlacedRow[])[] =>
    byPage(
      paginate(contentsRows(entriesFrom(first), area, place, setting), () => area),
      1,
    );
  return set(set(0).length + 2);
}

function byPage(placed: readonly PlacedRow[], columns: number): readonly (readonly PlacedRow[])[] {
  const pages: PlacedRow[][] = [];
  for (const one of placed) {
    const page = Math.floor(one.column / columns);
    pages[page] ??= [];
    pages[page].push(one);
  }
  return pages;
}

function pageOf(kind: LaidPage["kind"], placed: readonly PlacedRow[], setting: Setting): LaidPage {
  const sheet: Sheet = { items: [], symbols: new Map(), links: [], targets: [] };
  sheet.items.push(...boxesOf(placed, setting));
  for (const { row, x, y } of placed) row.draw(sheet, x, y);
  setting.addSymbols(sheet);
  const { items, symbols, links, targets } = sheet;
  const headings = placed.flatMap(({ row: { heading }, y }) =>
    heading ? [{ ...heading, id: `#${heading.id}`, y }] : [],
  );
  return { kind, items, symbols: [...symbols.values()], headings, links, targets };
}

/** mm: the bar at the left of a box. */
const BAR = 0.9;

/** The boxes behind rows: one for each box and column. */
function boxesOf(placed: readonly PlacedRow[], { look }: Setting): readonly Item[] {
  const groups: PlacedRow[][] = [];
  for (const one of placed) {
    const before = groups.at(-1)?.at(-1);
    const isSame = before?.row.frame?.box === one.row.frame?.box && before?.column === one.column;
    if (before && isSame) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups.flatMap(([first, ...others]) => {
    const frame = first?.row.frame;
    if (!first || !frame) return [];
    const last = others.at(-1) ?? first;
    const [x, y] = [first.x + frame.x, first.y];
    const height = last.y + last.row.height - y;
    const origin = { file: "booklet", line: 0, column: 0 };
    return [
      filledBox(x, y, frame.width, height, TINT, origin),
      filledBox(x, y, BAR, height, look.accent, origin),
    ];
  });
}

function withChapters(pages: readonly LaidPage[]): readonly LaidPage[] {
  let chapter: string | undefined;
  return pages.map((page) => {
    const chapters = page.headings.filter(({ level }) => level === 2).map(({ title }) => title);
    const shown = chapters[0] ?? chapter;
    chapter = chapters.at(-1) ?? chapter;
    return shown === undefined ? page : { ...page, chapter: shown };
  });
}

function tooLong(pages: number, place: Place, setting: Setting): readonly LaidPage[] {
  setting.report("booklet/too-long", place, {
    message: `the booklet has ${pages} pages, more than the ${MOST_PAGES} allowed`,
    why: "this many pages cannot be folded and stapled",
    fix: "split it into several booklets, or set it smaller",
  });
  return [];
}
