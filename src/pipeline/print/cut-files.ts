/**
 * Beside a PDF that a machine cuts: the lines to cut and fold, as SVG and DXF, one pair for all sheets that are cut
 * alike; for a machine that prints for itself, the sheets as pictures too, transparent around the cards.
 */
import { listed } from "../../diagnostics/words.ts";
import type { Print } from "../../game/kits/prints.ts";
import { cutDxf } from "../../press/cut/cut-dxf.ts";
import { cutSvg } from "../../press/cut/cut-svg.ts";
import { pngSize } from "../../press/png.ts";
import { cutOutSide } from "../../sheet/cutter/cut-out.ts";
import { type CutSheet, cutSheets } from "../../sheet/cutter/cut-sheets.ts";
import type { Piece, PrintProfile, SheetSet } from "../../sheet/sheet.ts";
import { piecesOf } from "../draw/selection.ts";
import { Unprintable } from "../look/inspector.ts";
import type { MadeGame } from "../made-game.ts";
import { drawPage } from "./drawn-pages.ts";
import type { PrintedFile } from "./printed-file.ts";

/** Of the pictures of sheets, in dots per inch: what Design Space prints. */
const PICTURE_DPI = 300;

/** A print on its sheets, and the path of its PDF. */
export interface CutPrint {
  readonly print: Print;
  readonly profile: PrintProfile;
  readonly sheets: SheetSet;
  readonly file: string;
}

export async function* cutFiles(
  made: MadeGame,
  { print, profile, sheets, file }: CutPrint,
): AsyncGenerator<PrintedFile> {
  const name = file.replace(/\.pdf$/, "");
  const pieces = piecesOf(print, made.laid, made.sources);
  for (const [index, sheet] of cutSheets(sheets, pieces).entries()) {
    const title = `${made.game.title}: ${print.title}, ${sheetWords(sheet)}`;
    const path = `${name}-cut-${index + 1}`;
    yield { path: `${path}.svg`, chunks: [encoded(cutSvg(sheet, title))], cuts: sheet.sheets };
    yield { path: `${path}.dxf`, chunks: [encoded(cutDxf(sheet))], cuts: sheet.sheets };
  }
  if (profile.cutter?.picture) yield* sheetPictures(made, name, sheets, pieces);
}

async function* sheetPictures(
  made: MadeGame,
  name: string,
  { sides }: SheetSet,
  pieces: readonly Piece[],
): AsyncGenerator<PrintedFile> {
  for (const side of sides) {
    const size = pngSize({ trim: side.size, bleed: 0 }, { dpi: PICTURE_DPI, box: "trim" });
    const { svg, findings } = await drawPage(made, cutOutSide(side, pieces), PICTURE_DPI, size);
    if (findings.some(({ severity }) => severity === "error")) throw new Unprintable(findings);
    const bytes = await made.inspector.draw(svg, { size, density: PICTURE_DPI });
    yield { path: `${name}-sheet-${side.sheet}-${side.side}.png`, chunks: [bytes], cuts: [side.sheet] };
  }
}

const sheetWords = ({ sheets }: CutSheet): string =>
  `${sheets.length === 1 ? "sheet" : "sheets"} ${listed(sheets.map(String))}`;

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);
