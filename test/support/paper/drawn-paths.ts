/** Straight paths of a page as pdf.js reads its operators, forms included: none of our own geometry is used. */
import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

type Matrix = readonly [number, number, number, number, number, number];

/** In mm from the page's top left. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface DrawnPath {
  /** Each stroke of the pen from where it was set down. */
  readonly strokes: readonly (readonly Spot[])[];
  readonly edges: Edges;
  readonly isDashed: boolean;
  /** Inside a drawing that is clipped and moved as a whole; undefined for what is on the page itself. */
  readonly clip: Edges | undefined;
}

const MM_PER_PT = 25.4 / 72;

interface State {
  readonly matrix: Matrix;
  readonly isDashed: boolean;
  readonly clip: Edges | undefined;
}

/** Paths with a curve are omitted. */
export async function drawnPaths(page: PDFPageProxy): Promise<readonly DrawnPath[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const height = page.view[3] ?? 0;
  const paths: DrawnPath[] = [];
  const stack: State[] = [];
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], isDashed: false, clip: undefined };
  let clips = false;
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index];
    if (operator === OPS.save) stack.push(state);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) state = stack.pop() as State;
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(state);
      if (args[0]) state = { ...state, matrix: product(state.matrix, args[0]) };
    } else if (operator === OPS.transform) state = { ...state, matrix: product(state.matrix, args) };
    else if (operator === OPS.setDash) state = { ...state, isDashed: args[0].length > 0 };
    else if (operator === OPS.clip) clips = true;
    else if (operator === OPS.constructPath) {
      const strokes = strokesOf(args[1][0], state.matrix, height);
      const edges = strokes && edgesOf(strokes.flat());
      if (clips && stack.length === 1 && edges) state = { ...state, clip: edges };
      else if (strokes && edges && !clips) paths.push({ strokes, edges, ...state });
      clips = false;
    }
  }
  return paths;
}

/** pdf.js writes 0 x y for a move, 1 x y for a line, 4 for a close; curves are 2 and 3. */
function strokesOf(data: ArrayLike<number> | null, matrix: Matrix, height: number): Spot[][] | undefined {
  const strokes: Spot[][] = [];
  for (let at = 0; data && at < data.length; ) {
    const kind = data[at];
    if (kind === 4) at += 1;
    else if (kind === 0 || kind === 1) {
      if (kind === 0) strokes.push([]);
      strokes.at(-1)?.push(spotAt(matrix, data[at + 1] as number, data[at + 2] as number, height));
      at += 3;
    } else return undefined;
  }
  return strokes.length > 0 ? strokes : undefined;
}

function spotAt([a, b, c, d, e, f]: Matrix, x: number, y: number, height: number): Spot {
  return { x: (a * x + c * y + e) * MM_PER_PT, y: (height - (b * x + d * y + f)) * MM_PER_PT };
}

function edgesOf(spots: readonly Spot[]): Edges {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
