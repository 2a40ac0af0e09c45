/** Renders an instrumented template: in pieces if it is plain, else to text. */
import type { Instrumented } from "../instrument/instrument.ts";
import type { DrawingPieces, Piece, PieceTable } from "../pieces.ts";
import { type Rendering, TooMuch } from "../rendering.ts";
import { type Data, Frame, firstMoment, lengthOf, newRun, type Run } from "./moment.ts";
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

/** Renders the template of a drawing. @param table where pieces are remembered */
export function drawingRenderer({ program, partials }: Programs, table: PieceTable): Renders<Rendered> {
  let isPlain = false;
  const run = running(() => {
    const steps = pieceSteps(program, partials, table);
    isPlain = steps !== undefined;
    return steps ?? new StepMaker(partials, XML).program(program);
  });
  return (...place) => {
    const done = run(...place);
    if (!done) return { text: "", length: 0 };
    const { text, head, list, tail } = done;
    const length = lengthOf(done);
    if (!isPlain) return { text, length };
    return { pieces: { head: head as Piece, pieces: list, tail: tail as Piece }, text, length };
  };
}

/** The steps are made when they are first needed. */
function running(make: () => Step): Renders<Run | undefined> {
  let steps: Step | undefined;
  return (rendering, context, data) => {
    steps ??= make();
    const run = newRun(rendering);
    try {
      steps(firstMoment(run, context, new Frame(data)));
      rendering.grown(lengthOf(run));
      return run;
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      rendering.gaveUp(error.message);
      return undefined;
    }
  };
}
