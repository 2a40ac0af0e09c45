/** Writes what was printed, file by file, and says what each is. */
import { join } from "node:path";
import { groupedBy } from "../diagnostics/grouped.ts";
import { counted, sizeWords } from "../diagnostics/words.ts";
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

/** To the folder of the game; nothing is said when `quiet`. True when earlier drafts are still there, which is said. */
export async function writePrints(
  { files }: Printing,
  folder: string,
  progress: TerminalProgress,
  { quiet = false, pngDpi, voice }: WritingTerms,
): Promise<boolean> {
  const host = createNodeHost(folder);
  let pictures = 0;
  let drafts = 0;
  for await (const file of files) {
    const size = await host.writeStream(file.path, file.chunks);
    if (file.path.endsWith(".png")) pictures += 1;
    if (!file.sheets || quiet) continue;
    progress.clear();
    voice.out(`${lineOf(file, size, folder)}\n`);
    if (file.draftPath === undefined || !host.isFile(file.draftPath)) continue;
    drafts += 1;
    voice.out(`${draftLine(file, folder)}\n`);
  }
  progress.clear();
  if (pictures > 0 && !quiet)
    voice.out(`${shownPath(join(folder, "png"))}: ${counted(pictures, "picture")} at ${pngDpi} dpi\n`);
  return drafts > 0;
}

/** Only people know whether they still need a draft that they may have shown to somebody. */
function draftLine({ path, draftPath = "" }: PrintedFile, folder: string): string {
  return `${shownPath(join(folder, draftPath))} is an earlier draft, which ${path} replaces; delete it if you do not need it`;
}

/** A reverse of one-sided pieces shows none, and only keeps a printer in step. */
const nounOf = ({ side, placements }: SheetSide): string =>
  side === "fold" ? "page" : placements.length === 0 ? "blank page" : side;

/**
 * "output/pirate-quest/starter-pack-a4.pdf: 9 sheets, 9 fronts + 8 backs + 1 blank page, 81 cards, 412 KB"; ".../
 * starter-pack-rules-screen.pdf: 17 pages for a screen, 89 KB".
 */
function lineOf({ path, sheets, pieces }: PrintedFile, size: number, folder: string): string {
  const file = shownPath(join(folder, path));
  if (sheets?.sheets === 0)
    return `${file}: ${counted(sheets.sides.length, "page")} for a screen, ${sizeWords(size)}`;
  const words = [...groupedBy(sheets?.sides ?? [], nounOf)]
    .map(([noun, sides]) => counted(sides.length, noun))
    .join(" + ");
  const what = pieces === undefined ? words : `${words}, ${pieces}`;
  return `${file}: ${counted(sheets?.sheets ?? 0, "sheet")}, ${what}, ${sizeWords(size)}`;
}
