/**
 * Turns a made game into bytes: imposed sheets as one PDF per print and paper, a PNG per card if ordered, and the
 * credits. Nothing is written here: files are returned one after the other, each with its name and bytes.
 */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import type { Ink } from "../../game/ink.ts";
import type { Print } from "../../game/kits/prints.ts";
import { writePdf } from "../../press/pdf/write-pdf.ts";
import type { PdfJob } from "../../press/press.ts";
import type { Scene } from "../../scene/scene.ts";
import type { PrintProfile, SheetSet } from "../../sheet/sheet.ts";
import { creditsOf } from "../draw/credits.ts";
import { drawRasters } from "../draw/draw-rasters.ts";
import { drawnWith } from "../draw/drawn-with.ts";
import { Unprintable } from "../look/inspector.ts";
import type { MadeGame } from "../made-game.ts";
import { isCutByMachine } from "../order/cut-prints.ts";
import { type GameOrder, profilesFor } from "../order/game-order.ts";
import { type Impose, imposePrint } from "../order/impose-print.ts";
import { languageEnding, languageOf } from "../order/look-names.ts";
import { pdfNames } from "../order/pdf-names.ts";
import type { Pace } from "../progress.ts";
import { cardPictures, type PictureOrder } from "./card-pictures.ts";
import { cutFiles } from "./cut-files.ts";
import { keptSections } from "./kept-sections.ts";
import type { PrintedFile } from "./printed-file.ts";
import { countSheets, type PieceCount, type SheetCounts } from "./sheet-counts.ts";

/** The prints of an order for a game, and how their files are made. */
export interface PrintOrder extends Pick<GameOrder, "prints" | "profiles" | "draft" | "proof" | "update"> {
  /** A PNG per card; undefined = none. */
  readonly png?: PictureOrder;
  /** For the PDF's metadata; the same date gives the same bytes. */
  readonly date: Date;
  /** Subject for the PDF's metadata, if it is not a usual print. */
  readonly subject?: string;
  /** Returns sheets that were imposed before. */
  readonly impose?: Impose;
}

export interface Printing {
  /** Findings of imposition; with an error there are no files. */
  readonly diagnostics: readonly Diagnostic[];
  /** False if no card has a copy: there is nothing to print, and no credits. */
  readonly hasSheets: boolean;
  /** The contents of the sheets, file by file. */
  readonly imposed: readonly ImposedPrint[];
  /** Iteration throws Unprintable if something turns out to be impossible to draw. */
  readonly files: AsyncIterable<PrintedFile>;
  /** Findings about what is left out of a draft; complete once the first file has been returned. */
  readonly leftOut: readonly Diagnostic[];
}

export interface ImposedPrint {
  readonly print: Print;
  readonly profile: PrintProfile;
  readonly sheets: SheetSet;
  readonly counts: SheetCounts;
  /** Its path below the game's output folder, and the one that its draft has. */
  readonly file: string;
  readonly draftFile: string;
}

export function printGame(made: MadeGame, order: PrintOrder, progress: Pace): Printing {
  const jobs = order.prints.flatMap((print) =>
    profilesFor(print, order).map((profile) => ({ print, profile })),
  );
  const { impose = imposePrint } = order;
  const results = jobs.map(({ print, profile }) => impose(made, print, profile, order.draft));
  const nameOf = pdfNames(made, order);
  const imposed = jobs.map(({ print, profile }, index): ImposedPrint => {
    const sheets = (results[index] as Result<SheetSet>).value;
    const pieces = print.as === undefined ? piecesOn(print, sheets) : undefined;
    return {
      ...{ print, profile, sheets },
      counts: countSheets(sheets, pieces),
      file: nameOf(print, profile, order.draft),
      draftFile: nameOf(print, profile, true),
    };
  });
  const diagnostics = results.flatMap((result) => result.diagnostics);
  const hasSheets = imposed.some(({ sheets }) => sheets.sides.length > 0);
  const leftOut: Diagnostic[] = [];
  return {
    diagnostics,
    hasSheets,
    imposed,
    files: { [Symbol.asyncIterator]: () => filesOf(made, order, imposed, progress, leftOut) },
    leftOut,
  };
}

