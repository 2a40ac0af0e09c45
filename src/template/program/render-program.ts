/** Renders an instrumented template to text. */
import type { Instrumented } from "../instrument/instrument.ts";
import { type Rendering, TooMuch } from "../rendering.ts";
import { type Data, firstMoment } from "./moment.ts";
import { StepMaker } from "./steps.ts";

/** The text for a context and its "@" names; empty, with a finding in the rendering, if it grew too large. */
export type RenderText = (rendering: Rendering, context: object, data: Data) => string;

export function textRenderer({ program, partials }: Pick<Instrumented, "program" | "partials">): RenderText {
  let write: ReturnType<StepMaker["program"]> | undefined;
  return (rendering, context, data) => {
    write ??= new StepMaker(partials).program(program);
    const run = { rendering, text: "" };
    const frame = { data, outer: undefined };
    try {
      write(firstMoment(run, context, frame));
      rendering.grown(run.text.length);
      return run.text;
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      rendering.gaveUp(error.message);
      return "";
    }
  };
}
