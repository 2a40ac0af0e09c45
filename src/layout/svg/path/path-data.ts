/**
 * Path data in one form: absolute M, L, C and Z only. The shorter forms of SVG (relative, arcs, smooth and quadratic
 * curves) are expanded, so that every output has to handle only these commands.
 */
import svgpath from "svgpath";

export type Segment =
  | readonly ["M" | "L", x: number, y: number]
  | readonly ["C", x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ["Z"];

export interface PathData {
  readonly d: string;
  readonly segments: readonly Segment[];
  /** What is wrong with the text; the path then ends at the fault, as SVG requires. */
  readonly fault: string | undefined;
}

/** Reads the `d` attribute. */
export function parsePath(text: string): PathData {
  const parsed = svgpath(text) as ReturnType<typeof svgpath> & { readonly err: string };
  const fault = parsed.err === "" ? undefined : parsed.err.replace(/^SvgPath: /, "");
  const segments: Segment[] = [];
  parsed
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      const plain = plainSegment(segment as readonly (string | number)[], x, y);
      if (plain) segments.push(plain);
    });
  const allFinite = segments.every((segment) =>
    segment.every((part) => part === segment[0] || Number.isFinite(part)),
  );
  if (!allFinite) return { d: "", segments: [], fault: "a number is too large" };
  return { d: formatPath(segments), segments, fault };
}

/** Writes segments with at most six decimals. */
export function formatPath(segments: readonly Segment[]): string {
  let text = "";
  for (const [command, ...numbers] of segments) {
    text += command;
    for (let index = 0; index < numbers.length; index += 1) {
      text += `${index === 0 ? "" : " "}${Math.round((numbers[index] as number) * 1e6) / 1e6}`;
    }
  }
  return text;
}

function plainSegment(segment: readonly (string | number)[], x: number, y: number): Segment | undefined {
  const [command, a = 0, b = 0, c = 0, d = 0] = segment as [string, number, number, number, number];
  switch (command) {
    case "M":
    case "L":
    case "C":
      return segment as unknown as Segment;
    case "Z":
      return ["Z"];
    case "H":
      return ["L", a, y];
    case "V":
      return ["L", x, a];
    case "Q":
      return raised(x, y, a, b, c, d);
    default:
      return undefined;
  }
}

/** A quadratic curve from (x, y) as a cubic one. */
function raised(x: number, y: number, cx: number, cy: number, endX: number, endY: number): Segment {
  const third = (from: number, to: number): number => from + ((to - from) * 2) / 3;
  return ["C", third(x, cx), third(y, cy), third(endX, cx), third(endY, cy), endX, endY];
}
