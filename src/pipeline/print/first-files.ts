/** The files of a kit as its leading page lists them: what each is, on how many sheets, printed how. */
import type { Deck } from "../../game/game.ts";
import type { Print } from "../../game/kits/prints.ts";
import type { PrintProfile, SheetSet } from "../../sheet/sheet.ts";
import { flipEdge, type SheetRun, sheetRuns } from "../../sheet/sheet-runs.ts";

export interface FirstFile {
  /** A booklet to fold, or its pages on one side of the paper. */
  readonly what: "cards" | "board" | "setup" | "posters" | "booklet" | "pages";
  readonly title: string;
  readonly name: string;
  /** Of paper. */
  readonly sheets: number;
  readonly runs: readonly SheetRun[];
  /** Empty where nothing is turned over. */
  readonly edge: "long" | "short" | "";
  /** Cut with scissors, at least in part. */
  readonly loose: boolean;
  /** Of a booklet: the file for screens; empty of all else. */
  readonly screen: string;
  /** Of pages: the file of the booklet to fold, which needs both sides of the paper. */
  readonly folded: string;
}

export type SheetsOf = (
  print: Print,
  profile: PrintProfile,
) => { readonly name: string; readonly sheets: SheetSet };

/** Files without sheets are left out; several posters are one line. */
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

/** Pages on one side are printed where the printer knows no other: there the booklet to fold is the second choice. */
const isFoldedBeside = ({ print }: Part, all: readonly Part[]): boolean =>
  print.as === "booklet" && (partner(print, "booklet-pages", all)?.sheets.sheets ?? 0) > 0;

function asOne(posters: readonly FirstFile[]): FirstFile {
  const [first] = posters as [FirstFile];
  const sheets = posters.reduce((sum, poster) => sum + poster.sheets, 0);
  const name = posters.map((poster) => poster.name).join(", ");
  return { ...first, name, sheets, runs: [{ from: 1, to: sheets, sides: "one", labels: false }] };
}

const isLoose = ({ shape }: Deck): boolean => shape !== "card" && shape !== "board";

/** Stickers: flat pieces with nothing on their back. */
function labelsIn({ cards }: Print): (piece: string) => boolean {
  const labels = new Set(
    cards
      .filter(({ deck: { shape }, card }) => shape === "square" && card.back === undefined)
      .map(({ deck, card }) => `${deck.id}/${card.id}`),
  );
  return (piece) => labels.has(piece);
}
