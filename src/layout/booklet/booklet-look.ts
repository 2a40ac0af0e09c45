/** How a booklet is set: sizes, spaces and colours, all derived from the size of its text. Lengths in mm. */
import type { SolidPaint } from "../../scene/scene.ts";
import { SIDE_MARGIN } from "../../units/booklet-text.ts";
import type { Size } from "../../units/box.ts";
import type { TextBoxSpec, TextStyle } from "../text/text-spec.ts";

/** Settings from the booklet's file. */
export interface BookletSetup {
  readonly size: Size;
  readonly columns: 1 | 2;
  readonly textSize: number;
  readonly fonts: { readonly text: string; readonly headings: string };
  /** "#rrggbb". */
  readonly accent: string;
  readonly contents: boolean;
}

/** The look of the words of a paragraph. */
export interface WordsLook {
  readonly style: TextStyle;
  readonly size: number;
  /** Distance of baselines as a multiple of the size. */
  readonly leading: number;
  readonly align: TextBoxSpec["align"];
}

const solid = (colour: string): SolidPaint => ({ kind: "solid", colour, opacity: 1 });

/** Near black, which is easier to read for long than black. */
export const INK = solid("#1d1d1b");
export const LINE = solid("#8d8a83");
export const TINT = solid("#f1efe9");

/** A page's margins above and below, as fractions of its height. */
const TOP_MARGIN = 0.07;
/** With room for the running footer. */
const BOTTOM_MARGIN = 0.095;
/** Between two columns, as a multiple of the text's size. */
const GUTTER = 1.8;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The text areas of a page, one for each column. */
export function columnsOf({ size, columns, textSize }: BookletSetup): readonly Area[] {
  const x = size.width * SIDE_MARGIN;
  const y = size.height * TOP_MARGIN;
  const width = size.width - 2 * x;
  const height = size.height - y - size.height * BOTTOM_MARGIN;
  if (columns === 1) return [{ x, y, width, height }];
  const gutter = GUTTER * textSize;
  const each = (width - gutter) / 2;
  return [0, 1].map((index) => ({ x: x + index * (each + gutter), y, width: each, height }));
}

/** The lower part of the title page, for the words before the first chapter. */
export function introArea({ size }: BookletSetup): Area {
  const x = size.width * SIDE_MARGIN;
  const y = size.height * 0.6;
  return { x, y, width: size.width - 2 * x, height: size.height * (1 - BOTTOM_MARGIN) - y };
}

const styleOf = (
  family: string,
  weight: number,
  fill: SolidPaint,
  more: Partial<TextStyle> = {},
): TextStyle => ({
  families: [family],
  weight,
  italic: false,
  fill,
  stroke: null,
  letterSpacing: 0,
  features: {},
  ...more,
});

export interface BookletLook {
  readonly text: WordsLook;
  readonly cell: WordsLook;
  readonly tableHead: WordsLook;
  readonly caption: WordsLook;
  /** By level, from 2. */
  heading(level: number): WordsLook & { readonly before: number; readonly after: number };
  readonly accent: SolidPaint;
  /** Between paragraphs. */
  readonly gap: number;
}

/** Sizes and spaces of headings by level, as multiples of the text's size. */
const HEADINGS = [
  { size: 2.05, before: 2.1, after: 0.75 },
  { size: 1.4, before: 1.35, after: 0.35 },
  { size: 1.12, before: 0.95, after: 0.2 },
] as const;

export function lookOf({ textSize: size, fonts, accent }: BookletSetup): BookletLook {
  const colour = solid(accent);
  const text = { style: styleOf(fonts.text, 400, INK), size, leading: 1.3, align: "start" } as const;
  const bold = styleOf(fonts.text, 700, INK);
  return {
    text,
    cell: { ...text, size: size * 0.93, leading: 1.2 },
    tableHead: { ...text, style: { ...bold, fill: colour }, size: size * 0.93, leading: 1.2 },
    caption: {
      ...text,
      style: styleOf(fonts.text, 400, INK, { italic: true }),
      size: size * 0.88,
      leading: 1.2,
    },
    heading: (level) => {
      const form = HEADINGS[Math.min(level, 4) - 2] ?? HEADINGS[2];
      const style = styleOf(fonts.headings, 700, colour);
      const words = { style, size: size * form.size, leading: 1.1, align: "start" } as const;
      return { ...words, before: form.before * size, after: form.after * size };
    },
    accent: colour,
    gap: size * 0.55,
  };
}
