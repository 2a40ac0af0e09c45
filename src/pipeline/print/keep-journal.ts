/** After a print, writes the journal and removes pictures of cards that no longer exist. */
import { type Host, HostError } from "../../host/host.ts";
import type { MadeGame } from "../made-game.ts";
import { endingOf, endingsOf } from "../order/look-names.ts";
import { JOURNAL_FILE, journalBytes, type PictureDigests, readJournal } from "../read/print-journal.ts";
import type { PrintEvent } from "./print-events.ts";
import type { GameFolder } from "./printed-file.ts";
import { isOfLook, removeStale } from "./stale-pictures.ts";

export interface WrittenPrint {
  /** True if it counts as a print of this version. */
  readonly isEdition: boolean;
  /** True if every printed card of the game was written. */
  readonly isWhole: boolean;
  readonly pictures: PictureDigests;
}

/** False if the journal cannot be written; that is only reported, because everything has been printed by then. */
export function keepJournal(
  made: MadeGame,
  { isEdition, isWhole, pictures }: WrittenPrint,
  output: Host,
  folder: GameFolder,
  report: (event: PrintEvent) => void,
): boolean {
  try {
    const { game, journal } = made;
    const look = { ending: endingOf(made), others: endingsOf(made.game) };
    // Another print may have finished since this one began.
    const { prints, pictures: before } = readJournal({ host: output, shown: output.root }, game.id);
    const areAll = isWhole && pictures.size > 0;
    const removed = areAll ? removeStale(folder.host, before, pictures, look) : [];
    if (removed.length > 0)
      report({ kind: "removed-pictures", paths: removed.map((path) => `${folder.path}/${path}`) });
    const earlier = areAll ? [...before].filter(([name]) => !isOfLook(name, look)) : before;
    const kept = new Map([...earlier, ...pictures]);
    const print = isEdition ? { version: game.version, content: journal.content() } : undefined;
    output.writeFile(`${game.id}/${JOURNAL_FILE}`, journalBytes({ prints, pictures: kept }, print));
    return true;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    report({ kind: "no-journal", message: error.message });
    return false;
  }
}
