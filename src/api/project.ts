/** The open project as its users see it. */
import type { StageValue } from "../pipeline/judge/stage-value.ts";
import type { Order } from "../pipeline/order/order.ts";
import type { Assisted } from "../schema/assist/assisted.ts";
import type { AssistOrder } from "./assist/assist.ts";
import type { GameWords } from "./assist/words.ts";
import type { EntryOrder, WrittenField } from "./assist/written-fields.ts";
import type { CardsOrder, GameCards } from "./cards/cards.ts";
import type { DrawnFaces, FacesOrder } from "./cards/faces.ts";
import type { Checked } from "./check/check.ts";
import type { GameDice } from "./dice.ts";
import type { EditAsk, NamedEdits } from "./edits/edits.ts";
import type { Exported } from "./export/export.ts";
import type { ExportOrder } from "./export/export-order.ts";
import type { Applied } from "./fix/apply.ts";
import type { Edits } from "./fix/edits.ts";
import type { Fixes } from "./fix/fix.ts";
import type { TranslateOrder, Translation } from "./fix/translate.ts";
import type { GameOrder } from "./game-order.ts";
import type { GameSummary } from "./games.ts";
import type { Icons } from "./icons.ts";
import type { GameLanguage } from "./languages.ts";
import type { Pictures } from "./pictures/pictures.ts";
import type { DiffOrder, GameDiff } from "./print/diff.ts";
import type { DrawnPages, PagesOrder } from "./print/pages.ts";
import type { Plan } from "./print/planned.ts";
import type { Printed, PrintWork } from "./print/print-work.ts";
import type { PrintedFileRef } from "./print/printed-file.ts";
import type { Shared, ShareOrder } from "./print/share.ts";
import type { ZipOrder } from "./print/zipped-files.ts";
import type { FaceRef, Rendered } from "./render.ts";
import type { Scenarios } from "./scenarios/scenarios.ts";
import type { SchemaOrder, WrittenSchemas } from "./schemas.ts";
import type { GameSheet } from "./sheets.ts";
import type { StageOrder } from "./stage.ts";
import type { ReadText } from "./text-of.ts";
import type { FaceTemplate } from "./things/template-of.ts";
import type { FaceOfThings, Thing } from "./things/thing.ts";
import type { Changed } from "./watch/changes.ts";
import type { CheckWork, DrawingWork, SavedWork, Work } from "./work.ts";

export interface OpenOptions {
  /** Keep results in `output/.cache` of the project for later runs; default true. Never for a project in memory. */
  readonly cache?: boolean | undefined;
  /** Keep results in memory between calls; default true. A program that makes a single call passes false. */
  readonly memory?: boolean | undefined;
  /**
   * Allow this many times the work for whole games, 1 to 100; default 1. For very large games that you trust: how far to trust a
   * project is decided when it is opened, never by a single call, which may come from elsewhere.
   */
  readonly limits?: number | undefined;
  /** The folder for prints; default `output/` of the project's folder. */
  readonly output?: string | undefined;
  /**
   * Calls write files that they name (`out`, `to`) only below that folder, and refuse others; default false. For programs
   * that pass on orders from elsewhere. Not affected: hosts, `schemas/`, and edits, which change only content.
   */
  readonly outputOnly?: boolean | undefined;
}

/**
 * An open project. It can answer several calls at a time, and each call sees the current files. Every call throws
 * `BroadsideError` for wrong input, and `HostError` if files cannot be read or written.
 */
