/**
 * The Scene: the output of layout, and the input of everything after it. A display list in mm, origin at the top left
 * corner of the trim box, y down. All text is placed glyphs, all decisions are made: back ends only draw. Plain data:
 * it can be printed, hashed and compared.
 */
import type { Box, Point, Size } from "../units/box.ts";
import type { Matrix } from "../units/matrix.ts";
import type { ShapedRun } from "./shaped-run.ts";

/** The origin of an item: the template's file and line and, if known, the card's field. */
export interface Origin {
  readonly file: string;
  /** From 1, of the element. */
  readonly line: number;
  readonly column: number;
  /** Path of the card's field that was printed there, for example ["special", "title"]. */
  readonly field?: readonly (string | number)[];
}

export interface SolidPaint {
  readonly kind: "solid";
  /** "#rrggbb" in sRGB. */
  readonly colour: string;
  /** 0 to 1. */
  readonly opacity: number;
}

/** The colour of the place that uses the symbol (SVG's currentColor); only inside symbols. */
export interface InheritedPaint {
  readonly kind: "inherited";
  readonly opacity: number;
}

export interface GradientStop {
  /** 0 to 1, rising. */
  readonly offset: number;
  readonly colour: string;
  readonly opacity: number;
}

/** Both gradients are in the item's own coordinates, after `transform`; beyond the ends the last colour continues. */
export interface LinearPaint {
  readonly kind: "linear";
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly transform: Matrix;
  readonly stops: readonly GradientStop[];
}

export interface RadialPaint {
  readonly kind: "radial";
  readonly centre: readonly [x: number, y: number];
  readonly focus: readonly [x: number, y: number];
  readonly radius: number;
  readonly transform: Matrix;
  readonly stops: readonly GradientStop[];
}

export type Paint = SolidPaint | InheritedPaint | LinearPaint | RadialPaint;

export interface Stroke {
  readonly paint: Paint;
  readonly width: number;
  readonly cap: "butt" | "round" | "square";
  readonly join: "miter" | "round" | "bevel";
  readonly miterLimit: number;
  /** Lengths of dashes and gaps, of even number; empty = solid. */
  readonly dash: readonly number[];
  readonly dashOffset: number;
}

export type FillRule = "nonzero" | "evenodd";

interface ItemBase {
  readonly origin: Origin;
}

export interface PathItem extends ItemBase {
  readonly kind: "path";
  /** Absolute commands M L C Z only, so that every back end reads them alike. */
  readonly d: string;
  readonly fill: Paint | null;
  readonly fillRule: FillRule;
  readonly stroke: Stroke | null;
}

/** Glyphs of one face and size on one baseline, in drawing order from left to right. */
export interface GlyphsItem extends ItemBase {
  readonly kind: "glyphs";
  /** Key of the face in the build's font programs. */
  readonly face: string;
  /** Size of the em in the item's coordinates. */
  readonly size: number;
  /** Start of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly fill: Paint | null;
  readonly stroke: Stroke | null;
  /** Words and the spaces between them: a word that recurs in a build is the same object wherever it is printed. */
  readonly runs: readonly ShapedRun[];
  /** em added after each run, in justified text; absent if nothing is added. */
  readonly extras?: readonly number[];
}

export interface ImageItem extends ItemBase {
  readonly kind: "image";
  /** Key of the picture among the build's pictures (a content hash). */
  readonly picture: string;
  readonly box: Box;
  /** Each pixel is a square with sharp edges, as intended in pixel art; absent = smooth. */
  readonly pixelated?: true;
}

/** A drawing that vectors cannot express (filter, mask, pattern): drawn as pixels, the same in all outputs. */
export interface RasterItem extends ItemBase {
  readonly kind: "raster";
  /** Key of the pixels among the build's pictures: a hash of everything below. */
  readonly picture: string;
  /** The area that the pixels cover, in the item's coordinates. */
  readonly box: Box;
  /** Pixels per unit of the item's coordinates. */
  readonly resolution: number;
  /** The cost of drawing it: pixels, times the effects applied to them. */
  readonly work: number;
  /** What is drawn inside, already laid out. */
  readonly items: readonly Item[];
  /** Attributes of the group around the items, as SVG source: `filter="url(#f1)"`. */
  readonly attributes: string;
  /** The SVG definitions that `attributes` refer to, as source. */
  readonly definitions: string;
  /** What the definitions draw by `<use href="#id">` and cannot express themselves (text, pictures), laid out. */
  readonly contents?: readonly RasterContent[];
  /** Its pixels become grey, effects included; absent = colours. */
  readonly grey?: true;
}

export interface RasterContent {
  readonly id: string;
  readonly items: readonly Item[];
}

export interface UseItem extends ItemBase {
  readonly kind: "use";
  /** Id of a symbol of the scene. */
  readonly symbol: string;
  readonly transform: Matrix;
  /** The colour that "inherited" paints of the symbol take. */
  readonly colour: SolidPaint;
}

export interface GroupItem extends ItemBase {
  readonly kind: "group";
  readonly transform: Matrix;
  /** 0 to 1, of the group as a whole. */
  readonly opacity: number;
  /** Blend mode with what is below, by the names of CSS and PDF; absent = normal. */
  readonly blend?: BlendMode;
  /** In the coordinates of the group's inside. */
  readonly clip?: { readonly d: string; readonly rule: FillRule };
  readonly items: readonly Item[];
}