async function* filesOf(
  made: MadeGame,
  order: PrintOrder,
  imposed: readonly ImposedPrint[],
  progress: Pace,
  leftOut: Diagnostic[],
): AsyncGenerator<PrintedFile> {
  const faults = await drawShown(made, shownIn(imposed));
  if (faults.length > 0 && !order.draft) throw new Unprintable(faults);
  leftOut.splice(0, leftOut.length, ...faults);
  const { pictures } = made.rasters;
  const marks = imposed.flatMap(({ sheets }) => sheets.sides.flatMap((side) => side.marks));
  const credits = creditsOf(made.game, drawnWith(made, marks));
  const written = imposed.filter(({ sheets }) => sheets.sides.length > 0);
  const total = written.reduce((sum, { sheets }) => sum + sheets.sides.length, 0);
  let done = 0;
  const drawn = (sides: number): void => {
    done += sides;
    progress.step("writing PDF page", done, total);
  };
  for (const { print, profile, sheets, counts, file, draftFile } of written) {
    yield {
      path: file,
      ...(order.draft ? {} : { draftPath: draftFile }),
      sheets,
      counts,
      chunks: pdfOf(made, order, print, { sheets, pictures, drawn }, credits.line),
    };
    if (isCutByMachine(print, profile)) yield* cutFiles(made, { print, profile, sheets, file });
  }
  if (order.png) yield* cardPictures(made, order.prints, order.png, progress);
  yield {
    path: `CREDITS${languageEnding(made.game.locale)}.txt`,
    chunks: [new TextEncoder().encode(credits.text)],
  };
}

/**
 * Counts the pieces on the sheets, each once: its back may be behind it or on the same side of the paper, and may look
 * the same.
 */
function piecesOn({ cards }: Print, { sides }: SheetSet): PieceCount {
  const placed = sides
    .filter(({ side }) => side !== "back")
    .flatMap(({ placements }) => placements.filter(({ isBack = false }) => !isBack));
  return { count: placed.length, areCards: cards.every(({ deck }) => deck.shape === "card") };
}

const SUBJECTS = {
  cards: "Print-and-play cards",
  pages: "Set-up sheets, two to a page",
  poster: "Track poster",
  board: "Game board",
  lists: "What is in the kit",
  "booklet-screen": "Booklet to read on a screen",
  "booklet-pages": "Booklet, its pages one after the other",
  booklet: "Booklet: print on both sides, flip on the short edge, fold and staple",
} as const;

const INK_WORDS: Readonly<Record<Ink, string>> = { full: "", low: ", low ink", gray: ", gray" };

function pdfOf(
  made: MadeGame,
  { date, subject }: PrintOrder,
  print: Print,
  job: Pick<PdfJob, "sheets" | "pictures" | "drawn">,
  credits: string,
): AsyncIterable<Uint8Array> {
  const { game, laid } = made;
  const scene = (key: string): Scene => laid.scenes.get(key);
  const info = {
    title: `${game.title}: ${print.title}`,
    subject:
      subject ??
      `${print.subject ?? (print.paper === undefined ? SUBJECTS[print.as ?? "cards"] : "Print me first")}${INK_WORDS[game.ink]}, version ${game.version}.${job.sheets.sheets === 0 ? "" : " Print at 100 %, no scaling."}`,
    author: game.authors.join(", "),
    keywords: credits,
    date,
    ...languageOf(made.game),
  };
  return writePdf({
    ...job,
    scene,
    fonts: made.fonts.programs,
    info,
    kept: keptSections(made),
    isGrey: game.ink === "gray",
  });
}

/** Keys of the scenes on any sheet. */
function shownIn(imposed: readonly ImposedPrint[]): ReadonlySet<string> {
  const sides = imposed.flatMap(({ sheets }) => sheets.sides);
  return new Set(sides.flatMap(({ placements }) => placements.map(({ scene }) => scene)));
}

/** Draws the rasters of these scenes; those of cards were drawn when the game was checked. */
function drawShown(made: MadeGame, shown: ReadonlySet<string>): Promise<readonly Diagnostic[]> {
  return drawRasters(
    made,
    made.laid.rasterised.filter((key) => shown.has(key)),
  );
}
