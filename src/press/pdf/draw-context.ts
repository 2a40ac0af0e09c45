/** What drawing needs at one place: the document's shared objects, the stream being written, and where it is. */
import { settledPaint } from "../../scene/paint.ts";
import { decimalsFor } from "../../scene/precision.ts";
import type { Paint, SceneSymbol, Stroke } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { IDENTITY, type Matrix, multiply } from "../../units/matrix.ts";
import type { ContentStream, NamedObject } from "./content-stream.ts";
import type { Fonts } from "./fonts.ts";
import { evenOpacity, type Gradients } from "./gradients.ts";
import type { GraphicsStates } from "./graphics-states.ts";
import type { Images } from "./images.ts";
import { colourOperator } from "./operators.ts";
import type { PdfFile } from "./pdf-file.ts";
import type { PdfRef } from "./pdf-values.ts";
import type { Repeats } from "./repeats.ts";

/** Objects that all streams of a document share. */
export interface SharedObjects {
  readonly file: PdfFile;
  readonly fonts: Fonts;
  readonly images: Images;
  readonly states: GraphicsStates;
  readonly gradients: Gradients;
  /** Forms of symbols and scenes, by what they draw. */
  readonly forms: Map<string, NamedObject>;
  readonly repeats: Repeats;
}

export interface DrawContext {
  readonly shared: SharedObjects;
  readonly stream: ContentStream;
  readonly symbols: Readonly<Record<string, SceneSymbol>>;
  /** From the coordinates here to those at the start of the stream. */
  readonly matrix: Matrix;
  /** mm of one unit here. */
  readonly unit: number;
  /** Where something can be seen, in the coordinates here. */
  readonly bounds: Box;
  /** Names `unit`, `bounds` and `inheritedOpacity`: what is drawn the same way has the same operators. */
  readonly where: string;
  /** Opacity of the colour that "inherited" paints take; the colour itself is the stream's at its start. */
  readonly inheritedOpacity: number;
  /** Inside a symbol colours must not stay set: what comes next may take the one from outside. */
  readonly inSymbol: boolean;
}

/** A paint ready to set: operators for its colour, and what the graphics state has to add. */
export interface PaintSetting {
  readonly operators: string;
  readonly opacity: number;
  readonly mask?: PdfRef;
}

/** Prepares a paint; undefined when it paints nothing. `ink` is what it will cover. */
export function paintSetting(
  context: DrawContext,
  asked: Paint | null,
  use: "fill" | "stroke",
  ink: Box,
): PaintSetting | undefined {
  const paint = settledPaint(asked);
  if (paint === null) return undefined;
  if (paint.kind === "solid") return { operators: colourOperator(paint.colour, use), opacity: paint.opacity };
  if (paint.kind === "inherited") return { operators: "", opacity: paint.opacity * context.inheritedOpacity };
  const { gradients } = context.shared;
  const pattern = context.stream.use(
    "Pattern",
    gradients.pattern(paint, multiply(context.matrix, paint.transform)),
  );
  const operators = use === "fill" ? `/Pattern cs ${pattern} scn` : `/Pattern CS ${pattern} SCN`;
  const opacity = evenOpacity(paint);
  if (opacity !== undefined) return { operators, opacity };
  return { operators, opacity: 1, mask: gradients.mask(paint, ink) };
}

/** The paint of a stroke; undefined when it paints nothing, as one without width (which PDF would draw as a hairline). */
export function strokeSetting(
  context: DrawContext,
  stroke: Stroke | null,
  ink: Box,
): PaintSetting | undefined {
  return stroke && stroke.width > 0 ? paintSetting(context, stroke.paint, "stroke", ink) : undefined;
}

/** The operator that sets a graphics state; empty when there is nothing to set. */
export function stateOperator(
  { shared, stream }: DrawContext,
  state: Parameters<GraphicsStates["find"]>[0],
): string {
  const object = shared.states.find(state);
  return object ? `${stream.use("ExtGState", object)} gs` : "";
}

/** Names a place to draw: see `where`. */
export const placeName = (unit: number, { x, y, width, height }: Box, inheritedOpacity: number): string =>
  `${inheritedOpacity} ${unit} ${x} ${y} ${width} ${height}`;

/** The start of a form of its own: its coordinates are its own, what is set is not known. */
export function formContext(
  context: DrawContext,
  stream: ContentStream,
  more: Partial<DrawContext> = {},
): DrawContext {
  return { ...context, stream, matrix: IDENTITY, ...more };
}

/** Decimals for coordinates here. */
export const decimalsAt = ({ unit }: DrawContext): number => decimalsFor(unit);
