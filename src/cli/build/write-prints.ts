/** Writes what was printed, file by file, and says what each is. */
import { join } from "node:path";
import { counted } from "../../diagnostics/words.ts";
import { shownPath } from "../../host/disk/shown-path.ts";
import { createNodeHost } from "../../host/node-host.ts";
import type { PrintedFile, Printing } from "../../pipeline/print/print-game.ts";
import type { TerminalProgress } from "../terminal/terminal-progress.ts";
import { sheetWords } from "./sheet-words.ts";
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
    voice.out(`${shownPath(join(folder, file.path))}: ${sheetWords(file, size)}\n`);
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
