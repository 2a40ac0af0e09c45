/** Imposes one print on the sheets of one profile, with the margin text set in one of the shared fonts. */
import type { Result } from "../../diagnostics/diagnostic.ts";
import type { FontBook } from "../../font/font-book.ts";
import { printedBleed } from "../../game/decks/made-bleed.ts";
import type { Print } from "../../game/kits/prints.ts";
import { setLine } from "../../layout/text/lines/set-line.ts";
import { derived } from "../../remember/derived.ts";
import type { Origin } from "../../scene/scene.ts";
import { backToBack } from "../../sheet/back-to-back.ts";
import { imposeBooklet } from "../../sheet/booklet/booklet.ts";
import { imposeBookletPages } from "../../sheet/booklet/booklet-pages.ts";
import { holdsTwo } from "../../sheet/booklet/booklet-piece.ts";
import { imposeBookletScreen } from "../../sheet/booklet/booklet-screen.ts";
import { imposingAgain } from "../../sheet/impose-again.ts";
import type { SetLine } from "../../sheet/margin-words.ts";
import { printsReverses } from "../../sheet/mirror.ts";
import { bestGrid } from "../../sheet/plan/grid.ts";
import { imposePoster } from "../../sheet/poster/poster.ts";
import type { Poster } from "../../sheet/poster/poster-plan.ts";
import { correctedSheets } from "../../sheet/printer/correction.ts";
import type { Imprint, PrintProfile, SheetSet } from "../../sheet/sheet.ts";
import { placeOf } from "../../source/locate.ts";
import { pictureOf } from "../../track/briefing/picture.ts";
import { trackOf } from "../../track/scenario-tracks.ts";
import { mmOfPt } from "../../units/length.ts";
import { faceKey } from "../draw/lay-out-game.ts";
import { MARGIN_STYLE } from "../draw/margin-face.ts";
import { boardPiece } from "../draw/poster/board-piece.ts";
import { posterPiece } from "../draw/poster/poster-piece.ts";
import { piecesOf } from "../draw/selection.ts";
import type { MadeGame } from "../made-game.ts";
import { profileFor } from "./cut-prints.ts";

const MARGIN_ORIGIN: Origin = { file: "sheet", line: 0, column: 0 };

export type Impose = typeof imposePrint;

/** Imposes each print once per profile: repeated calls, for the same game or one with more scenes, get the same sheets. */
export function imposingOnce(): Impose {
  const known = new Map<Print, Map<PrintProfile, ReturnType<Impose>>>();
  return (made, print, profile, draft) => {
    const own = known.get(print) ?? new Map<PrintProfile, ReturnType<Impose>>();
    known.set(print, own);
    const imposed = own.get(profile) ?? imposePrint(made, print, profile, draft);
    own.set(profile, imposed);
    return imposed;
  };
}

/** A print on the sheets of a profile; those for a measured printer are corrected. */
export function imposePrint(
  made: MadeGame,
  print: Print,
  wanted: PrintProfile,
  draft: boolean,
): Result<SheetSet> {
  const profile = profileFor(print, wanted);
  const { value, diagnostics } = imposePlain(made, print, profile, draft);
  const { printer } = profile;
  return { value: printer ? correctedSheets(value, printer) : value, diagnostics };
}

function imposePlain(made: MadeGame, print: Print, profile: PrintProfile, draft: boolean): Result<SheetSet> {
  const { game, sources, laid, fonts } = made;
  const { title, version, translations } = game;
  const imprint = { game: title, kit: print.title, version, draft, ...(translations && { translations }) };
  const setMargin = marginLine(fonts);
  if (print.as === "poster") {
    const poster = posterOf(made, print);
    return poster ? imposePoster(poster, profile, imprint, setMargin) : NOTHING;
  }
  if (print.booklet !== undefined) return imposeBookletPrint(made, print, profile, imprint, setMargin);
  const board = print.as === "board" ? tiledBoard(made, print, profile) : undefined;
  if (board) return imposePoster(board, profile, imprint, setMargin);
  const pieces = piecesOf(print, laid, sources);
  const isDuplex = print.as === "pages" && printsReverses(profile.backs);
  return imposingIn(fonts)(
    isDuplex ? backToBack(pieces) : pieces,
    print.as === "lists" ? pagesOn(profile) : profile,
    imprint,
  );
}

/** The result for a print that could not be drawn; the caller reports it. */
const NOTHING: Result<SheetSet> = { value: { sides: [], sheets: 0, backs: "none" }, diagnostics: [] };

function imposeBookletPrint(
  { booklets, sources }: MadeGame,
  print: Print,
  profile: PrintProfile,
  imprint: Imprint,
  setMargin: SetLine,
): Result<SheetSet> {
  const { id: wanted, kit } = print.booklet ?? {};
  const laid = booklets.find((one) => one.booklet.id === wanted && one.kit === kit?.id);
  if (!laid) return NOTHING;
  const pages = laid.pages.map(({ key, ...page }) => ({ scene: key, ...page }));
  const { id, size: trim, source } = laid.booklet;
  const piece = { id, trim, pages, place: placeOf(sources, { ...source, path: ["size"] }) };
  if (print.as === "booklet-screen") return imposeBookletScreen(piece, imprint, setMargin);
  if (print.as === "booklet") return imposeBooklet(piece, profile, imprint, setMargin);
  // Two-sided prints are folded; a booklet that cannot be folded is printed page by page.
  const isFolded = printsReverses(profile.backs) && holdsTwo(piece, profile.paper);
  return isFolded ? NOTHING : imposeBookletPages(piece, profile, imprint, setMargin);
}

/** One sheet per page, nothing to cut: pages are so far apart that no two share a sheet. */
function pagesOn(profile: PrintProfile): PrintProfile {
  const { width, height } = profile.paper;
  return { ...profile, marks: false, backs: "none", gap: Math.max(width, height) };
}

/** Undefined if the board fits the paper in one piece. */
function tiledBoard(
  { game, laid, sources }: MadeGame,
  { cards: [line] }: Print,
  profile: PrintProfile,
): Poster | undefined {
  const scene = line && laid.keys.get(faceKey(line.card, "front"));
  if (line === undefined || scene === undefined) return undefined;
  const { deck, card } = line;
  if (bestGrid(deck.size, printedBleed(deck), profile, false)) return undefined;
  const board = game.boards.find(({ id }) => id === card.board);
  const texts = laid.scenes.get(scene).texts.flatMap(({ ink }) => ink ?? []);
  return boardPiece(line, board, scene, texts, placeOf(sources, card.source));
}

function posterOf({ laid, sources }: MadeGame, { cards, scenarios = [] }: Print): Poster | undefined {
  const [line] = cards;
  const [scenario] = scenarios;
  const scene = line && laid.keys.get(faceKey(line.card, "front"));
  const track = scenario && pictureOf(trackOf(scenario));
  if (line === undefined || scene === undefined || track === undefined) return undefined;
  return posterPiece(line, track, scene, placeOf(sources, line.card.source));
}

/** An open project keeps its fonts, and so its sheets. */
const imposingIn = derived((fonts: FontBook) => imposingAgain(marginLine(fonts)));

const marginLine =
  (fonts: FontBook): SetLine =>
  (text, sizePt) =>
    setLine(text, MARGIN_STYLE, mmOfPt(sizePt), fonts, MARGIN_ORIGIN);
