/**
 * Sheets as one PDF: real subset fonts, each picture, symbol and repeated card once, page boxes for the print shop, and
 * settings that keep printers from scaling. Equal jobs give equal bytes.
 * Limits: colours are sRGB as DeviceRGB; no PDF/X and no PDF/A.
 */
import type { Backs, SheetSet } from "../../sheet/sheet.ts";
import type { PdfInfo, PdfJob } from "../press.ts";
import type { SharedObjects } from "./draw-context.ts";
import { drawSides } from "./draw-sides.ts";
import { Fonts } from "./fonts.ts";
import { Gradients } from "./gradients.ts";
import { GraphicsStates } from "./graphics-states.ts";
import { Images } from "./images.ts";
import { openPdfkit, type Pdfkit, pdfString } from "./pdfkit-internals.ts";

/** What the print dialogue is asked for, by the way the backs are printed. */
const DUPLEX: Readonly<Record<Backs, string>> = {
  none: "Simplex",
  separate: "Simplex",
  duplex: "DuplexFlipLongEdge",
  "duplex-short": "DuplexFlipShortEdge",
  fold: "Simplex",
};

/** Writes the job's sheets in order, one page a side. */
export async function writePdf(job: PdfJob): Promise<Uint8Array> {
  const doc = openPdfkit(infoOf(job.info));
  const shared: SharedObjects = {
    doc,
    fonts: new Fonts(doc, job.fonts),
    images: new Images(doc, job.pictures),
    states: new GraphicsStates(doc),
    gradients: new Gradients(doc),
    forms: new Map(),
  };
  await drawSides(job, shared);
  setCatalog(doc, job.sheets);
  doc.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return Buffer.concat(chunks);
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

function setCatalog(doc: Pdfkit, sheets: SheetSet): void {
  const preferences = doc.ref({
    PrintScaling: "None",
    Duplex: DUPLEX[sheets.backs],
    PickTrayByPDFSize: true,
    DisplayDocTitle: true,
  });
  // pdfkit ends the reference together with the catalogue
  Object.assign(doc._root.data, { ViewerPreferences: preferences, PageLabels: { Nums: pageLabels(sheets) } });
}

/** "1 front", "1 back"; the number alone where sheets have one printed side. */
function pageLabels({ sides }: SheetSet): readonly unknown[] {
  const twoSided = sides.some(({ side }) => side === "back");
  return sides.flatMap(({ sheet, side }, index) => [
    index,
    { P: pdfString(twoSided ? `${sheet} ${side}` : `${sheet}`) },
  ]);
}
