/** The calibration sheet as a PDF: it needs no project, only the fonts that come with Broadside. */
import { type FontBook, openFontBook } from "../../font/font-book.ts";
import { openBundle } from "../../host/bundle.ts";
import { setLine } from "../../layout/text/lines/set-line.ts";
import { writePdf } from "../../press/pdf/write-pdf.ts";
import { calibrationSheet } from "../../sheet/calibration/calibration-sheet.ts";
import { MARK_ORIGIN } from "../../sheet/faults.ts";
import type { SetLine } from "../../sheet/margin-words.ts";
import { correctedSheets } from "../../sheet/printer/correction.ts";
import type { PrinterCorrection } from "../../sheet/printer/printer.ts";
import type { Paper } from "../../sheet/sheet.ts";
import { mmOfPt } from "../../units/length.ts";
import { MARGIN_STYLE } from "../draw/margin-face.ts";

/** @param printer corrects the sheet, to check a profile; undefined to make one */
export async function calibrationPdf(
  paper: Paper,
  backs: "duplex" | "duplex-short",
  printer?: PrinterCorrection,
): Promise<Uint8Array> {
  const fonts = sheetFonts();
  const set = { plain: lineIn(fonts, 400), bold: lineIn(fonts, 700) };
  const plain = calibrationSheet(paper, backs, set, printer?.name);
  const pieces: Uint8Array[] = [];
  const job = {
    sheets: printer ? correctedSheets(plain, printer) : plain,
    scene: () => {
      throw new Error("A calibration sheet shows no cards");
    },
    pictures: { get: () => undefined },
    fonts: fonts.programs,
    info: {
      title: `Calibration sheet, ${paper.title}`,
      subject: "Print on both sides at 100 %, no scaling",
      author: "",
      keywords: "",
      date: UNDATED,
    },
  };
  for await (const piece of writePdf(job)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** A fixed date, so that the same sheet has the same bytes. */
const UNDATED = new Date(0);

const FONTS = ["Alegreya-Regular.ttf", "Alegreya-Bold.ttf"].map((name) => `templates/shared/fonts/${name}`);

function sheetFonts(): FontBook {
  const { host } = openBundle();
  return openFontBook(FONTS.map((file) => ({ file, bytes: host.readBytes(file), wasLookedAt: true }))).value;
}

function lineIn(fonts: FontBook, weight: number): SetLine {
  const style = {
    ...MARGIN_STYLE,
    weight,
    fill: { kind: "solid", colour: "#000000", opacity: 1 },
  } as const;
  return (text, sizePt) => setLine(text, style, mmOfPt(sizePt), fonts, MARK_ORIGIN);
}
