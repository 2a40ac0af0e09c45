/** A template's text without what the template language reads, at the same offsets. */
import type { Sign } from "../xml/as-read.ts";

/** Blanks in place of fields, comments and CDATA. @param signs in order */
export function blanked(text: string, signs: readonly Sign[]): string {
  let [result, done] = ["", 0];
  for (const { start, end } of signs) {
    result += text.slice(done, start) + " ".repeat(end - start);
    done = end;
  }
  return result + text.slice(done);
}
