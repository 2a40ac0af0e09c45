/** What a build reports apart from findings. */
import { inkWords, kitInkWords } from "../../diagnostics/text/ink-words.ts";
import { unchangedWords, updateWords } from "../../diagnostics/text/update-words.ts";
import { counted, listed, sizeWords } from "../../diagnostics/words.ts";
import type { PrintEvent, SheetCounts, WrittenFile } from "../../index.ts";

export interface BuildWords {
  /** Standard output for what was made, standard error for what was not. */
  readonly output: "stdout" | "stderr";
  /** One line, without its line end. */
  readonly line: string;
  /** Part of the list of written files, which --quiet leaves out. */
  readonly isListing: boolean;
}

export interface BuildWordsTerms {
  /** A path as shown to people. */
  readonly shown: (path: string) => string;
  /** Add to each file how long it took. */
  readonly timed?: boolean | undefined;
}

/** Undefined for an event without a line of its own. */
export function buildWords(
  event: Exclude<PrintEvent, { kind: "findings" }>,
  terms: BuildWordsTerms,
): BuildWords | undefined {
  switch (event.kind) {
    case "refused":
      return failure("Nothing was printed because of these errors; --draft prints anyway.");
    case "unusable-game":
      return failure(`Nothing of ${event.game} was printed: its game.yaml cannot be used.`);
    case "no-copies":
      return failure(`Nothing of ${event.game} was printed: none of its cards has a copy.`);
    case "not-asked-for":
      return failure("Nothing was printed: no kit has any of the requested cards.");
    case "missing-drawing":
      return failure(`scenario "${event.scenario}" has no ${event.drawing}: ${WHY_MISSING[event.why]}`);
    case "waiting":
      return failure(waitingWords(event, terms));
    case "update":
      return listing(updateWords(event));
    case "nothing-changed":
      return listing(unchangedWords(event));
    case "partly-compared":
      return failure(`${event.game}: ${event.why}`);
    case "no-journal":
      return failure(`The journal of prints was not written: ${event.message}`);
    case "printer":
      return listing(printerWords(event));
    case "file":
      return event.file.sheets || event.file.cuts ? listing(fileWords(event.file, terms)) : undefined;
    case "old-draft":
      return listing(
        `${terms.shown(event.path)} is an earlier draft, replaced by ${event.replacedBy}; delete it if you do not need it`,
      );
    case "pictures":
      return listing(`${terms.shown(event.folder)}: ${counted(event.count, "picture")} at ${event.dpi} dpi`);
    case "kit-ink":
      return listing(kitInkWords(event));
    case "scenarios-left-out":
      return listing(leftOutWords(event));
    case "removed-cuts":
      return listing(
        `removed ${counted(event.paths.length, "file")} of sheets that this print no longer has: ${listed(event.paths.map(terms.shown))}`,
      );
    case "removed-pictures":
      return listing(
        `removed ${counted(event.paths.length, "picture")} of cards that are no longer printed: ${listed(event.paths.map(terms.shown))}`,
      );
  }
}

function printerWords({ printer, paper, margin, needed }: Extract<PrintEvent, { kind: "printer" }>): string {
  const short =
    margin < needed ? `; it needs ${needed}mm, and does not print everything that is farther out` : "";
  return `For printer ${printer} on ${paper}: fronts and backs corrected as measured, margin ${margin}mm${short}`;
}

const listing = (line: string): BuildWords => ({ output: "stdout", line, isListing: true });
const failure = (line: string): BuildWords => ({ output: "stderr", line, isListing: false });

const WHY_MISSING = {
  "no template": "no template draws it",
  "unproved track": "its track could not be analysed",
} as const;

type EventOf<Kind extends PrintEvent["kind"]> = Extract<PrintEvent, { kind: Kind }>;

function waitingWords({ pid, folder, lock }: EventOf<"waiting">, { shown }: BuildWordsTerms): string {
  return `waiting for another build (process ${pid}) that writes to ${shown(folder)}; if there is none, remove ${shown(lock)}`;
}

function leftOutWords({ game, count, first }: EventOf<"scenarios-left-out">): string {
  const [kept, print] = count === 1 ? ["it", "print it"] : ["them", "print the first"];
  return `${game}: ${counted(count, "scenario")} not printed, because no kit includes ${kept}; ${print} with --scenario ${first}`;
}

/** "output/reef/main-a4.pdf: 2 sheets, 2 fronts, 18 cards, 40 kB, unchanged". */
function fileWords(
  { path, sheets, cuts, bytes, ms, unchanged, ink }: WrittenFile,
  { shown, timed }: BuildWordsTerms,
): string {
  const words = sheets ? sheetWords(sheets, bytes) : cuts ? cutWords(cuts) : "";
  return `${shown(path)}: ${words}${ink ? `, ${inkWords(ink)}` : ""}${unchanged ? ", unchanged" : timed ? `, ${ms} ms` : ""}`;
}

/** "to cut sheets 1 to 8", "to cut sheets 2 and 9". */
function cutWords(sheets: readonly number[]): string {
  const [first = 0, last = first] = [sheets[0], sheets.at(-1)];
  if (sheets.length === 1) return `to cut sheet ${first}`;
  const isRun = sheets.length > 2 && last - first === sheets.length - 1;
  return `to cut sheets ${isRun ? `${first} to ${last}` : listed(sheets.map(String))}`;
}

/**
 * "9 sheets, 9 fronts + 8 backs + 1 blank page, 81 cards, 412 kB"; "24 sheets, 22 to fold + 2 one-sided, 179 pieces, 1.2 MB";
 * "17 pages for a screen, 89 kB".
 * @param bytes of the file
 */
export function sheetWords({ sheets, sides, backs, pieces }: SheetCounts, bytes: number): string {
  const pages = sides.reduce((sum, { count }) => sum + count, 0);
  if (sheets === 0) return `${counted(pages, "page")} for a screen, ${sizeWords(bytes)}`;
  const sidesWords =
    backs === "fold"
      ? foldWords(sides, pages)
      : sides.map(({ side, count }) => counted(count, side === "blank" ? "blank page" : side)).join(" + ");
  const pieceWords = pieces && counted(pieces.count, pieces.areCards ? "card" : "piece");
  const words = [counted(sheets, "sheet"), sidesWords, pieceWords, sizeWords(bytes)];
  return words.filter((one) => one !== undefined).join(", ");
}

function foldWords(sides: SheetCounts["sides"], pages: number): string {
  const folded = sides.find(({ side }) => side === "fold")?.count ?? 0;
  return folded === pages ? "all to fold" : `${folded} to fold + ${pages - folded} one-sided`;
}
