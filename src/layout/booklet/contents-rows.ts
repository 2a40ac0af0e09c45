/** The table of contents: chapters with their pages, joined by dots; with sections if everything fits on one page. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { type BookletLook, LINE, type WordsLook } from "./booklet-look.ts";
import { blank, type Row } from "./row.ts";
import { setWords, widthsOf } from "./set-words.ts";
import { originOf, type Setting } from "./setting.ts";
import { levelLine } from "./shapes.ts";

export interface Entry {
  readonly level: number;
  readonly title: string;
  /** Page of its heading. */
  readonly id: string;
  /** As printed. */
  readonly page: number;
}

/** Rows of a column of this width; those of sections are left out if they would not fit its height. */
export function contentsRows(
  entries: readonly Entry[],
  { width, height }: { readonly width: number; readonly height: number },
  place: Place,
  setting: Setting,
): readonly Row[] {
  const form = setting.look.heading(2);
  const title = setWords(textOf(setting.say("Contents")), form, width, place, setting);
  const head = [...title.map((row) => ({ ...row, together: true })), blank(form.after, true)];
  const rowsTo = (level: number): readonly Row[] =>
    entries
      .filter((entry) => entry.level <= level)
      .flatMap((entry) => entryRows(entry, width, place, setting));
  const all = [...head, ...rowsTo(3)];
  const used = all.reduce((sum, row) => sum + row.before + row.height, 0);
  return used <= height ? all : [...head, ...rowsTo(2)];
}

const textOf = (text: string, bold = false) => [{ kind: "text", text, bold, italic: false }] as const;

function entryRows(entry: Entry, width: number, place: Place, setting: Setting): readonly Row[] {
  const isChapter = entry.level === 2;
  const look = lookOf(setting.look, isChapter);
  const { size } = look;
  const indent = isChapter ? 0 : 1.6 * size;
  const number = textOf(String(entry.page), isChapter);
  const room = 2.4 * size;
  const title = textOf(entry.title, isChapter);
  const rows = setWords(title, look, width - indent - room, place, setting);
  const end = Math.min(widthsOf(title, look, setting).most, width - indent - room) + indent + 0.5 * size;
  const [page] = setWords(number, { ...look, align: "right" }, room, place, setting);
  return rows.map((row, index) => ({
    ...row,
    before: index > 0 ? 0 : isChapter ? 0.5 * size : 0.1 * size,
    // Dots and page are at the end of the title.
    draw: (sheet, x, y) => {
      row.draw(sheet, x + indent, y);
      sheet.links.push({
        box: { x: x + indent, y, width: width - indent, height: row.height },
        to: `#${entry.id}`,
      });
      if (index < rows.length - 1) return;
      const length = width - room * 0.45 - end;
      const at = y + row.height * 0.7;
      if (rows.length === 1 && length > 0)
        sheet.items.push(levelLine([x + end, at], length, 0.25, LINE, originOf(place), [0, 1.4]));
      page?.draw(sheet, x + width - room, y);
    },
  }));
}

function lookOf({ text }: BookletLook, isChapter: boolean): WordsLook {
  return isChapter ? { ...text, size: text.size * 1.05 } : { ...text, size: text.size * 0.95, leading: 1.2 };
}
