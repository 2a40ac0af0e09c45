/**
 * Sheets as one PDF: real subset fonts, each picture, symbol and repeated card once, page boxes for the print shop, and
 * settings that keep printers from scaling. Equal jobs give equal bytes.
 * Limits: colours are sRGB as DeviceRGB; no PDF/X and no PDF/A.
 */
import type { Backs, SheetSet } from "../../sheet/sheet.ts";
import type { PdfInfo, PdfJob } from "../press.ts";
import { type DrawnPage, drawSides } from "./draw-sides.ts";
import { Fonts } from "./fonts.ts";
import { Gradients } from "./gradients.ts";
import { GraphicsStates } from "./graphics-states.ts";
import { Images } from "./images.ts";
import { writeOutline } from "./outline.ts";
import { PdfFile } from "./pdf-file.ts";
import { type PdfDictionary, type PdfValue, pdfText } from "./pdf-values.ts";
import { Repeats } from "./repeats.ts";
import { SharedResources } from "./shared-resources.ts";

/** What the print dialogue is asked for, by the way the backs are printed. */
const DUPLEX: Readonly<Record<Backs, string>> = {
  none: "Simplex",
  separate: "Simplex",
  duplex: "DuplexFlipLongEdge",
  "duplex-short": "DuplexFlipShortEdge",
  fold: "Simplex",
};

/** Writes the job's sheets in order, one page a side. Pieces of the file come out as they are finished. */
export async function* writePdf(job: PdfJob): AsyncGenerator<Uint8Array> {
  const file = new PdfFile(infoOf(job.info));
  const fonts = new Fonts(file, job.fonts);
  const resources = new SharedResources(file);
  const shared = {
    file,
    fonts,
    images: new Images(file, job.pictures),
    states: new GraphicsStates(file),
    gradients: new Gradients(file),
    forms: new Map(),
    repeats: new Repeats(),
  };
  const pages: DrawnPage[] = [];
  for await (const page of drawSides(job, shared, { parent: file.pages, resources })) {
    pages.push(page);
    file.addPage(page.ref);
    const bytes = file.take();
    if (bytes) yield bytes;
  }
  resources.finish();
  fonts.finish();
  // pdfkit writes them together with the catalogue
  const preferences = file.ref();
  Object.assign(preferences.data, viewing(job.sheets));
  file.finish({
    Outlines: writeOutline(file, pages),
    PageLabels: { Nums: pageLabels(job.sheets) },
    ViewerPreferences: preferences,
  });
  yield file.take(0) as Uint8Array;
}

function infoOf(info: PdfInfo): Readonly<Record<string, string | Date>> {
  const words = { Title: info.title, Subject: info.subject, Author: info.author, Keywords: info.keywords };
  const given = Object.entries(words).filter(([, text]) => text !== "");
  return {
    ...Object.fromEntries(given),
    Creator: "Broadside",
    Producer: "Broadside with PDFKit",
    CreationDate: info.date,
    ModDate: info.date,
  };
}

/** What programs that show and print the file are asked for. */
const viewing = ({ backs }: SheetSet): PdfDictionary => ({
  PrintScaling: "None",
  Duplex: DUPLEX[backs],
  PickTrayByPDFSize: true,
  DisplayDocTitle: true,
});

/** "1 front", "1 back"; the number alone where sheets have one printed side. */
function pageLabels({ sides }: SheetSet): readonly PdfValue[] {
  const isTwoSided = sides.some(({ side }) => side === "back");
  return sides.flatMap(({ sheet, side }, index) => [
    index,
    { P: pdfText(isTwoSided ? `${sheet} ${side}` : `${sheet}`) },
  ]);
}
