/** The journal that a person keeps: after a print, its pieces are recorded in it, with small pictures of them beside it. */
import { type Host, HostError } from "../../../host/host.ts";
import type { MadeGame } from "../../made-game.ts";
import type { PrintEvent } from "../print-events.ts";
import { keepPictures } from "./old-pictures.ts";
import { type PrintedKit, pieceJournalBytes, readPieceJournal, withPrints } from "./piece-journal.ts";

export interface NamedJournal {
  readonly host: Host;
  /** In the host. */
  readonly path: string;
  /** As shown to people. */
  readonly shown: string;
}

/** A journal that cannot be written is only reported, because everything has been printed by then. */
export async function keepNamedJournal(
  made: MadeGame,
  printed: readonly PrintedKit[],
  { host, path, shown }: NamedJournal,
  report: (event: PrintEvent) => void,
): Promise<void> {
  const { id, version } = made.game;
  try {
    // Another print may have finished since this one began.
    const { kits: before, problem } = readPieceJournal(host, path, shown);
    if (problem !== undefined) return report({ kind: "no-journal", message: `${shown}: ${problem}` });
    const kits = withPrints(before, version, printed);
    // First the pictures: a journal without them would show less, pictures without a journal do no harm.
    await keepPictures(host, path, kits, made);
    host.writeFile(path, pieceJournalBytes(id, kits));
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    report({ kind: "no-journal", message: error.message });
  }
}
