/** What `export` reports apart from findings. */
import { counted, listedFirst, sizeWords } from "../../diagnostics/words.ts";
import type { Exported, ExportedKit } from "../../index.ts";

/** Removed files that are named. */
const MOST_NAMED = 5;

/** The lines about one kit: its folder and what is in it, then what was left out, what must be known, what is gone. */
export function exportLines(done: ExportedKit, shown: (path: string) => string): readonly string[] {
  const { folder, files, removed, cards, copies, leftOut, notes } = done;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    `${shown(folder)}: ${counted(files.length, "file")}, ${sizeWords(bytes)}, for ${counted(cards, "card")} (${counted(copies, "copy", "copies")})`,
    ...leftOut.map(({ deck, why }) => `  left out: deck "${deck}": ${why}`),
    ...notes.map((note) => `  note: ${note}`),
    ...(removed.length > 0
      ? [
          `  removed ${counted(removed.length, "file")} of an earlier export: ${listedFirst(removed, MOST_NAMED)}`,
        ]
      : []),
  ];
}

/** Why nothing was exported; undefined if something was. */
export function notExportedWords({ isRefused, exports }: Exported): string | undefined {
  if (isRefused) return "Nothing was exported because of these errors.";
  return exports.length > 0 ? undefined : "Nothing was exported.";
}
