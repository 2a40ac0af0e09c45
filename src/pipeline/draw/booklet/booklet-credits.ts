/** Replaces `{{credits}}` in the text of a booklet by the lines of the game's credits. */
import type { WrittenText } from "../../../booklet/read-booklet.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { placeAt } from "../../../source/locate.ts";
import type { SourceFile } from "../../../source/tree.ts";
import { CREDITS_MARK } from "../../../template/render-markdown.ts";

export const asksForCredits = ({ text }: WrittenText): boolean => text.includes(CREDITS_MARK);

/** @param credits in Markdown, line by line */
export function withCredits({ text, lines }: WrittenText, credits: readonly string[]): WrittenText {
  if (!text.includes(CREDITS_MARK)) return { text, lines };
  const all = text.split("\n").map((line, index) => ({ line, from: lines[index] as number }));
  const filled = all.flatMap(({ line, from }) =>
    // Blank lines separate it from the text around it.
    isAlone(line)
      ? ["", ...credits, ""].map((own) => ({ line: own, from }))
      : [{ line: without(line), from }],
  );
  return { text: filled.map(({ line }) => line).join("\n"), lines: filled.map(({ from }) => from) };
}

const isAlone = (line: string): boolean => line.trim() === CREDITS_MARK;
const without = (line: string): string => line.replaceAll(CREDITS_MARK, "");

/** Reports credits within other text. */
export function crowdedCredits({ text, lines }: WrittenText, file: SourceFile): readonly Diagnostic[] {
  const ofFile = file.text.split(/(?<=\n)/);
  return text.split("\n").flatMap((line, index) => {
    if (!line.includes(CREDITS_MARK) || isAlone(line)) return [];
    const at = (lines[index] as number) - 1;
    const start = ofFile.slice(0, at).join("").length;
    const tag = /\{\{~?\s*credits\s*~?\}\}/.exec(ofFile[at] ?? "");
    const from = start + (tag?.index ?? 0);
    return [
      {
        ...placeAt(file, { start: from, end: from + (tag?.[0].length ?? 0) }),
        rule: "booklet/crowded-credits",
        severity: "error" as const,
        message: "{{credits}} is not on a line of its own",
        why: "credits are paragraphs of their own, and are left out here",
        fix: "put it on a line of its own, outside of lists, tables and boxes",
      },
    ];
  });
}
