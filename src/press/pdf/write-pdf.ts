/**
 * Sheets as one PDF: real subset fonts, each picture, symbol and repeated card once, page boxes for the print shop, and
 * settings that keep printers from scaling. Equal jobs give equal bytes.
 * Limits: colours are sRGB as DeviceRGB; no PDF/X and no PDF/A.
 */
import { createHash } from "node:crypto";
import type { Backs, SheetSet } from "../../sheet/sheet.ts";
import type { PdfInfo, PdfJob } from "../press.ts";
import { type DrawnPage, drawSides } from "./draw-sides.ts";
import { Fonts } from "./fonts.ts";
import { Gradients } from "./gradients.ts";
import { GraphicsStates } from "./graphics-states.ts";
import { Images } from "./images.ts";
import { writeOutline } from "./outline.ts";
import { PdfFile } from "./pdf-file.ts";
import { type PdfDictionary, type PdfRef, PdfText, type PdfValue, sourceOf } from "./pdf-values.ts";
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
  const file = new PdfFile();
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
  const parent = file.ref();
  const pages: DrawnPage[] = [];
  for await (const page of drawSides(job, shared, { parent, resources })) {
    pages.push(page);
    const bytes = file.take();
    if (bytes) yield bytes;
  }
  file.write({ Type: "Pages", Count: pages.length, Kids: pages.map(({ ref }) => ref) }, parent);
  resources.finish();
  fonts.finish();
  const info = infoOf(job.info);
  file.finish(writeCatalog(file, job.sheets, parent, pages), file.write(info), idOf(info));
  yield file.take(0) as Uint8Array;
}

function infoOf(info: PdfInfo): PdfDictionary {
  const words = { Title: info.title, Subject: info.subject, Author: info.author, Keywords: info.keywords };
  const given = Object.entries(words).filter(([, text]) => text !== "");
  const texts = { ...Object.fromEntries(given), Creator: "Broadside", Producer: "Broadside" };
  const date = dateOf(info.date);
  const dates = { CreationDate: date, ModDate: date };
  return Object.fromEntries(
    Object.entries({ ...texts, ...dates }).map(([key, text]) => [key, new PdfText(text)]),
  );
}

/** "D:20260102030405Z". */
const dateOf = (date: Date): string => `D:${date.toISOString().replace(/\..*$/, "").replace(/\D/g, "")}Z`;

/** Names the file for programs that keep several: equal information has equal names. */
function idOf(info: PdfDictionary): Uint8Array {
  return createHash("sha256").update(sourceOf(info)).digest().subarray(0, 16);
}

function writeCatalog(file: PdfFile, sheets: SheetSet, parent: PdfRef, pages: readonly DrawnPage[]): PdfRef {
  return file.write({
    Type: "Catalog",
    Pages: parent,
    Outlines: writeOutline(file, pages),
    PageLabels: { Nums: pageLabels(sheets) },
    ViewerPreferences: {
      PrintScaling: "None",
      Duplex: DUPLEX[sheets.backs],
      PickTrayByPDFSize: true,
      DisplayDocTitle: true,
    },
  });
}

/** "1 front", "1 back"; the number alone where sheets have one printed side. */
function pageLabels({ sides }: SheetSet): readonly PdfValue[] {
  const isTwoSided = sides.some(({ side }) => side === "back");
  return sides.flatMap(({ sheet, side }, index) => [
    index,
    { P: new PdfText(isTwoSided ? `${sheet} ${side}` : `${sheet}`) },
  ]);
}
