/** What `export` reports apart from findings. */
import { groupedBy } from "../../diagnostics/grouped.ts";
import { counted, listed, listedFirst, sizeWords } from "../../diagnostics/words.ts";
import type { Exported, ExportedKit } from "../../index.ts";
import { fitLines } from "./fit-words.ts";

/** Removed files that are named. */
const MOST_NAMED = 5;

/** The lines about one kit: its folder and what is in it, then what was left out, what must be known, what is gone. */
export function exportLines(
  done: ExportedKit,
  risks: readonly string[],
  shown: (path: string) => string,
): readonly string[] {
  const { folder, files, removed, cards, copies, leftOut, contents, notes, fit } = done;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    `${shown(folder)}: ${counted(files.length, "file")}, ${sizeWords(bytes)}, for ${counted(cards, "card")} (${counted(copies, "copy", "copies")})`,
    ...contents.map((line) => `  ${line}`),
    ...(fit ? fitLines(fit, risks).map((line) => `  ${line}`) : []),
    ...[...groupedBy(leftOut, ({ why }) => why)].map(
      ([why, decks]) => `  left out: ${listed(decks.map(({ deck }) => deck))}: ${why}`,
    ),
    ...notes.map((note) => `  note: ${note}`),
    ...(removed.length > 0
      ? [
          `  removed ${counted(removed.length, "file")} of an earlier export: ${listedFirst(removed, MOST_NAMED)}`,
        ]
      : []),
  ];
}

/** Kits that were left out because nobody named them and nothing can be made of them. */
export const skippedLines = ({ skipped }: Exported): readonly string[] =>
  skipped.map(({ game, why }) => `${game}: ${why}`);

/** Why nothing was exported; undefined if something was. */
export function notExportedWords({ isRefused, exports }: Exported): string | undefined {
  if (isRefused) return "Nothing was exported because of these errors.";
  return exports.length > 0 ? undefined : "Nothing was exported.";
}