export const BLEND_MODES = [
  "multiply",
  "screen",
  "overlay",
  "darken",
  "lighten",
  "color-dodge",
  "color-burn",
  "hard-light",
  "soft-light",
  "difference",
  "exclusion",
] as const;
export type BlendMode = (typeof BLEND_MODES)[number];

export type Item = PathItem | GlyphsItem | ImageItem | RasterItem | UseItem | GroupItem;

/** A drawing that is stored once and used many times. Its id identifies its content: equal ids are equal drawings. */
export interface SceneSymbol {
  readonly id: string;
  /** The area on which it may draw, in its own coordinates. */
  readonly box: Box;
  readonly items: readonly Item[];
}

/** The outcome of one text box, for the rules. Sizes in pt on paper, boxes in mm of the scene. */
export interface TextFact {
  readonly origin: Origin;
  /** The text as printed, markup removed, line breaks as "\n". */
  readonly text: string;
  readonly askedSizePt: number;
  /** Size after shrinking. */
  readonly sizePt: number;
  readonly minSizePt: number;
  /** The box given by the template, in the scene (turned boxes: the upright box around it). */
  readonly box: Box;
  /** The area covered by the glyphs and icons, in the scene; undefined for an empty text. */
  readonly ink?: Box;
  /** Corners of the convex hull of the covered area, if that is smaller than the box. */
  readonly hull?: readonly Point[];
  /** mm by which the text is too wide or too high at its smallest size; 0 = it fits. */
  readonly overflow: number;
  /** Characters that no face has, once each (a joined sequence counts as one). */
  readonly missing: readonly string[];
  /** Names between colons that are neither icon, symbol nor term. */
  readonly unknown: readonly string[];
  /** A word that was broken because it is wider than the box. */
  readonly brokenWord?: string;
  /** Styles that marks of the text request and its family does not have. */
  readonly unstyled?: readonly Unstyled[];
  /** Stars that open or close nothing, with the adjacent word ("**bold"). */
  readonly unclosed?: readonly string[];
  /** Marks of HTML and of other Markdown that are printed literally. */
  readonly foreign?: readonly string[];
  /** SVG's own text, which has no marks. */
  readonly isPlain?: true;
  /** Names between colons that were found as a drawing or a term. */
  readonly named?: readonly string[];
}

/** A missing style: the family that printed the letters has no such face. */
export interface Unstyled {
  readonly style: "bold" | "italic";
  readonly family: string;
  /** The marked text, its marks removed. */
  readonly text: string;
}

/** How sharp a picture prints. */
export interface PictureFact {
  readonly origin: Origin;
  readonly href: string;
  /** Pixels of the picture per inch of paper, the smaller of both directions. */
  readonly dpi: number;
  readonly box: Box;
  /** Its pixels are intended to be visible. */
  readonly pixelated?: true;
}

/** A picture in SVG that the card's own drawing shows; those inside other pictures and `<use>` are excluded. */
export interface SvgPictureFact {
  readonly origin: Origin;
  readonly href: string;
  /**
   * Its position in the scene (turned pictures: the upright box around it), without what is clipped to cover its box.
   */
  readonly box: Box;
}

/** An icon that was placed by its name. */
export interface IconFact {
  readonly origin: Origin;
  readonly name: string;
  /** Its position in the scene (turned icons: the upright box around it); absent inside pictures and `<use>`. */
  readonly box?: Box;
  /** Its longer side on paper, in mm; absent if the box is. */
  readonly length?: number;
}

/** An unknown name; a marked box is drawn in its place. */
export interface MissingFact {
  readonly kind: "icon" | "art";
  readonly name: string;
  readonly origin: Origin;
  /** For pictures: the paths that were tried, relative to the game's folder and, after "/", to the project's. */
  readonly tried?: readonly string[];
}

/** What rules need to know of a scene; small compared with the drawing itself, so it can be kept for every card. */
export interface SceneFacts {
  /** Size of the finished card. */
  readonly trim: Size;
  /** How far the drawing extends beyond the trim. */
  readonly bleed: number;
  readonly texts: readonly TextFact[];
  /** Those of pixels. */
  readonly pictures: readonly PictureFact[];
  readonly svgPictures: readonly SvgPictureFact[];
  readonly icons: readonly IconFact[];
  readonly missing: readonly MissingFact[];
}

/** Everything that is known about what a drawing shows, apart from the card that it is on. */
type FactsOfParts = Pick<SceneFacts, "texts" | "pictures" | "svgPictures" | "icons" | "missing">;

/**
 * A part of a drawing, at its place in it. It never changes, and a part that recurs is the same object in every scene
 * that shows it, so whatever follows from a part alone needs to be found out once.
 */
export interface ScenePart extends FactsOfParts {
  /** In the coordinates of the drawing's root. */
  readonly items: readonly Item[];
  /** Those that its items use, the ones inside others included. */
  readonly symbols: readonly SceneSymbol[];
}

export interface Scene extends SceneFacts {
  readonly items: readonly Item[];
  readonly symbols: Readonly<Record<string, SceneSymbol>>;
  /**
   * Everything that is drawn, in order, if it was laid out part by part. The items of the parts are `items`, or those of
   * the only group in it, which has the transform from the root to mm; symbols and facts are those of the parts.
   */
  readonly parts?: readonly ScenePart[];
}
