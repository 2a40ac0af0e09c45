/** Summaries of the games of a project. */
import type { Game } from "../game/game.ts";
import { gameIdsOf } from "../pipeline/project.ts";
import { readJournal } from "../pipeline/read/print-journal.ts";
import { readGame } from "../pipeline/read/read-game.ts";
import { SHARED_SHEETS } from "../pipeline/read/sheets/read-sheets.ts";
import type { Call } from "./handle.ts";

/** A game at a glance. If its `game.yaml` cannot be used, only the id is known. */
export interface GameSummary {
  readonly id: string;
  readonly title?: string;
  readonly version?: string;
  readonly players?: { readonly min: number; readonly max: number };
  readonly kits: readonly NamedPart[];
  readonly scenarios: readonly NamedPart[];
  readonly decks: readonly (NamedPart & { readonly cards: readonly string[] })[];
  /** Paths of its text files, in its folders of content and of templates, and of the sheets that all games share. */
  readonly files: readonly string[];
  /** It was printed to the output folder. */
  readonly isPrinted?: true;
}

export interface NamedPart {
  readonly id: string;
  readonly title: string;
}

export async function gamesOf({ project, progress }: Call): Promise<readonly GameSummary[]> {
  const summaries: GameSummary[] = [];
  for (const id of gameIdsOf(project)) {
    await progress.pause();
    const summary = { ...summaryOf(id, readGame(project, id).value.game), files: textFilesOf(project, id) };
    const isPrinted = readJournal(project.output, id).prints.length > 0;
    summaries.push(isPrinted ? { ...summary, isPrinted } : summary);
  }
  return summaries;
}

const TEXT = /\.(ya?ml|csv|tsv|md|txt|svg|hbs)$/i;

const textFilesOf = ({ host }: Call["project"], id: string): readonly string[] =>
  [`content/${id}`, `templates/${id}`, SHARED_SHEETS]
    .flatMap((folder) => host.listFiles(folder))
    .filter((path, index, all) => TEXT.test(path) && all.indexOf(path) === index);

function summaryOf(id: string, game: Game | undefined): Omit<GameSummary, "files"> {
  if (!game) return { id, kits: [], scenarios: [], decks: [] };
  return {
    id,
    title: game.title,
    version: game.version,
    ...(game.players && { players: game.players }),
    kits: game.kits.map(named),
    scenarios: game.scenarios.map(named),
    decks: game.decks.map((deck) => ({ ...named(deck), cards: deck.cards.map((card) => card.id) })),
  };
}

const named = ({ id, title }: NamedPart): NamedPart => ({ id, title });