export interface Project {
  /** The project's folder. */
  readonly root: string;
  /** True for the games that come with Broadside: nothing can be written to them. */
  readonly isBundled: boolean;
  /** All games, by id. */
  games(work?: Work): Promise<readonly GameSummary[]>;
  /** Checks games, or files of them: ids, folders or paths; default all games. */
  check(names?: readonly string[], work?: CheckWork): Promise<Checked>;
  /** Computes edits for findings with one obvious fix. Nothing is written. */
  fix(names?: readonly string[], work?: DrawingWork): Promise<Fixes>;
  /** Writes edits, all of them or none; the only call that changes or adds texts of the project. */
  apply(edits: Edits, work?: SavedWork): Promise<Applied>;
  /** Checks what is ordered, and lays it out on sheets. Nothing is written. */
  plan(order?: Order, work?: Work): Promise<Plan>;
  /** Pages of a plan as pictures, drawn from the same sheets as its PDFs. Nothing is written. */
  pages(what: Plan | Order, wanted: PagesOrder, work?: Work): Promise<DrawnPages>;
  /**
   * Writes the files of an order, each completely or not at all. Of a plan, only the order counts: what is printed is
   * what the files say now, and its findings are reported again.
   */
  print(what?: Plan | Order, work?: PrintWork): Promise<Printed>;
  /** The bytes of a file that was printed to the project's own output folder. */
  printed(file: PrintedFileRef, work?: Work): Promise<Uint8Array>;
  /** Files that were printed or exported to the project's own output folder, as one zip. */
  zipped(order: ZipOrder, work?: Work): Promise<Uint8Array>;
  /**
   * What changed in a game since an earlier print or commit, piece by piece; written as a page or PDF with pictures if the
   * order names one.
   */
  diff(order: DiffOrder, work?: Work): Promise<GameDiff>;
  /** Writes all cards of each game as one web page that needs no server: `output/<game>/<game>-share.html`. */
  share(order?: ShareOrder, work?: Work): Promise<Shared>;
  /**
   * Writes the files of kits that a print shop or a digital table asks for, into `output/<game>/<target>/<kit>/`, each
   * completely or not at all. Games with errors are refused.
   */
  export(order: ExportOrder, work?: Work): Promise<Exported>;
  /** The decks of a game as data: what their cards may have, and what each has as it is written. */
  cards(order: CardsOrder, work?: Work): Promise<GameCards>;
  /** Pictures of some faces as they are now, without a check of the game: those that the caller does not know yet. */
  faces(order: FacesOrder, work?: Work): Promise<DrawnFaces>;
  /** One face of a card as SVG or PNG. */
  render(face: FaceRef, work?: Work): Promise<Rendered>;
  /** Computes a change that people ask for, as a named step. Nothing is written. */
  edits(ask: EditAsk, work?: Work): Promise<NamedEdits>;
  /** The template that draws a face, and what can be shown in it; undefined if it, or the game, cannot be read. */
  template(face: FaceOfThings, work?: Work): Promise<FaceTemplate | undefined>;
  /** What a person can point at on a face, in drawing order: its box, and where it is written. */
  things(face: FaceOfThings, work?: Work): Promise<readonly Thing[]>;
  /** The output of one stage for a content file, to look inside. */
  stage(order: StageOrder, work?: Work): Promise<StageValue>;
  /** Writes the JSON Schemas of games, with which editors complete and check content. */
  writeSchemas(order?: SchemaOrder, work?: SavedWork): Promise<WrittenSchemas>;
  /** New files with the texts that a translation lacks, to fill in. Nothing is written. */
  translate(order: TranslateOrder, work?: Work): Promise<Translation>;
  /** The languages that a game is translated into, and how many of its texts each lacks. */
  languages(order: GameOrder, work?: Work): Promise<readonly GameLanguage[]>;
  /** The sheets with slots that a game can be printed on. */
  sheets(order: GameOrder, work?: Work): Promise<readonly GameSheet[]>;
  /** The text of a file that findings point to; undefined if it cannot be read. */
  textOf(file: string, work?: Work): Promise<string | undefined>;
  /** The text of one of the project's own files, with the hash that edits of it name; undefined if it cannot be read. */
  read(file: string, work?: Work): Promise<ReadText | undefined>;
  /** What may be written at a place of a content file, even while it is not YAML, and what words of it and of templates mean. */
  assist(order: AssistOrder, work?: Work): Promise<Assisted | undefined>;
  /** Where the fields of a card are written. */
  writtenFields(order: EntryOrder, work?: Work): Promise<readonly WrittenField[]>;
  /** What texts of a game may put between colons, and its pictures. */
  words(order: GameOrder, work?: Work): Promise<GameWords>;
  /** The dice of a game, with what their faces count. */
  dice(order: GameOrder, work?: Work): Promise<GameDice>;
  readonly scenarios: Scenarios;
  readonly icons: Icons;
  readonly pictures: Pictures;
  /**
   * Changes of files from now on, until the signal is aborted or the project closed.
   * @throws BroadsideError `closed`
   */
  changes(work?: Pick<SavedWork, "signal">): AsyncIterable<Changed>;
  /** Waits for running calls, then writes the caches. Every later call throws with the code `closed`. */
  close(): Promise<void>;
  /** The same as `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}
