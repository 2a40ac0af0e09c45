/** The text of a booklet: a template that writes Markdown, checked like those that draw, with the whole game to read. */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import type { Booklet, Game } from "../game/game.ts";
import { type BookletFacts, bookletDataOf, bookletFace, bookletNamesOf } from "./booklet-data.ts";
import { checkTemplate } from "./check-template.ts";
import { COMPILE_OPTIONS, createEnvironment, RENDER_OPTIONS } from "./environment.ts";
import { type Instrumented, instrument } from "./instrument.ts";
import { type TracedText, traced } from "./line-marks.ts";
import { escapeMarkdown } from "./markdown-text.ts";
import { parseTemplate } from "./parse.ts";
import { Rendering, TooMuch } from "./rendering.ts";

/** Undefined where the template itself is faulty. @param text of the booklet's file */
export function renderMarkdown(
  text: string,
  booklet: Booklet,
  game: Game,
  facts: BookletFacts,
): Result<TracedText | undefined> {
  const parsed = parseTemplate({ name: booklet.id, file: booklet.file, text });
  if ("fault" in parsed) return refused([parsed.fault]);
  const faults = checkTemplate(parsed.ok, [], bookletNamesOf(game));
  if (faults.length > 0) return refused(faults);
  const made = instrument(parsed.ok, new Map(), "markdown");
  if ("fault" in made) return refused([made.fault]);
  const rendering = new Rendering(bookletFace(booklet, game), made.ok.sites, escapeMarkdown);
  const written = write(made.ok, rendering, bookletDataOf(booklet, game, facts));
  return { value: traced(written), diagnostics: rendering.diagnostics };
}

const refused = (diagnostics: readonly Diagnostic[]): Result<undefined> => ({
  value: undefined,
  diagnostics,
});

/** The text with marks of lines; empty when it grew too large. */
function write({ program, helpers }: Instrumented, rendering: Rendering, data: object): string {
  const draw = createEnvironment(helpers).compile(program, { ...COMPILE_OPTIONS });
  try {
    const text: string = draw({}, { ...RENDER_OPTIONS, data: { ...data, rendering } });
    rendering.grown(text.length);
    return text;
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    rendering.gaveUp(error.message);
    return "";
  }
}
