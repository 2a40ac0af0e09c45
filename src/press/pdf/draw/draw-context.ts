/** The state of drawing at one place: the section's shared objects, the stream being written, and the position. */
import { settledPaint } from "../../../scene/paint.ts";
import type { Paint, SceneSymbol, Stroke } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { IDENTITY, type Matrix, multiply } from "../../../units/matrix.ts";
import type { SectionFonts } from "../fonts/section-fonts.ts";
import type { Repeats } from "../repeats/repeats.ts";
import type { SectionDictionary, SectionRef } from "../section/section.ts";
import type { SectionWriter } from "../section/section-writer.ts";
import type { ContentStream, DrawnObject } from "./content-stream.ts";
import type { DrawPlace } from "./draw-place.ts";
import { evenOpacity, type Gradients } from "./gradients.ts";
import type { GraphicsStates } from "./graphics-states.ts";
import { colourOperator } from "./operators.ts";

/** Objects that all streams of a section share. */
export interface SharedObjects {
  readonly section: SectionWriter;
  readonly fonts: SectionFonts;
  readonly states: GraphicsStates;
  readonly gradients: Gradients;
  /** How groups are blended. */
  readonly group: SectionDictionary;
  /** Forms of symbols and scenes, by what they draw. */
  readonly forms: Map<string, DrawnObject>;
  readonly repeats: Repeats;
}

export interface DrawContext {
  readonly shared: SharedObjects;
  readonly stream: ContentStream;
  readonly place: DrawPlace;
  readonly symbols: Readonly<Record<string, SceneSymbol>>;
  /** From the coordinates here to those at the start of the stream. */
  readonly matrix: Matrix;
  /** Inside a symbol colours must not persist: what comes next may take the one from outside. */
  readonly inSymbol: boolean;
}

/** A paint ready to set: operators for its colour, and its part of the graphics state. */
export interface PaintSetting {
  readonly operators: string;
  readonly opacity: number;
  readonly mask?: SectionRef;
}

/** Prepares a paint; undefined if it paints nothing. `inkOf` gives what it will cover: only few paints depend on it. */
export function paintSetting(
  context: DrawContext,
  asked: Paint | null,
  use: "fill" | "stroke",
  inkOf: () => Box,
): PaintSetting | undefined {
  const paint = settledPaint(asked);
  if (paint === null) return undefined;
  if (paint.kind === "solid") return { operators: colourOperator(paint.colour, use), opacity: paint.opacity };
  if (paint.kind === "inherited")
    return { operators: "", opacity: paint.opacity * context.place.inheritedOpacity };
  const { gradients } = context.shared;
  const pattern = context.stream.use(
    "Pattern",
    gradients.pattern(paint, multiply(context.matrix, paint.transform)),
  );
  const operators = use === "fill" ? `/Pattern cs ${pattern} scn` : `/Pattern CS ${pattern} SCN`;
  const opacity = evenOpacity(paint);
  if (opacity !== undefined) return { operators, opacity };
  return { operators, opacity: 1, mask: gradients.mask(paint, inkOf()) };
}

/** The paint of a stroke; undefined if it paints nothing, as with zero width (which PDF would draw as a hairline). */
export function strokeSetting(
  context: DrawContext,
  stroke: Stroke | null,
  inkOf: () => Box,
): PaintSetting | undefined {
  return stroke && stroke.width > 0 ? paintSetting(context, stroke.paint, "stroke", inkOf) : undefined;
}

/** The operator that sets a graphics state; empty if there is nothing to set. */
export function stateOperator(
  { shared, stream }: DrawContext,
  state: Parameters<GraphicsStates["find"]>[0],
): string {
  const object = shared.states.find(state);
  return object ? `${stream.use("ExtGState", object)} gs` : "";
}

/** The start of a form: it has its own coordinates, and its state is unknown. */
export function formContext(
  outside: DrawContext,
  stream: ContentStream,
  {
    place = outside.place,
    symbols = outside.symbols,
    inSymbol = outside.inSymbol,
  }: Partial<Pick<DrawContext, "place" | "symbols" | "inSymbol">> = {},
): DrawContext {
  return { shared: outside.shared, stream, place, symbols, matrix: IDENTITY, inSymbol };
}
