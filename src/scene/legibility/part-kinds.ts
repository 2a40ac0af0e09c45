/**
 * Kinds of parts: parts of one kind differ at most in words that stay in the box that their template gives them. Everything
 * that follows from boxes, whatever is written in them, follows from the kinds of the parts.
 * Limits: a part whose words may differ consists of one text alone, in one size and colour, with its icons beside the words.
 */
import { derived, notesAbout } from "../../remember/derived.ts";
import { type Box, contains, type Point, unionOf } from "../../units/box.ts";
import { applyToBox, type Matrix, scaleOf } from "../../units/matrix.ts";
import { isWithin } from "../edge/edge-leaves.ts";
import { DEEPEST_LOOK } from "../edge/edge-slivers.ts";
import { inkOf, isBlankLine } from "../glyph-runs.ts";
import { boxOfRun } from "../item-boxes.ts";
import type { GlyphsItem, Item, ScenePart, SceneSymbol, UseItem } from "../scene.ts";
import { isBeside } from "./even-texts.ts";
import { areaOf, holds, isUpright, type TextArea } from "./text-area.ts";
import { neededAt } from "./weak-texts.ts";

/** A part among those of its kind. */
export interface PartOfKind {
  readonly kind: number;
  /** Set if parts of its kind may have other words. */
  readonly text?: VariableText | undefined;
}

/** A text whose words may be others. */
export interface VariableText {
  /** A number that no other part has. */
  readonly own: number;
  /** How many lines and icons it has. */
  readonly count: number;
  /** Around these, in the scene. */
  readonly covered: Box;
}

/** What all parts at a place have in common. */
export interface PartsPlace {
  /** From their coordinates to mm. */
  readonly matrix: Matrix;
  /** Of the cut. */
  readonly outline: readonly Point[];
}

/** Boxes whose kinds are kept. */
const MOST_BOXES = 1_000;

/**
 * Finds the kinds of parts at one place.
 * @param isBold whether a face of type counts as bold, by its key
 */
export function kindsOfParts(
  place: PartsPlace,
  isBold: (face: string) => boolean,
): (part: ScenePart) => PartOfKind {
  let count = 0;
  const kinds = new Map<TextArea, Map<string, number>>();
  const nothing: PartOfKind = { kind: count++ };
  const kindOf = ({ area, style }: TextInBox): number => {
    if (kinds.size >= MOST_BOXES) kinds.clear();
    const ofBox = kinds.get(area) ?? new Map<string, number>();
    kinds.set(area, ofBox);
    const kind = ofBox.get(style) ?? count++;
    ofBox.set(style, kind);
    return kind;
  };
  const find = (part: ScenePart): PartOfKind => {
    if (part.items.length === 0) return nothing;
    const text = textInBox(part, place, isBold);
    if (!text) return { kind: count++ };
    return { kind: kindOf(text), text: { own: count++, count: part.items.length, covered: text.covered } };
  };
  return (part) => {
    const note = notesOf(part);
    if (note.place !== place) {
      note.place = place;
      note.found = find(part);
    }
    return note.found as PartOfKind;
  };
}

/** The kind of a part at the place where it was last. */
interface Note {
  place: PartsPlace | undefined;
  found: PartOfKind | undefined;
}

const notesOf = notesAbout<ScenePart, Note>(() => ({ place: undefined, found: undefined }));

/** The box around the letters of a text without groups, in the coordinates of its part; undefined if there is no ink. */
export const inkOfPart = derived(({ items }: ScenePart): Box | undefined =>
  unionOf(items.flatMap((item) => (item.kind === "glyphs" ? (inkOf(item) ?? []) : []))),
);

/** A text that is in its box. */
interface TextInBox {
  readonly area: TextArea;
  /** All that decides whether it can be read there. */
  readonly style: string;
  /** Around its lines and icons, in the scene. */
  readonly covered: Box;
}

function textInBox(
  part: ScenePart,
  { matrix, outline }: PartsPlace,
  isBold: (face: string) => boolean,
): TextInBox | undefined {
  const [fact, other] = part.texts;
  if (!fact || other || fact.isPlain || part.icons.length > 0 || !isUpright(matrix)) return undefined;
  let first: GlyphsItem | undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [isBlank, needed] = [true, 0];
  const scale = scaleOf(matrix);
  const icons: UseItem[] = [];
  for (const item of part.items) {
    if (item.origin !== fact.origin) return undefined;
    if (item.kind === "use") icons.push(item);
    else if (item.kind !== "glyphs" || !isLike(item, first ?? item)) return undefined;
    else {
      first ??= item;
      isBlank &&= isBlankLine(item);
      needed = Math.max(needed, neededAt(item, scale, isBold));
      const { x, y, width, height } = boxOfRun(item);
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + width);
      bottom = Math.max(bottom, y + height);
    }
  }
  if (!first || isBlank || first.fill?.kind !== "solid") return undefined;
  const area = areaOf(fact.box, first.size * scale);
  const lines = applyToBox(matrix, { x: left, y: top, width: right - left, height: bottom - top });
  if (!holds(area, lines)) return undefined;
  const { colour, opacity } = first.fill;
  if (icons.length === 0) return { area, style: `${needed} ${colour} ${opacity}`, covered: lines };
  if (isWithin({ place: area.box }, outline, DEEPEST_LOOK)) return undefined;
  const places = placesBeside(icons, part);
  const covered = places && (unionOf([lines, ...places.map((one) => applyToBox(matrix, one))]) as Box);
  const areInBox = places?.every((one) => contains(area.box, applyToBox(matrix, one), 0));
  return covered && areInBox ? { area, style: `${needed} ${colour} ${opacity} icons`, covered } : undefined;
}

/** The places of icons in a part, if they are all beside its letters. */
function placesBeside(icons: readonly UseItem[], { items, symbols }: ScenePart): readonly Box[] | undefined {
  const places: Box[] = [];
  for (const icon of icons) {
    const symbol = symbols.find(({ id }) => id === icon.symbol);
    if (!symbol || mayHaveLetters(symbol)) return undefined;
    const place = applyToBox(icon.transform, symbol.box);
    for (const item of items) if (item.kind === "glyphs" && !isBeside(place, item)) return undefined;
    places.push(place);
  }
  return places;
}

/** True if there are letters in a symbol, or symbols. */
const mayHaveLetters = derived(({ items }: SceneSymbol): boolean => {
  const isFound = (item: Item): boolean =>
    item.kind === "glyphs" || item.kind === "use" || (item.kind === "group" && item.items.some(isFound));
  return items.some(isFound);
});

/** Of one size and colour, without an outline. */
function isLike({ size, fill, stroke }: GlyphsItem, first: GlyphsItem): boolean {
  if (stroke || size !== first.size || fill?.kind !== "solid" || first.fill?.kind !== "solid") return false;
  return fill.colour === first.fill.colour && fill.opacity === first.fill.opacity;
}
