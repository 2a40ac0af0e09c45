/** One print on the sheets of one profile, with the margin's words set in a face of the shared looks. */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import { type Print, printsOf } from "../game/prints.ts";
import type { FontBook } from "../layout/text/font-book.ts";
import { setLine } from "../layout/text/set-line.ts";
import type { TextStyle } from "../layout/text/text-spec.ts";
import type { Origin } from "../scene/scene.ts";
import { imposeSheets } from "../sheet/impose.ts";
import { parsePaper } from "../sheet/papers.ts";
import { defaultProfile } from "../sheet/profile.ts";
import type { Paper, PrintProfile, SetLine, SheetSet } from "../sheet/sheet.ts";
import { mmOfPt } from "../units/length.ts";
import type { MadeGame } from "./check-game.ts";
import { piecesOf } from "./selection.ts";

/** Margin text is no part of the game's look; where the family is missing any face will do. */
const MARGIN_STYLE: TextStyle = {
  families: ["Alegreya"],
  weight: 400,
  italic: false,
  fill: { kind: "solid", colour: "#444444", opacity: 1 },
  stroke: null,
  letterSpacing: 0,
  features: {},
};
const MARGIN_ORIGIN: Origin = { file: "sheet", line: 0, column: 0 };

export function imposePrint(
  { game, sources, laid, fonts }: MadeGame,
  print: Print,
  profile: PrintProfile,
  draft: boolean,
): Result<SheetSet> {
  const imprint = { game: game.title, kit: print.title, version: game.version, draft };
  return imposeSheets(piecesOf(print, laid, sources), profile, imprint, marginLine(fonts));
}

/** What would be found on the sheets of all prints, printed the usual way on A4. */
export function checkSheets(made: MadeGame): readonly Diagnostic[] {
  const profile = defaultProfile(parsePaper("a4") as Paper);
  return printsOf(made.game, []).flatMap((print) => imposePrint(made, print, profile, false).diagnostics);
}

const marginLine =
  (fonts: FontBook): SetLine =>
  (text, sizePt) =>
    setLine(text, MARGIN_STYLE, mmOfPt(sizePt), fonts, MARGIN_ORIGIN);
