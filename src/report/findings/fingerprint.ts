/**
 * A name for a finding that stays the same while lines move, so that a service which compares runs knows it again: from
 * the rule, the file, and the text of the marked line. Equal ones of a file are told apart by their order.
 */
import { createHash } from "node:crypto";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";

/** @param lineOf the text of a line of a file; undefined when it is not at hand, and then the message stands for it */
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
