/** Blocks with marks: lists, including task lists with boxes to tick, definitions, and footnotes. */
import type { Block, Definitions, List, Notes } from "../../booklet/blocks.ts";
import type { Place } from "../../diagnostics/diagnostic.ts";
import type { PathItem } from "../../scene/scene.ts";
import { round } from "../../units/length.ts";
import { INK, LINE } from "./booklet-look.ts";
import { blank, keptWithNext, type Row, type Sheet, setIn, spaced } from "./row.ts";
import { setWords, widthsOf } from "./set-words.ts";
import { originOf, type Setting } from "./setting.ts";
import { boxPath, levelLine } from "./shapes.ts";

/** How blocks inside others are set. */
type SetBlocks = (blocks: readonly Block[], width: number, setting: Setting) => readonly Row[];

/** Beside the first line of an item; lengths in mm. */
interface Mark {
  readonly width: number;
  draw(sheet: Sheet, x: number, y: number): void;
}

/** Between a mark and its item, as a multiple of the text's size. */
const MARK_GAP = 0.5;

export function setList(list: List, width: number, setting: Setting, inner: SetBlocks): readonly Row[] {
  const { start, items, boxes, loose, place } = list;
  const { text, gap } = setting.look;
  const marks = boxes.map((ticked, index) => {
    const number = start === undefined ? undefined : `${start + index}.`;
    const box = ticked === undefined ? [] : [boxMark(ticked, place, setting)];
    const words = number ?? (ticked === undefined ? "•" : undefined);
    return besideEachOther(
      [...(words === undefined ? [] : [wordMark(words, place, setting)]), ...box],
      setting,
    );
  });
  const indent = indentOf(marks, setting);
  return items.flatMap((blocks, index) => {
    const before = index === 0 ? gap * 0.7 : loose ? gap * 0.7 : text.size * 0.16;
    const rows = setIn(inner(blocks, width - indent, setting), indent);
    // No item is left alone.
    const isJoined = index < items.length - 1 && (index === 0 || index === items.length - 2);
    return spaced(
      marked(isJoined ? keptWithNext(rows) : rows, marks[index] as Mark, indent, setting),
      before,
    );
  });
}

/** Indentation of definitions, as a multiple of the text's size. */
const MEANING_INDENT = 1.8;

export function setDefinitions(
  { entries, place }: Definitions,
  width: number,
  setting: Setting,
): readonly Row[] {
  const { text, gap } = setting.look;
  const indent = MEANING_INDENT * text.size;
  return entries.flatMap(({ terms, meanings }, index) => {
    const bold = terms.map((words) =>
      words.map((part) => (part.kind === "text" ? { ...part, bold: true } : part)),
    );
    const heads = bold.flatMap((words) => setWords(words, text, width, place, setting));
    const bodies = meanings.map((words) => setWords(words, text, width - indent, place, setting));
    const rows = [
      ...heads.map((row) => ({ ...row, together: true })),
      ...bodies.flatMap((body) => spaced(setIn(body, indent), text.size * 0.16)),
    ];
    return spaced(rows, index === 0 ? gap : gap * 0.7);
  });
}

/** Of the size of the text. */
const NOTE_SIZE = 0.86;
/** mm: the line above notes. */
const NOTE_LINE = { length: 18, width: 0.2 };

export function setNotes(
  { notes, place }: Notes,
  width: number,
  setting: Setting,
  inner: SetBlocks,
): readonly Row[] {
  const { look } = setting;
  const text = { ...look.text, size: look.text.size * NOTE_SIZE, leading: 1.2 };
  const small: Setting = { ...setting, look: { ...look, text, gap: look.gap * NOTE_SIZE } };
  const marks = notes.map(({ mark }) => wordMark(mark, place, small));
  const indent = indentOf(marks, small);
  const line: Row = {
    height: NOTE_LINE.width,
    before: look.gap * 2,
    together: true,
    draw: (sheet, x, y) => {
      sheet.items.push(levelLine([x, y], NOTE_LINE.length, NOTE_LINE.width, LINE, originOf(place)));
    },
  };
  return [
    line,
    ...notes.flatMap(({ blocks }, index) => {
      const rows = setIn(inner(blocks, width - indent, small), indent);
      return spaced(marked(rows, marks[index] as Mark, indent, small), text.size * 0.35);
    }),
  ];
}

const indentOf = (marks: readonly Mark[], { look }: Setting): number =>
  Math.max(...marks.map(({ width }) => width)) + MARK_GAP * look.text.size;

/** The rows with a mark beside the first, ending where the gap before the item begins. */
function marked(rows: readonly Row[], mark: Mark, indent: number, { look }: Setting): readonly Row[] {
  const left = indent - MARK_GAP * look.text.size - mark.width;
  const [first, ...others] = rows.length > 0 ? rows : [blank(look.text.leading * look.text.size, false)];
  const draw: Row["draw"] = (sheet, x, y) => {
    mark.draw(sheet, x + left, y);
    first?.draw(sheet, x, y);
  };
  return [{ ...(first as Row), draw }, ...others];
}

function wordMark(words: string, place: Place, setting: Setting): Mark {
  const { text } = setting.look;
  const parts = [{ kind: "text", text: words, bold: false, italic: false }] as const;
  const width = widthsOf(parts, text, setting).most;
  const [row] = setWords(parts, text, width + text.size, place, setting);
  return { width, draw: (sheet, x, y) => row?.draw(sheet, x, y) };
}

function besideEachOther(marks: readonly Mark[], { look }: Setting): Mark {
  const gap = MARK_GAP * look.text.size;
  return {
    width: marks.reduce((sum, { width }) => sum + width, gap * (marks.length - 1)),
    draw: (sheet, x, y) => {
      let left = x;
      for (const mark of marks) {
        mark.draw(sheet, left, y);
        left += mark.width + gap;
      }
    },
  };
}

/** As fractions of the text's size: the side of a box to tick and its line. */
const BOX_SIDE = 0.72;
const BOX_LINE = 0.06;

/** A box to tick with a pen, or a ticked one. */
function boxMark(ticked: boolean, place: Place, { look }: Setting): Mark {
  const { size, leading } = look.text;
  const side = BOX_SIDE * size;
  return {
    width: side,
    draw: (sheet, x, y) => {
      const top = y + (leading * size - side) / 2;
      sheet.items.push(outline(boxPath(x, top, side, side), BOX_LINE * size, place));
      if (ticked) sheet.items.push(outline(tickPath(x, top, side), 2 * BOX_LINE * size, place));
    },
  };
}

function tickPath(x: number, y: number, side: number): string {
  const at = (right: number, down: number): string =>
    `${round(x + right * side, 3)} ${round(y + down * side, 3)}`;
  return `M ${at(0.2, 0.52)} L ${at(0.42, 0.76)} L ${at(0.82, 0.22)}`;
}

const outline = (d: string, width: number, place: Place): PathItem => ({
  kind: "path",
  d,
  fill: null,
  fillRule: "nonzero",
  stroke: { paint: INK, width, cap: "butt", join: "miter", miterLimit: 4, dash: [], dashOffset: 0 },
  origin: originOf(place),
});
