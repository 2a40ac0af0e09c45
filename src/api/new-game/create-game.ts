/** Writes the files of a new game. Nothing is ever overwritten; either all files are written or none. */
import { basename, dirname, resolve } from "node:path";
import { BroadsideError, badOrder } from "../../diagnostics/broadside-error.ts";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import { listed } from "../../diagnostics/words.ts";
import { type Bundle, openBundle } from "../../host/bundle.ts";
import { hasContent, kindOfPath } from "../../host/disk/find-project.ts";
import { namesIn, writeNewFiles } from "../../host/disk/new-files.ts";
import { shownPath } from "../../host/disk/shown-path.ts";
import { gameId, givenTitle } from "../../pipeline/fix/given-names.ts";
import type { UsedColumn } from "../../pipeline/fix/new-game/column-uses.ts";
import { gamesToCopy } from "../../pipeline/fix/new-game/copied-game.ts";
import { SAMPLE_GAMES, type Sample, sampleCalled } from "../../pipeline/fix/new-game/samples.ts";
import type { SpreadsheetDeck } from "../../pipeline/fix/new-game/spreadsheet-decks.ts";
import { type NewFiles, nameOfSize } from "../../pipeline/fix/new-game/spreadsheet-game.ts";
import { newGame, newProject } from "../../pipeline/fix/new-game/starter.ts";
import { titleFrom } from "../../pipeline/fix/new-game/titles.ts";
import { type Options, refuseNoText, refuseOptions } from "../refuse-options.ts";
import { decksFrom, type GivenSpreadsheet } from "./spreadsheets.ts";

export interface NewGameOrder {
  /** Default: made from the folder's name. */
  readonly id?: string;
  /** As printed; default: made from the folder's name. */
  readonly title?: string;
  /**
   * CSV files and workbooks (`.xlsx`, `.ods`; `cards.xlsx#Battle` is the sheet Battle), spreadsheets as texts, or workbooks
   * as bytes, one deck each; or the name of one of the sample games (`SAMPLE_GAMES`). Without any, the game has nine
   * sample cards.
   */
  readonly from?: readonly GivenSpreadsheet[];
  /** The sheet of the workbooks in `from` that name none; default: the only one that is filled. */
  readonly sheet?: string;
  /** The id of a game that comes with Broadside: the new one is a copy of it, under its own id and title. */
  readonly like?: string;
  /**
   * The folder may have other files, such as a spreadsheet and pictures; default false. They stay as they are, also where
   * a new project would have a file of that name, such as README.md.
   */
  readonly besideFiles?: boolean;
}

const OPTIONS: Options<NewGameOrder> = {
  id: "text",
  title: "text",
  from: "list",
  sheet: "text",
  like: "text",
  besideFiles: "flag",
};

export interface CreatedGame {
  readonly id: string;
  readonly title: string;
  /** The folder of the game's project. */
  readonly root: string;
  /** The files written, relative to `root`. */
  readonly files: readonly string[];
  /** The deck made from each spreadsheet. */
  readonly decks: readonly CreatedDeck[];
  /** The game that it is a copy of. */
  readonly like?: string;
  /** The sample game that it was asked to begin as. */
  readonly sample?: string;
}

/** A deck made from a spreadsheet. Paths are relative to the project's folder. */
export interface CreatedDeck {
  readonly id: string;
  readonly title: string;
  /** The CSV file or workbook. */
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
  /** What each column becomes, and could become. */
  readonly columns: readonly UsedColumn[];
  /** False if one card has too much text for the largest card size. */
  readonly fits: boolean;
}

/** A game that is not written yet. */
export interface PlannedGame extends CreatedGame {
  /** The contents of its texts, by their paths; pictures and workbooks are left out. */
  readonly texts: Readonly<Record<string, string>>;
  /** The workbooks with its cards, by their paths. */
  readonly workbooks: Readonly<Record<string, Uint8Array>>;
}

/** Writes the files. */
export function createGame(name: string, order: NewGameOrder): CreatedGame {
  const { game, files } = made(name, order);
  writeNewFiles(game.root, files);
  return game;
}

/** The same without writing: what is wrong is thrown as it would be. */
export function planGame(name: string, order: NewGameOrder): PlannedGame {
  const { game, files } = made(name, order);
  const texts = [...files].filter((file): file is [string, string] => typeof file[1] === "string");
  const workbooks = [...files].filter((file): file is [string, Uint8Array] => file[1] instanceof Uint8Array);
  return { ...game, texts: Object.fromEntries(texts), workbooks: Object.fromEntries(workbooks) };
}

