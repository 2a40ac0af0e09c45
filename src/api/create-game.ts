/** Writes the files of a new game. Nothing is ever overwritten; either all files are written or none. */
import { basename, dirname, resolve } from "node:path";
import { BroadsideError } from "../diagnostics/broadside-error.ts";
import { option, wording } from "../diagnostics/wording.ts";
import { openBundle } from "../host/bundle.ts";
import { hasContent } from "../host/disk/find-project.ts";
import { namesIn, writeNewFiles } from "../host/disk/new-files.ts";
import { shownPath } from "../host/disk/shown-path.ts";
import { createNodeHost } from "../host/node-host.ts";
import { gameId, givenTitle } from "../pipeline/fix/given-names.ts";
import { type SpreadsheetDeck, spreadsheetDecks } from "../pipeline/fix/new-game/spreadsheet-decks.ts";
import { type NewFiles, nameOfSize } from "../pipeline/fix/new-game/spreadsheet-game.ts";
import { newGame, newProject } from "../pipeline/fix/new-game/starter.ts";
import { titleFrom } from "../pipeline/fix/new-game/titles.ts";
import { type Options, refuseNoText, refuseOptions } from "./refuse-options.ts";

export interface NewGameOrder {
  /** Default: made from the folder's name. */
  readonly id?: string;
  /** As printed; default: made from the folder's name. */
  readonly title?: string;
  /** CSV files, one deck each; without any, the game has nine sample cards. */
  readonly from?: readonly string[];
}

const OPTIONS: Options<NewGameOrder> = { id: "text", title: "text", from: "texts" };

export interface CreatedGame {
  readonly id: string;
  readonly title: string;
  /** The folder of the game's project. */
  readonly root: string;
  /** The files written, relative to `root`. */
  readonly files: readonly string[];
  /** The deck made from each spreadsheet. */
  readonly decks: readonly CreatedDeck[];
}

/** A deck made from a spreadsheet. Paths are relative to the project's folder. */
export interface CreatedDeck {
  readonly id: string;
  readonly title: string;
  /** The CSV file. */
  readonly cardsFile: string;
  readonly deckFile: string;
  readonly template: string;
  /** Cards, not counting their copies. */
  readonly cards: number;
  /** The name of the card size. */
  readonly size: string;
  /** The column with the number of copies. */
  readonly copies?: string;
  /** Where pictures named in the cells were copied to, and how many. */
  readonly pictures?: { readonly folder: string; readonly count: number };
  /** Columns of web addresses, which are left out. */
  readonly leftOut: readonly string[];
  /** Remarks about results that may surprise, as sentences. */
  readonly remarks: readonly string[];
  /** False if one card has too much text for the largest card size. */
  readonly fits: boolean;
}

export function createGame(name: string, order: NewGameOrder): CreatedGame {
  refuseNoText(name, "folder");
  refuseOptions(order, OPTIONS);
  const folder = resolve(name);
  const above = projectAbove(folder);
  const id = gameId(basename(folder), order.id);
  const title = givenTitle(order.title ?? titleFrom(basename(folder)));
  const decks = decksFrom(order.from ?? []);
  const root = above ?? folder;
  const game = { id, title };
  const files =
    above === undefined ? newProject(openBundle(), game, decks) : newGame(openBundle(), game, decks);
  if (above === undefined) refuseFull(folder, name);
  else refuseTaken(above, folder, id, files);
  writeNewFiles(root, files);
  return { id, title, root, files: [...files.keys()], decks: decks.map((deck) => createdDeck(id, deck)) };
}

/** The project that a folder `content/<game>` belongs to. */
function projectAbove(folder: string): string | undefined {
  const content = dirname(folder);
  return basename(content) === "content" && hasContent(dirname(content)) ? dirname(content) : undefined;
}

/** @throws BroadsideError when one of the files cannot be read, or has no cards */
function decksFrom(files: readonly string[]): readonly SpreadsheetDeck[] {
  const found = spreadsheetDecks(
    files.map((shown) => ({
      shown,
      name: basename(shown),
      host: createNodeHost(dirname(resolve(shown))),
    })),
  );
  if ("refusal" in found) throw new BroadsideError("bad-order", found.refusal);
  return found.decks;
}

function refuseTaken(project: string, folder: string, id: string, files: NewFiles): void {
  if (basename(folder) !== id)
    throw new BroadsideError(
      "bad-order",
      wording`a game's folder has the game's id as its name, and "${basename(folder)}" is not a valid id; write: ${option("newGame")} ${shownPath(resolve(folder, "..", id)) || "."}`,
    );
  const folders = new Set([...files.keys()].map((path) => path.split("/").slice(0, 2).join("/")));
  for (const own of folders) refuseFull(resolve(project, own), own);
}

function refuseFull(folder: string, name: string): void {
  const names = namesIn(folder);
  if (names.length === 0) return;
  const some = names.slice(0, 3).join(", ") + (names.length > 3 ? " ..." : "");
  throw new BroadsideError(
    "bad-output",
    `the folder "${name}" is not empty (${some}), and existing files are never overwritten; choose a new folder`,
  );
}

function createdDeck(game: string, deck: SpreadsheetDeck): CreatedDeck {
  const { sheet, id, title, layout, pictures, art, remarks } = deck;
  const content = `content/${game}`;
  return {
    id,
    title,
    cardsFile: `${content}/decks/${id}.csv`,
    deckFile: `${content}/decks/${id}.yaml`,
    template: `templates/${game}/${id}.svg.hbs`,
    cards: sheet.cards,
    size: nameOfSize(layout),
    ...(sheet.copies !== undefined && { copies: sheet.copies }),
    ...(sheet.pictures.length > 0 && { pictures: { folder: `${content}/${art}`, count: pictures.size } }),
    leftOut: sheet.leftOut,
    remarks,
    fits: layout.fits,
  };
}
