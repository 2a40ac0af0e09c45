/** Renders an instrumented template: in pieces if it is plain, else to text. */
import type { Instrumented } from "../instrument/instrument.ts";
import type { DrawingPieces, Piece, PiecePlaces, PieceTable } from "../pieces.ts";
import { type Rendering, TooMuch } from "../rendering.ts";
import { type Data, FaceFrame, firstMoment, lengthOf, newRun, type Run } from "./moment.ts";
import { pieceSteps } from "./piece-steps.ts";
import { type Step, StepMaker } from "./steps.ts";
import { type Writing, XML } from "./writing.ts";

/** What is rendered for a context and its "@" names; if it grew too large, nothing, with a finding in the rendering. */
export type Renders<T> = (rendering: Rendering, context: object, data: () => Data) => T;

type Programs = Pick<Instrumented, "program" | "partials">;

/** A drawing as its pieces or as a text; `length` is that of the text. */
export interface Rendered {
  readonly pieces?: DrawingPieces;
  readonly text: string;
  readonly length: number;
}

/** Renders a template to a text, such as that of a booklet; "" if it grew too large. */
export function textRenderer({ program, partials }: Programs, writing: Writing): Renders<string> {
  const run = running(() => new StepMaker(partials, writing).program(program));
  return (...place) => run(...place)?.text ?? "";
}

/** Renders a drawing for a context and its "@" names, in pieces of a table. */
export type RendersDrawing = (...place: [...Parameters<Renders<never>>, table: PieceTable]) => Rendered;

/** Renders the template of a drawing. @param places where its pieces are made */
export function drawingRenderer({ program, partials }: Programs, places: PiecePlaces): RendersDrawing {
  let isPlain = false;
  const run = running(() => {
    const steps = pieceSteps(program, partials, places);
    isPlain = steps !== undefined;
    return steps ?? new StepMaker(partials, XML).program(program);
  });
  return (rendering, context, data, table) => {
    const done = run(rendering, context, data, table);
    if (!done) return { text: "", length: 0 };
    const { text, head, list, tail, id } = done;
    const length = lengthOf(done);
    if (!isPlain) return { text, length };
    return { pieces: { head: head as Piece, pieces: list, tail: tail as Piece, id }, text, length };
  };
}

/** The steps are made when they are first needed. */
function running(
  make: () => Step,
): (rendering: Rendering, context: object, data: () => Data, table?: PieceTable) => Run | undefined {
  let steps: Step | undefined;
  return (rendering, context, data, table) => {
    steps ??= make();
    const run = newRun(rendering, table);
    try {
      steps(firstMoment(run, context, new FaceFrame(data)));
      rendering.grown(lengthOf(run));
      return run;
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      rendering.gaveUp(error.message);
      return undefined;
    }
  };
}
