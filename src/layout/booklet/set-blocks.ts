/** Blocks of a booklet as rows, in a column of a given width. */
import { type Block, type Example, type Heading, type Paragraph, plainText } from "../../booklet/blocks.ts";
import type { Place } from "../../diagnostics/diagnostic.ts";
import { LINE } from "./booklet-look.ts";
import { blank, keptWithNext, type Row, setIn, spaced } from "./row.ts";
import { setDefinitions, setList, setNotes } from "./set-lists.ts";
import { setPictures } from "./set-pictures.ts";
import { setTable } from "./set-table.ts";
import { setWords } from "./set-words.ts";
import { originOf, type Setting } from "./setting.ts";
import { levelLine } from "./shapes.ts";

/** Padding of a box, in mm. */
const BOX_SIDE = 3;
const BOX_END = 1.6;
/** mm: boxes lower than this are not divided. */
const UNDIVIDED = 50;

export function setBlocks(blocks: readonly Block[], width: number, setting: Setting): readonly Row[] {
  return blocks.flatMap((block, index) => setBlock(block, blocks[index + 1], width, setting));
}

function setBlock(block: Block, next: Block | undefined, width: number, setting: Setting): readonly Row[] {
  const { look } = setting;
  switch (block.kind) {
    case "heading":
      return setHeading(block, width, setting);
    case "paragraph": {
      const rows = spaced(setWords(block.words, look.text, width, block.place, setting), look.gap);
      return announces(block, rows.length, next) ? keptWithNext(rows) : rows;
    }
    case "list":
      return setList(block, width, setting, setBlocks);
    case "definitions":
      return setDefinitions(block, width, setting);
    case "notes":
      return setNotes(block, width, setting, setBlocks);
    case "table":
      return setTable(block, width, setting);
    case "example":
      return setExample(block, width, setting);
    case "pictures":
      return setPictures(block, width, setting);
    default:
      return [ruleRow(block.place, width, setting)];
  }
}

/** Kept with the next block: a few words before a table, a text that ends in a colon, a question before its answers. */
function announces({ words }: Paragraph, lines: number, next: Block | undefined): boolean {
  if (next === undefined || next.kind === "heading") return false;
  const text = plainText(words);
  if (next.kind === "list" && /\?\s*$/.test(text)) return true;
  return /:\s*$/.test(text) || (next.kind === "table" && lines <= 2);
}

function setHeading({ level, id, words, place }: Heading, width: number, setting: Setting): readonly Row[] {
  const form = setting.look.heading(level);
  const [first, ...others] = setWords(words, form, width, place, setting);
  if (!first) return [];
  const heading = { level, title: plainText(words), id };
  const all = [{ ...first, before: form.before, heading }, ...others];
  return [...all.map((row) => ({ ...row, together: true })), blank(form.after, true)];
}

function setExample({ blocks }: Example, width: number, setting: Setting): readonly Row[] {
  const inner = spaced(setBlocks(blocks, width - 2 * BOX_SIDE, setting), 0);
  if (inner.length === 0) return [];
  const height = inner.reduce((sum, row) => sum + row.before + row.height, 0);
  const whole = height < UNDIVIDED ? inner.map((row) => ({ ...row, together: true })) : inner;
  const rows = [blank(BOX_END, true), ...keptWithNext(setIn(whole, BOX_SIDE)), blank(BOX_END, false)];
  const frame = { box: {}, x: 0, width };
  return spaced(
    rows.map((row) => ({ ...row, frame })),
    setting.look.gap * 1.2,
  );
}

function ruleRow(place: Place, width: number, { look }: Setting): Row {
  return {
    height: 0.3,
    before: look.gap * 1.6,
    together: true,
    draw: (sheet, x, y) => {
      sheet.items.push(levelLine([x + width * 0.35, y], width * 0.3, 0.25, LINE, originOf(place)));
    },
  };
}
