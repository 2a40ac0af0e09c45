/** What `share` reports apart from findings. */
import { counted, sizeWords } from "../../diagnostics/words.ts";
import type { Shared, SharedFile } from "../../index.ts";

/** "output/reef/reef-share.html: 18 cards, 412 kB". */
export const pageWords = ({ path, cards, bytes }: SharedFile, shown: (path: string) => string): string =>
  `${shown(path)}: ${counted(cards, "card")}, ${sizeWords(bytes)}`;

/** Why no page was written; undefined if one was. */
export function noPageWords({ files, isRefused }: Shared): string | undefined {
  if (isRefused) return "No page was written because of these errors; --draft writes it anyway.";
  return files.length > 0 ? undefined : "No page was written: none of the requested cards can be shown.";
}