function made(name: string, order: NewGameOrder): { readonly game: CreatedGame; readonly files: NewFiles } {
  refuseNoText(name, "folder");
  refuseOptions(order, OPTIONS);
  const folder = resolve(name);
  const above = projectAbove(folder);
  const bundle = openBundle();
  const id = gameId(basename(folder), order.id);
  const title = givenTitle(order.title ?? titleFrom(basename(folder)));
  const like = likeIn(bundle, order);
  const sample = sampleIn(order.from ?? []);
  const from = { decks: sample ? [] : decksFrom(order.from ?? [], order.sheet), sample, like };
  const root = above ?? folder;
  const all =
    above === undefined ? newProject(bundle, { id, title }, from) : newGame(bundle, { id, title }, from);
  if (above !== undefined) refuseTaken(above, folder, id, all);
  else if (order.besideFiles !== true) refuseFull(folder, name);
  else for (const own of ["content", "templates"]) refuseFull(resolve(folder, own), own);
  const files = above === undefined && order.besideFiles === true ? withoutExisting(folder, all) : all;
  const decks = from.decks.map((deck) => createdDeck(id, deck));
  const origin = { ...(like !== undefined && { like }), ...(sample && { sample: sample.id }) };
  return { game: { id, title, root, files: [...files.keys()], decks, ...origin }, files };
}

/** @throws BroadsideError `unknown-game`, or `bad-order` if there are spreadsheets too */
function likeIn(bundle: Bundle, { like, from = [] }: NewGameOrder): string | undefined {
  if (like === undefined) return undefined;
  if (from.length > 0)
    throw badOrder(
      wording`a new game is a copy or has the cards of spreadsheets: leave out ${option("like")} or ${option("from")}`,
    );
  const known = gamesToCopy(bundle.host);
  if (known.includes(like)) return like;
  throw new BroadsideError(
    "unknown-game",
    `no game "${like}" comes with Broadside; ${didYouMean(like, known) || `there are ${listed(known)}`}`,
  );
}

/**
 * The sample game that is named in place of spreadsheets.
 * @throws BroadsideError `unknown-game` for a name that is neither a sample's nor a file's, `bad-order` if there are
 * spreadsheets too
 */
function sampleIn(from: readonly GivenSpreadsheet[]): Sample | undefined {
  const names = from.filter((one): one is string => typeof one === "string" && /^[\w-]+$/.test(one));
  const [sample] = names.flatMap((name) => sampleCalled(name) ?? []);
  if (sample && from.length > 1)
    throw badOrder(
      wording`a new game begins as one sample game, or has the cards of spreadsheets: give ${option("from")} only "${sample.id}", or leave that out`,
    );
  const unknown = names.find((name) => name !== sample?.id && kindOfPath(resolve(name)) === "nothing");
  if (unknown === undefined) return sample;
  const meant = didYouMean(unknown, SAMPLE_GAMES) ?? `there are ${listed(SAMPLE_GAMES)}`;
  throw new BroadsideError("unknown-game", `"${unknown}" is neither a file nor a sample game; ${meant}`);
}

/** Files about the project, of which there is one already. */
function withoutExisting(folder: string, files: NewFiles): NewFiles {
  const isThere = (path: string): boolean => kindOfPath(resolve(folder, path)) !== "nothing";
  return new Map([...files].filter(([path]) => !isThere(path)));
}

/** The project that a folder `content/<game>` belongs to. */
function projectAbove(folder: string): string | undefined {
  const content = dirname(folder);
  return basename(content) === "content" && hasContent(dirname(content)) ? dirname(content) : undefined;
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
  const { sheet, id, title, cards, layout, pictures, art, remarks } = deck;
  const content = `content/${game}`;
  return {
    id,
    title,
    cardsFile: `${content}/decks/${cards.name}`,
    deckFile: `${content}/decks/${id}.yaml`,
    template: `templates/${game}/${id}.svg.hbs`,
    cards: sheet.cards,
    size: nameOfSize(layout),
    ...(sheet.copies !== undefined && { copies: sheet.copies }),
    ...(sheet.pictures.length > 0 && { pictures: { folder: `${content}/${art}`, count: pictures.size } }),
    leftOut: sheet.leftOut,
    remarks,
    columns: sheet.columns,
    fits: layout.fits,
  };
}
