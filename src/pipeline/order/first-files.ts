/** The files of a kit as listed on its leading page: what each is, its number of sheets, and how to print it. */
import type { Deck } from "../../game/game.ts";
import type { Print } from "../../game/kits/prints.ts";
import type { PrintProfile, SheetSet } from "../../sheet/sheet.ts";
import { flipEdge, type SheetRun, sheetRuns } from "../../sheet/sheet-runs.ts";

export interface FirstFile {
  /** A booklet to fold, or its pages on one side of the paper. */
  readonly what: "cards" | "board" | "setup" | "posters" | "booklet" | "pages";
  readonly title: string;
  readonly name: string;
  /** Number of sheets of paper. */
  readonly sheets: number;
  readonly runs: readonly SheetRun[];
  /** Edge to flip on; empty for one-sided prints. */
  readonly edge: "long" | "short" | "";
  /** True if at least some pieces are cut with scissors. */
  readonly loose: boolean;
  /** For a booklet, its file for screens; else empty. */
  readonly screen: string;
  /** For pages, the file of the booklet to fold, which needs both sides of the paper. */
  readonly folded: string;
}

export type SheetsOf = (
  print: Print,
  profile: PrintProfile,
) => { readonly name: string; readonly sheets: SheetSet };

/** Files without sheets are left out; several posters share one line. */
export function firstFiles(
  prints: readonly Print[],
  profile: PrintProfile,
  sheetsOf: SheetsOf,
): readonly FirstFile[] {
  const all = prints.map((print): Part => ({ print, ...sheetsOf(print, profile) }));
  const files = all
    .filter((part) => part.sheets.sheets > 0 && !isFoldedBeside(part, all))
    .map((part) => fileOf(part, all));
  const posters = files.filter(({ what }) => what === "posters");
  return [...files.filter(({ what }) => what !== "posters"), ...(posters.length > 0 ? [asOne(posters)] : [])];
}

type Part = { readonly print: Print } & ReturnType<SheetsOf>;

const WHAT = {
  pages: "setup",
  poster: "posters",
  board: "board",
  booklet: "booklet",
  "booklet-pages": "pages",
} as const;

function fileOf({ print, name, sheets }: Part, all: readonly Part[]): FirstFile {
  const { as, title, cards } = print;
  return {
    what: as !== undefined && as in WHAT ? WHAT[as as keyof typeof WHAT] : "cards",
    title,
    name,
    sheets: sheets.sheets,
    runs: sheetRuns(sheets, labelsIn(print)),
    edge: flipEdge(sheets) ?? "",
    loose: cards.some(({ deck, copies }) => copies > 0 && isLoose(deck)),
    screen: partner(print, "booklet-screen", all)?.name ?? "",
    folded: as === "booklet-pages" ? (partner(print, "booklet", all)?.name ?? "") : "",
  };
}

/** The same booklet in another form. */
const partner = ({ booklet }: Print, as: NonNullable<Print["as"]>, all: readonly Part[]): Part | undefined =>
  booklet && all.find(({ print }) => print.as === as && print.booklet?.id === booklet.id);

/** Whether a booklet to fold is only the second choice: one-sided pages are for printers that print on one side only. */
const isFoldedBeside = ({ print }: Part, all: readonly Part[]): boolean =>
  print.as === "booklet" && (partner(print, "booklet-pages", all)?.sheets.sheets ?? 0) > 0;

function asOne(posters: readonly FirstFile[]): FirstFile {
  const [first] = posters as [FirstFile];
  const sheets = posters.reduce((sum, poster) => sum + poster.sheets, 0);
  const name = posters.map((poster) => poster.name).join(", ");
  return { ...first, name, sheets, runs: [{ from: 1, to: sheets, sides: "one", labels: false }] };
}

const isLoose = ({ shape }: Deck): boolean => shape !== "card" && shape !== "board";

/** Whether pieces are stickers: flat, with nothing on their back. */
function labelsIn({ cards }: Print): (piece: string) => boolean {
  const labels = new Set(
    cards
      .filter(({ deck: { shape }, card }) => shape === "square" && card.back === undefined)
      .map(({ deck, card }) => `${deck.id}/${card.id}`),
  );
  return (piece) => labels.has(piece);
}
