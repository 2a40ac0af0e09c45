/** The text of a booklet: a template that writes Markdown, checked like those that draw, with access to the whole game. */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import type { Booklet, Game } from "../game/game.ts";
import type { KitPrint } from "../game/kits/prints.ts";
import { checkTemplate } from "./check/check-template.ts";
import { type BookletFacts, bookletDataOf, bookletFace, bookletNamesOf } from "./data/booklet-data.ts";
import { instrument } from "./instrument/instrument.ts";
import { type TracedText, traced } from "./instrument/line-marks.ts";
import { parseTemplate } from "./parse.ts";
import { textRenderer } from "./program/render-program.ts";
import { MARKDOWN } from "./program/writing.ts";
import { Rendering } from "./rendering.ts";
import type { Spent } from "./template.ts";

/**
 * Output of `{{credits}}`, to be replaced by the game's credits: they name what the pages are drawn with, which is known
 * only then. The character is not in Unicode, so that no text contains it by accident.
 */
export const CREDITS_MARK = "\uFDD0credits\uFDD0";

/** A filled-in text, and the work of its template. */
export interface FilledText extends Result<TracedText | undefined> {
  readonly spent: Omit<Spent, "output">;
}

/**
 * Undefined if the template itself is faulty.
 * @param text of the booklet's file
 * @param kit what the booklet is printed for
 */
export function renderMarkdown(
  text: string,
  booklet: Booklet,
  game: Game,
  kit: KitPrint,
  facts: BookletFacts,
): FilledText {
  const parsed = parseTemplate({ name: booklet.id, file: booklet.file, text }, "markdown");
  if ("fault" in parsed) return refused([parsed.fault]);
  const faults = checkTemplate(parsed.ok, [], bookletNamesOf(game));
  if (faults.length > 0) return refused(faults);
  const made = instrument(parsed.ok, new Map(), "markdown");
  if ("fault" in made) return refused([made.fault]);
  const face = { ...bookletFace(booklet, game), isBookletText: true } as const;
  const rendering = new Rendering(face, made.ok.sites);
  const data = () => bookletDataOf(booklet, game, kit, facts);
  const written = textRenderer(made.ok, MARKDOWN)(rendering, { credits: CREDITS_MARK }, data);
  return { value: traced(written), diagnostics: rendering.diagnostics, spent: rendering.spent };
}

const refused = (diagnostics: readonly Diagnostic[]): FilledText => ({
  value: undefined,
  diagnostics,
  spent: { steps: 0, work: 0 },
});
