/**
 * Gradients as shading patterns, and their transparency as soft masks: a shading has only colours, so stops of
 * different opacity are drawn again in grey.
 */
import type { GradientPaint } from "../../../scene/paint.ts";
import type { GradientStop } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import type { Matrix } from "../../../units/matrix.ts";
import type { SectionDictionary, SectionRef } from "../section/section.ts";
import type { SectionWriter } from "../section/section-writer.ts";
import { formContents, MASK, writeForm } from "./forms.ts";
import { componentsOf, rectOperator } from "./operators.ts";

type Channel = "colour" | "opacity";

/** Stops nearer than this make a hard edge. */
const HARD_EDGE = 1e-6;

export class Gradients {
  readonly #section: SectionWriter;
  readonly #isGrey: boolean;
  readonly #masks = new Map<string, SectionRef>();

  constructor(section: SectionWriter, isGrey: boolean) {
    this.#section = section;
    this.#isGrey = isGrey;
  }

  /** The pattern of a paint; `matrix` leads from the paint's coordinates to those at the start of the stream. */
  pattern(paint: GradientPaint, matrix: Matrix, channel: Channel = "colour"): SectionRef {
    const shading = shadingOf(paint, channel, this.#isGrey);
    return this.#section.write({ Type: "Pattern", PatternType: 2, Shading: shading, Matrix: matrix });
  }

  /** The mask of a paint's opacity over `box`, both in the coordinates where the mask is set. */
  mask(paint: GradientPaint, box: Box): SectionRef {
    const key = JSON.stringify([paint, box]);
    const known = this.#masks.get(key);
    if (known) return known;
    const contents = formContents((stream) => {
      const pattern = stream.use("Pattern", this.pattern(paint, paint.transform, "opacity"));
      stream.add(`/Pattern cs ${pattern} scn ${rectOperator(box, 4)} f`);
    });
    const mask = writeForm(this.#section, box, MASK, contents).ref;
    this.#masks.set(key, mask);
    return mask;
  }
}

/** The common opacity of all stops; undefined if they differ. */
export function evenOpacity({ stops }: GradientPaint): number | undefined {
  const [first] = stops;
  return stops.every(({ opacity }) => opacity === first?.opacity) ? first?.opacity : undefined;
}

function shadingOf(paint: GradientPaint, channel: Channel, isGrey: boolean): SectionDictionary {
  const coloursOf = (colour: string) => (isGrey ? componentsOf(colour).slice(0, 1) : componentsOf(colour));
  const values = ({ colour, opacity }: GradientStop) =>
    channel === "colour" ? coloursOf(colour) : [opacity];
  return {
    ShadingType: paint.kind === "linear" ? 2 : 3,
    ColorSpace: channel === "colour" && !isGrey ? "DeviceRGB" : "DeviceGray",
    Coords:
      paint.kind === "linear"
        ? [...paint.from, ...paint.to]
        : [...paint.focus, 0, ...paint.centre, paint.radius],
    Function: stopFunction(paint.stops, values),
    Extend: [true, true],
  };
}

/** From 0 to 1 over all stops: linear from one to the next, stitched together (function types 2 and 3). */
function stopFunction(
  stops: readonly GradientStop[],
  values: (stop: GradientStop) => readonly number[],
): SectionDictionary {
  const [first, last] = [stops[0] as GradientStop, stops.at(-1) as GradientStop];
  const padded = [{ ...first, offset: 0 }, ...stops, { ...last, offset: 1 }];
  const lines = padded.flatMap((stop, index) => {
    const next = padded[index + 1];
    if (!next || next.offset - stop.offset < HARD_EDGE) return [];
    const line = { FunctionType: 2, Domain: [0, 1], C0: values(stop), C1: values(next), N: 1 };
    return [{ line, end: next.offset }];
  });
  if (lines.length === 1) return lines[0]?.line as SectionDictionary;
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: lines.map(({ line }) => line),
    Bounds: lines.slice(0, -1).map(({ end }) => end),
    Encode: lines.flatMap(() => [0, 1]),
  };
}
