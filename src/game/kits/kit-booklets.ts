/** Looks up the booklets that a kit includes by their ids. */
import type { KitFile } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { below, insteadOf, type Report } from "../fault.ts";
import { type Game, mayBeUnusable } from "../game.ts";

type Resolved = Pick<Game, "booklets" | "unusable">;

/** Unknown booklets, and those that are listed again, are reported and left out. */
export function resolveKitBooklets(
  { contents = [] }: KitFile,
  kit: SourceRef,
  resolved: Resolved,
  report: Report,
): readonly string[] {
  const seen = new Set<string>();
  for (const [index, entry] of contents.entries()) {
    if (!("booklet" in entry)) continue;
    const { booklet } = entry;
    const at = below(kit, "contents", index, "booklet");
    if (seen.has(booklet)) reportRepeated(booklet, at, report);
    else if (resolved.booklets.some(({ id }) => id === booklet)) seen.add(booklet);
    else reportUnknown(booklet, at, resolved, report);
  }
  return [...seen];
}

function reportRepeated(booklet: string, at: SourceRef, report: Report): void {
  report({
    rule: "kit/repeated-booklet",
    severity: "warning",
    at,
    message: `the booklet "${booklet}" is listed twice; it is printed once`,
    fix: "remove it here",
  });
}

function reportUnknown(
  booklet: string,
  at: SourceRef,
  { booklets, unusable }: Resolved,
  report: Report,
): void {
  if (mayBeUnusable(unusable, "booklet", booklet)) return;
  const ids = booklets.map(({ id }) => id);
  report({
    rule: "kit/unknown-booklet",
    at,
    message: `the game has no booklet "${booklet}"`,
    ...insteadOf(
      booklet,
      ids,
      "it has no booklets",
      `add a booklet "${booklet}" in booklets/, or remove this entry`,
    ),
  });
}
