/** Writes what was printed, file by file, and says what each is. */
import { join } from "node:path";
import { counted } from "../diagnostics/words.ts";
import { createNodeHost } from "../host/node-host.ts";
import type { PrintedFile, Printing } from "../pipeline/print-game.ts";
import type { SheetSide } from "../sheet/sheet.ts";
import { shownPath } from "./output-folder.ts";
import type { TerminalProgress } from "./terminal-progress.ts";
import type { Voice } from "./voice.ts";

export interface WritingTerms {
  readonly quiet?: boolean | undefined;
  readonly pngDpi?: number | undefined;
  readonly voice: Voice;
}

/** To the folder of the game; nothing is said when `quiet`. */
export async function writePrints(
  { files }: Printing,
  folder: string,
  progress: TerminalProgress,
  { quiet = false, pngDpi, voice }: WritingTerms,
): Promise<void> {
  const host = createNodeHost(folder);
  let pictures = 0;
  for await (const file of files) {
    const size = await host.writeStream(file.path, file.chunks);
    if (file.path.endsWith(".png")) pictures += 1;
    if (!file.sheets || quiet) continue;
    progress.clear();
    voice.out(`${lineOf(file, size, folder)}\n`);
  }
  progress.clear();
  if (pictures > 0 && !quiet)
    voice.out(`${shownPath(join(folder, "png"))}: ${pictures} pictures at ${pngDpi} dpi\n`);
}

const PAGE_NOUNS: Readonly<Record<SheetSide["side"], string>> = {
  front: "front",
  back: "back",
  fold: "page",
};

/** "output/pirate-quest/starter-pack-a4.pdf: 9 sheets, 9 fronts + 9 backs, 412 KB". */
function lineOf({ path, sheets }: PrintedFile, size: number, folder: string): string {
  const sides = sheets?.sides ?? [];
  const words = Object.entries(PAGE_NOUNS)
    .map(([side, noun]) => ({ noun, number: sides.filter((one) => one.side === side).length }))
    .flatMap(({ noun, number }) => (number > 0 ? [counted(number, noun)] : []))
    .join(" + ");
  return `${shownPath(join(folder, path))}: ${counted(sheets?.sheets ?? 0, "sheet")}, ${words}, ${Math.ceil(size / 1024)} KB`;
}
