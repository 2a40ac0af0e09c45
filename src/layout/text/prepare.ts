/**
 * Everything about a text box that does not depend on the size: paragraphs divided into shaped units, list marks, the
 * faces of its styles. All lengths in em.
 */
import type { FontBook } from "../../font/font-book.ts";
import type { Unstyled } from "../../scene/scene.ts";
import { directionOf } from "./bidi.ts";
import { OBJECT, SOFT_HYPHEN } from "./characters.ts";
import { iconWidth } from "./icon.ts";
import { type LinePart, segmentsOf, unitsOf } from "./lines/units.ts";
import type { Inline, TextInline } from "./markup/inline.ts";
import type { Block, Markup } from "./markup/markup.ts";
import { unstyledIn } from "./markup/unstyled.ts";
import type { TextBoxSpec } from "./text-spec.ts";
import { type Typefaces, typefacesOf } from "./typefaces.ts";
import { widthOf } from "./words/segment.ts";
import type { Segment, Typeface, Unit } from "./words/words.ts";

export interface PreparedBlock {
  readonly direction: "ltr" | "rtl";
  /** True if there is paragraph spacing before it. */
  readonly gap: boolean;
  readonly marker: readonly Segment[];
  /** Indentation of its lines at the start side. */
  readonly indent: number;
  /** One list of units for each line of the text. */
  readonly lines: readonly (readonly Unit[])[];
}

export interface Prepared {
  readonly blocks: readonly PreparedBlock[];
  /** The style without marks; its metrics place the baselines. */
  readonly typeface: Typeface;
  /** As printed: without marks and soft hyphens, icons as `:name:`, line breaks as "\n". */
  readonly text: string;
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  readonly unstyled: readonly Unstyled[];
  readonly unclosed: readonly string[];
  readonly foreign: readonly string[];
}

/** em between a list mark and its text. */
const MARKER_GAP = 0.4;

/** The parts of a text box's style that its paragraphs need. */
export type PreparedFor = Pick<TextBoxSpec, "style" | "size" | "direction">;

/** Prepares a text whose marks have been read. */
export function prepareMarkup(
  { blocks, unknown, unclosed, foreign }: Markup,
  spec: PreparedFor,
  fonts: FontBook,
): Prepared {
  const faces = typefacesOf(spec, fonts).of;
  const typeface = faces(false, false);
  const prepared = blocks.map((block) => prepareBlock(block, spec, faces));
  return {
    blocks: withCommonIndents(blocks, prepared),
    typeface,
    text: blocks.map((block, index) => `${separator(block, index)}${printed(block)}`).join(""),
    missing: missingIn(prepared),
    unknown,
    unstyled: unstyledIn(textsIn(blocks), spec.style, ({ bold, italic }) => faces(bold, italic)),
    unclosed,
    foreign,
  };
}

function prepareBlock(block: Block, spec: PreparedFor, faces: Typefaces["of"]): PreparedBlock {
  const direction = directionOf(block.lines.map(plain).join("\n"), spec.direction);
  const upright = faces(false, false);
  const marker = block.marker ? segmentsOf([{ text: block.marker, typeface: upright }], direction) : [];
  return {
    direction,
    gap: block.gap,
    marker,
    indent: marker.length > 0 ? widthOf(marker) + MARKER_GAP : 0,
    lines: block.lines.map((line) => unitsOf(partsOf(line, faces), direction)),
  };
}

const partsOf = (line: readonly Inline[], faces: Typefaces["of"]): LinePart[] =>
  line.map((inline) =>
    inline.kind === "icon"
      ? { symbol: inline.symbol, width: iconWidth(inline.symbol) }
      : { text: inline.text, typeface: faces(inline.bold, inline.italic) },
  );

/** All items of a list have the same indentation, that of their widest mark. */
function withCommonIndents(blocks: readonly Block[], prepared: readonly PreparedBlock[]): PreparedBlock[] {
  const indented: PreparedBlock[] = [];
  for (let from = 0; from < blocks.length; ) {
    let to = from + 1;
    const isItem = (index: number): boolean => blocks[index]?.marker !== undefined;
    if (isItem(from)) while (isItem(to)) to++;
    const list = prepared.slice(from, to);
    const widest = list.reduce((most, { indent }) => Math.max(most, indent), 0);
    for (const block of list) indented.push(block.marker.length > 0 ? { ...block, indent: widest } : block);
    from = to;
  }
  return indented;
}

const textsIn = (blocks: readonly Block[]): readonly TextInline[] =>
  blocks.flatMap(({ lines }) => lines.flat()).filter((inline) => inline.kind === "text");

const plain = (line: readonly Inline[]): string =>
  line.map((inline) => (inline.kind === "icon" ? OBJECT : inline.text)).join("");

const separator = (block: Block, index: number): string => (index === 0 ? "" : block.gap ? "\n\n" : "\n");

function printed({ marker, lines }: Block): string {
  const text = lines
    .map((line) => line.map((inline) => (inline.kind === "icon" ? `:${inline.name}:` : inline.text)).join(""))
    .join("\n")
    .replaceAll(SOFT_HYPHEN, "");
  return marker === undefined ? text : `${marker} ${text}`;
}

function missingIn(blocks: readonly PreparedBlock[]): string[] {
  const missing = new Set<string>();
  const look = (segment: Segment) => {
    if (segment.kind === "text") for (const character of segment.word.missing) missing.add(character);
  };
  for (const { marker, lines } of blocks) {
    marker.forEach(look);
    for (const units of lines) for (const unit of units) unit.segments.forEach(look);
  }
  return [...missing];
}
