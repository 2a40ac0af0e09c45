/**
 * A name for a finding that stays the same when lines move, so that a service that compares runs recognises it: made
 * from the rule, the file, and the text of the marked line. Equal ones in a file are numbered in order.
 */
import { createHash } from "node:crypto";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";

/** @param lineOf the text of a line of a file; if it is undefined, the message is used instead */
export function fingerprints(
  diagnostics: readonly Diagnostic[],
  lineOf: (file: string, line: number) => string | undefined,
): readonly string[] {
  const seen = new Map<string, number>();
  return diagnostics.map(({ rule, file, start, message }) => {
    const text = lineOf(file, start.line)?.trim() ?? message;
    const name = createHash("sha256")
      .update(JSON.stringify([rule, file, text]))
      .digest("hex")
      .slice(0, 32);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name}:${count}`;
  });
}
