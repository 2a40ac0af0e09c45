/**
 * The only place that calls fontkit. It shapes a run of characters with one opened font and gives, for every glyph,
 * the characters that it stands for.
 *
 * fontkit 2.0.4 keeps one Glyph object per glyph id, with the characters of its first use; a glyph that serves several
 * characters (.notdef, a hyphen, a space) would then report the wrong ones. So the glyphs that are passed in carry their own
 * characters, and the characters of the result are read from the shaper's own list just before it is discarded.
 */
import { lazyPackage } from "../../diagnostics/lazy-package.ts";
import { isInvisible, isVariationSelector } from "../drawn-characters.ts";
import type { ShapedGlyph } from "../plain/plain-shaper.ts";
import type { EngineFont, EngineGlyph, EngineRun, EngineShaper } from "./engine-font.ts";
import { limitShaping } from "./shaping-limit.ts";

/** Loaded when the first font needs it; plain words in the fonts of the package never do. */
const fontkit = lazyPackage<typeof import("fontkit")>("fontkit");

/** A character to set, and the one whose glyph is drawn for it (a mirrored bracket, a substitute). */
export interface Sign {
  readonly codePoint: number;
  readonly drawn: number;
  /** A variation selector that follows. */
  readonly variation?: number;
}

/** Opens the bytes of a font file. Throws what fontkit throws; the caller turns it into a diagnostic. */
export function openEngine(bytes: Uint8Array): EngineFont {
  const { create } = fontkit();
  const font = create(bytes as Parameters<typeof create>[0]) as unknown as EngineFont;
  font.getGlyph(0, []);
  return font;
}

type Shape = (signs: readonly Sign[], features: Features, rtl: boolean) => ShapedGlyph[];

type Features = Readonly<Record<string, boolean>>;

/**
 * Makes the font's shaping function. Its glyphs are in visual order (left to right); invisible characters have none.
 * May throw for a font with broken tables.
 */
export function shaperOf(font: EngineFont): Shape {
  let shape: Shape | undefined;
  return (signs, features, rtl) => {
    const plain = rtl ? undefined : shapedPlainly(font, signs, features);
    if (plain) return plain;
    shape ??= engineShaper(font.engine?.() ?? font);
    return shape(signs, features, rtl);
  };
}

/** Undefined if only the engine knows. */
function shapedPlainly(
  { shapePlain, _cmapProcessor }: EngineFont,
  signs: readonly Sign[],
  features: Features,
): ShapedGlyph[] | undefined {
  if (!shapePlain || signs.some(({ variation }) => variation !== undefined)) return undefined;
  const glyphs = signs.map(({ codePoint, drawn }) => ({ codePoint, id: _cmapProcessor.lookup(drawn) }));
  return shapePlain(glyphs, features);
}

function engineShaper(font: EngineFont): Shape {
  const takeInfos = keepInfos(font);
  const begin = limitShaping(font);
  return (signs, features, rtl) => {
    const input = signs.map((sign) => glyphOf(font, sign));
    begin(input.length);
    const run = font.layout([...input], features, undefined, undefined, rtl ? "rtl" : "ltr");
    const infos = takeInfos();
    const order = rtl && !font._layoutEngine.engine ? reversed(run) : run;
    const clusters = (infos ?? order.glyphs).map((glyph) => glyph.codePoints);
    if (infos && rtl) clusters.reverse();
    const texts = completed(clusters, input, rtl);
    return order.glyphs.flatMap((glyph, index) => {
      const codePoints = texts[index] ?? [];
      const position = order.positions[index];
      if (!position || (codePoints.length > 0 && codePoints.every(isInvisible))) return [];
      return [
        { id: glyph.id, advance: position.xAdvance, dx: position.xOffset, dy: position.yOffset, codePoints },
      ];
    });
  };
}

/** Splits a text into characters; a variation selector goes with the character before it. */
export function signsOf(text: string, drawn: (codePoint: number) => number): Sign[] {
  const signs: Sign[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const before = signs.at(-1);
    if (before && before.variation === undefined && isVariationSelector(codePoint))
      signs[signs.length - 1] = { ...before, variation: codePoint };
    else signs.push({ codePoint, drawn: drawn(codePoint) });
  }
  return signs;
}

/** A glyph with the characters of this place, not those of its first use. */
function glyphOf(font: EngineFont, { codePoint, drawn, variation }: Sign): EngineGlyph {
  const shared = font.getGlyph(font._cmapProcessor.lookup(drawn, variation), []);
  const codePoints = variation === undefined ? [codePoint] : [codePoint, variation];
  return Object.create(shared, { codePoints: { value: codePoints } }) as EngineGlyph;
}

/** Keeps the shaper's list of glyphs with their characters beyond the end of a layout. */
function keepInfos(font: EngineFont): () => EngineShaper["glyphInfos"] {
  const shaper = font._layoutEngine.engine;
  const cleanup = shaper?.cleanup;
  if (!shaper || !cleanup) return () => undefined;
  let kept: EngineShaper["glyphInfos"];
  shaper.cleanup = () => {
    kept = shaper.glyphInfos;
    cleanup.call(shaper);
  };
  return () => kept;
}

const reversed = (run: EngineRun): EngineRun => ({
  glyphs: run.glyphs.toReversed(),
  positions: run.positions.toReversed(),
});

/**
 * The characters of each glyph, so that all together are exactly the input. Where the shaper lost or reordered some
 * (Indic vowels, composed Hangul), the run's first glyph stands for the whole run and the others for nothing.
 */
function completed(
  clusters: (readonly number[])[],
  input: readonly EngineGlyph[],
  rtl: boolean,
): (readonly number[])[] {
  const logical = rtl ? clusters.toReversed() : clusters;
  const wanted = input.flatMap((glyph) => glyph.codePoints);
  const got = logical.flat();
  if (got.length === wanted.length && got.every((codePoint, index) => codePoint === wanted[index]))
    return clusters;
  const first = rtl ? clusters.length - 1 : 0;
  return clusters.map((_, index) => (index === first ? wanted : []));
}
