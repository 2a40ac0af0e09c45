/** PDFs of cards for print shops, page by page: no marks, the boxes say where a page is cut. */
import { edgeCopyOf } from "../../../game/decks/made-bleed.ts";
import { slug } from "../../../host/disk/file-names.ts";
import { writePdf } from "../../../press/pdf/write-pdf.ts";
import type { PdfInfo } from "../../../press/press.ts";
import type { OutputProfile } from "../../../press/shops/icc-profile.ts";
import type { PageOrder, PdfShop } from "../../../press/shops/pdf-shops.ts";
import { type EdgeCopy, withMadeBleed } from "../../../scene/edge/made-bleed.ts";
import type { Scene } from "../../../scene/scene.ts";
import type { SheetSet, SheetSide } from "../../../sheet/sheet.ts";
import type { Box, Size } from "../../../units/box.ts";
import { creditsOf } from "../../draw/credits.ts";
import { drawnWith } from "../../draw/drawn-with.ts";
import { languageOf } from "../../order/look-names.ts";
import type { ExportFile, ExportKit, ExportPiece, ExportTools } from "../target.ts";

/** The cards of one file, or of a pair of files with fronts and backs. */
export interface PdfSection {
  readonly name: string;
  readonly pieces: readonly [ExportPiece, ...ExportPiece[]];
}

export interface PdfTerms {
  readonly order: PageOrder;
  readonly profile: OutputProfile | undefined;
}

export async function* pdfFiles(
  kit: ExportKit,
  shop: PdfShop,
  sections: readonly PdfSection[],
  { order, profile }: PdfTerms,
  { progress, date }: ExportTools,
): AsyncGenerator<ExportFile> {
  const files = sections.flatMap((section) => filesOf(kit, section, order));
  const scene = scenesWith(kit, shop.bleed);
  const total = files.reduce((sum, { pages }) => sum + pages.length, 0);
  let done = 0;
  for (const { path, pages } of files) {
    const sheets = sheetsOf(pages, shop.bleed);
    const chunks = writePdf({
      sheets,
      scene,
      fonts: kit.made.fonts.programs,
      pictures: kit.made.rasters.pictures,
      info: infoOf(kit, shop, path, date),
      isGrey: kit.game.ink === "gray",
      ...(profile && { intent: profile }),
      drawn: (sides) => {
        done += sides;
        progress.step("writing PDF page", done, total);
      },
    });
    const { width, height } = (sheets.sides[0] as SheetSide).size;
    yield { path, chunks, about: { pages: pages.length, pageMm: [width, height] } };
  }
}

/** A side of a card; without a key it is a white page. */
interface Page {
  readonly size: Size;
  readonly key: string | undefined;
}

interface PdfPages {
  readonly path: string;
  readonly pages: readonly Page[];
}

/** Every copy has pages of its own. */
function filesOf({ id }: ExportKit, { name, pieces }: PdfSection, order: PageOrder): readonly PdfPages[] {
  const base = `${id}-${slug(name)}`;
  const copies = pieces.flatMap((piece) => Array<ExportPiece>(piece.copies).fill(piece));
  const side = ({ deck }: ExportPiece, key: string | undefined): Page => ({ size: deck.size, key });
  const fronts = copies.map((piece) => side(piece, piece.front));
  const backs = copies.map((piece) => side(piece, piece.back));
  const pairs = (one: readonly Page[], other: readonly Page[]): readonly Page[] =>
    one.flatMap((page, index) => [page, other[index] as Page]);
  switch (order) {
    case "back-front":
      return [{ path: `${base}.pdf`, pages: pairs(backs, fronts) }];
    case "front-back":
      return [{ path: `${base}.pdf`, pages: pairs(fronts, backs) }];
    case "fronts-last-back":
      return [{ path: `${base}.pdf`, pages: [...fronts, side(pieces[0], pieces[0].back)] }];
    case "fronts-backs":
      return [
        { path: `${base}-fronts.pdf`, pages: fronts },
        { path: `${base}-backs.pdf`, pages: backs },
      ];
  }
}

/** Pages of one size are the same objects, which the press draws once. */
function sheetsOf(pages: readonly Page[], bleed: number): SheetSet {
  const boxes = new Map<string, { readonly size: Size; readonly trim: Box; readonly whole: Box }>();
  const boxesOf = ({ width, height }: Size) => {
    const name = `${width} ${height}`;
    const size = { width: width + 2 * bleed, height: height + 2 * bleed };
    const own = boxes.get(name) ?? {
      size,
      trim: { x: bleed, y: bleed, width, height },
      whole: { x: 0, y: 0, ...size },
    };
    boxes.set(name, own);
    return own;
  };
  const sides = pages.map(({ size: trimmed, key }, index): SheetSide => {
    const { size, trim, whole } = boxesOf(trimmed);
    const placement = { piece: "", scene: key ?? "", trim, turn: 0, clip: whole } as const;
    return {
      ...{ size, sheet: index + 1, side: "front", marks: [], bookmarks: [] },
      placements: key === undefined ? [] : [placement],
      trimBox: trim,
      bleedBox: whole,
    };
  });
  return { sides, sheets: sides.length, backs: "none" };
}

/**
 * What a drawing has beyond the bleed of its deck is shown as far as the shop's bleed reaches; what it lacks is made, so
 * that no page has a white edge.
 */
function scenesWith({ made, pieces }: ExportKit, bleed: number): (key: string) => Scene {
  const copies = new Map(pieces.flatMap(({ deck, front, back }) => keysOf(front, back, edgeCopyOf(deck))));
  const known = new WeakMap<Scene, Scene>();
  return (key) => {
    const drawn = made.laid.scenes.get(key);
    const copy = copies.get(key);
    const scene =
      known.get(drawn) ?? (copy ? withMadeBleed(drawn, { copy, wanted: bleed }) : { ...drawn, bleed });
    known.set(drawn, scene);
    return scene;
  };
}

const keysOf = (front: string, back: string | undefined, copy: EdgeCopy | undefined) =>
  [front, back].map((key) => [key, copy] as const);

function infoOf({ made, game, title }: ExportKit, shop: PdfShop, path: string, date: Date): PdfInfo {
  return {
    title: `${game.title}: ${title}`,
    subject: `${path}, version ${game.version}, for ${shop.title}`,
    author: game.authors.join(", "),
    keywords: creditsOf(game, drawnWith(made)).line,
    ...languageOf(game),
    date,
  };
}
