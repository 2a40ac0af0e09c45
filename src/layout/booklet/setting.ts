/** What all parts of a booklet are set with: fonts, icons, pictures of cards, and a list for findings. */
import type { Part, Picture, Words } from "../../booklet/blocks.ts";
import type { Place } from "../../diagnostics/diagnostic.ts";
import type { Origin } from "../../scene/scene.ts";
import { IDENTITY } from "../../units/matrix.ts";
import type { Say } from "../../words/say.ts";
import { drawSource, openSource } from "../draw/pictures/source.ts";
import { newDrawing } from "../face-drawing.ts";
import type { LayoutResources } from "../resources.ts";
import { createFaults } from "../svg/faults.ts";
import { openSvg } from "../svg/svg-document.ts";
import { CENTRED, fitBox } from "../svg/view-box.ts";
import type { Inline } from "../text/markup/inline.ts";
import { readInline } from "../text/markup/inline-markup.ts";
import type { TextResources } from "../text/text-spec.ts";
import type { BookletLook } from "./booklet-look.ts";
import { INK } from "./booklet-look.ts";
import type { Sheet } from "./row.ts";
import type { NumberWords, ReportLayout, ShownPicture } from "./shown-picture.ts";

export interface Setting {
  readonly look: BookletLook;
  readonly resources: LayoutResources;
  readonly report: ReportLayout;
  readonly say: Say;
  /** Undefined for one that could not be drawn, which has been reported. */
  picture(picture: Picture): ShownPicture | undefined;
  /** Words ready to be set; each line break begins a new list. */
  inlines(words: Words): Inline[][];
  /** A text with marks as words; unknown names print as they are, and are reported. */
  marked(words: NumberWords): Words;
  /** Puts the symbols of icons on a sheet. */
  addSymbols(sheet: Sheet): void;
}

type Means = Pick<Setting, "look" | "resources" | "report" | "say" | "picture">;

export function settingOf(means: Means): Setting {
  const icons = iconsOf(means.resources);
  return {
    ...means,
    inlines: (words) => inlinesOf(words, icons.find),
    marked: (words) => markedWords(words, { icon: icons.find, term: means.resources.term }, means.report),
    addSymbols: icons.addTo,
  };
}

export const originOf = ({ file, start }: Place): Origin => ({
  file,
  line: start.line,
  column: start.column,
});

/** Icons as symbols, drawn at the height of a line of text. */
function iconsOf(resources: LayoutResources) {
  const faults = createFaults();
  const document = openSvg("booklet", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', faults);
  if (!document) throw new Error("an empty drawing cannot be read");
  const setup = { trim: { width: 1, height: 1 }, bleed: 0 };
  const drawing = newDrawing(document, resources, setup, IDENTITY, faults);
  const find = (name: string): ReturnType<typeof drawSource> => {
    const source = resources.icon(name);
    if (!source) return undefined;
    const ctm = fitBox(openSource(source, drawing).box, { x: 0, y: 0, width: 4, height: 4 }, CENTRED);
    return drawSource(source, drawing, { ctm, page: undefined, colour: () => INK, isIcon: true });
  };
  const addTo = (sheet: Sheet): void => {
    for (const [id, symbol] of drawing.symbols) sheet.symbols.set(id, symbol);
  };
  return { find, addTo };
}

function inlinesOf(words: Words, icon: ReturnType<typeof iconsOf>["find"]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const part of words) {
    const line = lines.at(-1) as Inline[];
    if (part.kind === "break") lines.push([]);
    else if (part.kind === "text") line.push({ ...part, text: part.text.normalize("NFC") });
    else {
      const symbol = icon(part.name);
      if (symbol) line.push({ ...part, symbol });
    }
  }
  return lines;
}

function markedWords({ text, place }: NumberWords, resources: TextResources, report: ReportLayout): Words {
  const found = { unknown: new Set<string>(), unclosed: new Set<string>(), foreign: new Set<string>() };
  const lines = readInline(text, resources, found);
  for (const name of found.unknown)
    report("booklet/unknown-icon", place, {
      message: `":${name}:" is neither an icon nor a term`,
      fix: "correct the name, or write \\: before it if the colons are intentional",
    });
  return lines.flatMap((line, index): Words => {
    const parts = line.map(
      (one): Part => (one.kind === "text" ? { ...one } : { kind: "icon", name: one.name }),
    );
    return index === 0 ? parts : [{ kind: "break" }, ...parts];
  });
}
