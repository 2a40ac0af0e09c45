/**
 * What the rules about faces need to know of a scene to leave it alone: on most of thousands of faces there is nothing to
 * find. It is found in one pass for all rules and kept with the face, so that an unchanged one is not examined again.
 */
import type { SceneFacts, TextFact } from "../../scene/scene.ts";
import { type Box, overlaps, type Size } from "../../units/box.ts";

export interface SceneSigns {
  /** Some text may have a fault of its own. */
  readonly isOdd: boolean;
  /** Some text is SVG's own, which has no marks. */
  readonly hasPlain: boolean;
  /** Some picture has too few pixels. */
  readonly isCoarse: boolean;
  /** Some icon or picture was not found. */
  readonly isLacking: boolean;
  /** Something is outside the card. */
  readonly isLosing: boolean;
  /** Some text has an unknown name. */
  readonly isUnknown: boolean;
  /** Names of the icons and terms that it shows. */
  readonly names: readonly string[];
  /** The least distance of a text to the edge of the card, in mm; negative if one crosses it, infinite without texts. */
  readonly margin: number;
}

/** Points. Print shops call 6 pt the floor; at arm's length, 7.5 pt is the smallest size on a card that is easy to read. */
export const LEAST_PT = 7.5;
/** Pixels per inch that still look acceptable on a card. */
export const FAIR_DPI = 200;

/** The signs of a scene. Lengths in mm. */
export function signsOf(scene: SceneFacts): SceneSigns {
  const { trim, texts, pictures, svgPictures, icons, missing } = scene;
  const card = { x: 0, y: 0, ...trim };
  const names = new Set<string>();
  let [isOdd, hasPlain, isLosing, isCoarse, isUnknown] = [false, false, false, false, false];
  let margin = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    isOdd ||= isOddText(text);
    hasPlain ||= text.isPlain === true;
    const { ink, unknown, named } = text;
    isUnknown ||= unknown.length > 0;
    if (named) for (const name of named) names.add(name);
    if (!ink) continue;
    margin = Math.min(margin, marginOf(ink, trim));
    isLosing ||= !overlaps(ink, card);
  }
  for (const { name, box } of icons) {
    names.add(name);
    isLosing ||= box !== undefined && !overlaps(box, card);
  }
  for (const { box, dpi, pixelated } of pictures) {
    isLosing ||= !overlaps(box, card);
    isCoarse ||= dpi < FAIR_DPI && !pixelated;
  }
  for (const { box } of svgPictures) isLosing ||= !overlaps(box, card);
  const isLacking = missing.length > 0;
  return { isOdd, hasPlain, isCoarse, isLacking, isLosing, isUnknown, names: [...names], margin };
}

/** From the box to the edge of the card that it comes closest to, in mm; negative if it crosses it. */
export const marginOf = ({ x, y, width, height }: Box, trim: Size): number =>
  Math.min(x, trim.width - x - width, y, trim.height - y - height);

/** True if a text is too long or too small, or has a broken word, or marks, characters or names that cannot be printed. */
export function isOddText({
  overflow,
  sizePt,
  missing,
  unknown,
  brokenWord,
  unstyled,
  unclosed,
  foreign,
}: TextFact): boolean {
  return (
    overflow > 0 ||
    sizePt < LEAST_PT ||
    missing.length > 0 ||
    unknown.length > 0 ||
    brokenWord !== undefined ||
    (unstyled?.length ?? 0) > 0 ||
    (unclosed?.length ?? 0) > 0 ||
    foreign !== undefined
  );
}
