/**
 * Sheets as one PDF: real subset fonts, each picture, symbol and repeated card once, page boxes for the print shop, and
 * settings that keep printers from scaling. Equal jobs give equal bytes.
 * Limits: colours are sRGB as DeviceRGB, greys as DeviceGray; no PDF/X and no PDF/A.
 */
import type { Backs, SheetSet } from "../../sheet/sheet.ts";
import type { PdfInfo, PdfJob } from "../press.ts";
import type { OutputProfile } from "../shops/icc-profile.ts";
import { drawSection } from "./draw/draw-section.ts";
import { Fonts } from "./fonts/fonts.ts";
import { Images } from "./images.ts";
import { type DrawnPage, writeOutline, writeTargets } from "./outline.ts";
import { PdfFile } from "./pdf-file.ts";
import { type PdfDictionary, type PdfRef, type PdfValue, pdfText } from "./pdf-values.ts";
import { Recurring } from "./repeats/recurring.ts";
import { recallSection } from "./section/kept-sections.ts";
import { placeSection } from "./section/place-section.ts";

/** The setting for the print dialogue, by how the backs are printed. */
const DUPLEX: Readonly<Record<Backs, string>> = {
  none: "Simplex",
  separate: "Simplex",
  duplex: "DuplexFlipLongEdge",
  "duplex-short": "DuplexFlipShortEdge",
  fold: "Simplex",
};

/**
 * Sides of one section. If one card has changed, this many are laid out and drawn again; a form is the same in many
 * sections, but what occurs once in each of them is drawn in place. A print of 600 had 1.33 MB with 4 sides, 1.29 with
 * 6, 1.28 with 8, and 1.23 as a whole.
 */
const SECTION_SIDES = 4;

/** Writes the job's sheets in order, one page per side. Pieces of the file are yielded as they are finished. */
export async function* writePdf(job: PdfJob): AsyncGenerator<Uint8Array> {
  const file = new PdfFile(infoOf(job.info));
  const fonts = new Fonts(file, job.fonts);
  const recurring = new Recurring();
  const images = new Images(file, job.pictures);
  const pages: DrawnPage[] = [];
  const { sides } = job.sheets;
  for (let at = 0; at < sides.length; at += SECTION_SIDES) {
    const part = sides.slice(at, at + SECTION_SIDES);
    const section = recallSection(job.kept, part, fonts, () =>
      drawSection(part, job.scene, { fonts, recurring, isGrey: job.isGrey ?? false }),
    );
    const refs = placeSection(section, file, fonts, images);
    pages.push(...part.map((side, index) => ({ ...side, ref: refs[index] as PdfRef })));
    job.drawn?.(part.length);
    for await (const _ of images.flush()) yield* taken(file);
    yield* taken(file);
  }
  fonts.finish();
  // pdfkit writes them together with the catalogue.
  const preferences = file.ref();
  Object.assign(preferences.data, viewing(job.sheets));
  file.finish({
    Outlines: writeOutline(file, pages),
    Dests: writeTargets(file, pages),
    PageLabels: { Nums: pageLabels(job.sheets) },
    ViewerPreferences: preferences,
    // pdfkit writes an object of this class as text, a plain one as a name.
    ...(job.info.lang === undefined ? {} : { Lang: new String(job.info.lang) }),
    ...(job.intent && { OutputIntents: [writeIntent(file, job.intent)] }),
  });
  yield file.take(0) as Uint8Array;
}

/** The profile of a press, embedded once (ISO 32000-1, 14.11.5). It is no registered condition: the profile says it all. */
function writeIntent(file: PdfFile, { bytes, components, title }: OutputProfile): PdfRef {
  return file.write({
    Type: "OutputIntent",
    S: "GTS_PDFX",
    OutputConditionIdentifier: pdfText("Custom"),
    Info: pdfText(title),
    DestOutputProfile: file.writeStream({ N: components }, bytes),
  });
}

function* taken(file: PdfFile): Iterable<Uint8Array> {
  const bytes = file.take();
  if (bytes) yield bytes;
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

/** Settings for programs that show and print the file. */
const viewing = ({ backs }: SheetSet): PdfDictionary => ({
  PrintScaling: "None",
  Duplex: DUPLEX[backs],
  PickTrayByPDFSize: true,
  DisplayDocTitle: true,
});

/** "1 front", "1 back"; only the number if sheets have one printed side. */
function pageLabels({ sides }: SheetSet): readonly PdfValue[] {
  const isTwoSided = sides.some(({ side }) => side === "back");
  return sides.flatMap(({ sheet, side }, index) => [
    index,
    { P: pdfText(isTwoSided ? `${sheet} ${side}` : `${sheet}`) },
  ]);
}
