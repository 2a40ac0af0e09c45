/** Pages that share paper: each with the next one on its back, so that a sheet of paper has twice as many. */
import type { Piece } from "./sheet.ts";

/** Pairs single pages in order; the last of an odd number has no back. */
export function backToBack(pages: readonly Piece[]): readonly Piece[] {
  return pages.flatMap((page, index) => {
    if (index % 2 === 1) return [];
    const next = pages[index + 1];
    return { ...page, ...(next && { back: next.front }) };
  });
}
