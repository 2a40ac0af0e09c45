/**
 * The Game Crafter: a folder for each deck, with a picture for the front and, by the same name, for the back of each
 * card; one picture for a back that all of them share. A card that lacks the second picture of its product gets a white
 * one, because the shop would show the back of the others. Copies are in the names, because the shop asks for their number.
 */
import { groupedBy } from "../../../diagnostics/grouped.ts";
import type { Deck } from "../../../game/game.ts";
import { slug, uniqueNames } from "../../../host/disk/file-names.ts";
import type { Canvas } from "../../../press/canvas.ts";
import { whitePng } from "../../../press/png.ts";
import type { ProductMatch } from "../../../press/shops/choose-product.ts";
import { type Product, SHOP_DPI } from "../../../press/shops/product.ts";
import { TGC } from "../../../press/shops/tgc.ts";
import type { PictureToDraw } from "../../print/draw-pictures.ts";
import { fitOfKit } from "../fit/fit-of-kit.ts";
import { ordinal } from "../png/picture-pattern.ts";
import type { ExportFile, ExportKit, ExportPiece, ExportTarget, ExportTools } from "../target.ts";
import { canvasOf, contentLines, productsOfKit } from "./kit-products.ts";

export const TGC_TARGET: ExportTarget = {
  options: ["products"],
  plan(kit, options) {
    const { matches, leftOut } = productsOfKit(kit, TGC, options);
    return {
      files: (tools) => filesOf(kit, matches, tools),
      fit: (progress) => fitOfKit(kit, { shop: TGC, matches, withoutBack: whiteSecond }, progress),
      leftOut,
      contents: contentLines(kit, matches),
      notes: ["the pictures are RGB (sRGB), as the shop shows them; its presses print in CMYK"],
    };
  },
};

const whiteSecond = ({ id, second }: Product): string | undefined =>
  second === undefined ? undefined : `the ${second} of ${id} is white`;

/** A side of a card, and its file in the folder of its deck; without a key it is white. */
interface Face {
  readonly piece: ExportPiece;
  readonly side: "front" | "back";
  readonly key: string | undefined;
  readonly path: string;
}

type Picture = Omit<ExportFile, "chunks">;

async function* filesOf(
  kit: ExportKit,
  matches: ReadonlyMap<Deck, ProductMatch>,
  { pictures, progress }: ExportTools,
): AsyncGenerator<ExportFile> {
  const folderOf = uniqueNames();
  const jobs: PictureToDraw<readonly Picture[]>[] = [];
  const whites: ExportFile[] = [];
  for (const [deck, match] of matches) {
    const faces = facesOf(
      kit.pieces.filter((piece) => piece.deck === deck),
      match.product,
      folderOf(deck.id),
    );
    // Sides that are drawn alike are one picture with several names.
    for (const alike of groupedBy(faces, ({ side, key }) => `${side} ${key ?? ""}`).values()) {
      const [{ piece, side, key }] = alike as [Face];
      const canvas = canvasOf(deck, match, side);
      const files = alike.map((face) => pictureOf(face, match.product, canvas));
      if (key !== undefined) jobs.push({ name: files, key, card: piece.card, as: canvas });
      else {
        const white = await whitePng(canvas, SHOP_DPI);
        whites.push(...files.map((file) => ({ ...file, chunks: [white] })));
      }
    }
  }
  let done = 0;
  for await (const [files, bytes] of pictures(jobs)) {
    progress.step("writing PNG", ++done, jobs.length);
    for (const file of files) yield { ...file, chunks: [bytes] };
  }
  yield* whites;
}

function facesOf(pieces: readonly ExportPiece[], { second }: Product, folder: string): readonly Face[] {
  const names = pieces.map(
    ({ deck, card, copies }) =>
      `${ordinal(card.number, deck.cards.length)}-${slug(card.id)}${copies > 1 ? `-x${copies}` : ""}.png`,
  );
  const fronts = pieces.map(
    (piece, index): Face => ({
      ...{ piece, side: "front", key: piece.front },
      path: `${folder}/fronts/${names[index]}`,
    }),
  );
  const backs = pieces.flatMap((piece, index): readonly Face[] => {
    const { back: key } = piece;
    const path = `${folder}/backs/${names[index]}`;
    return key === undefined && second === undefined ? [] : [{ piece, side: "back", key, path }];
  });
  const [first] = backs;
  const isShared = backs.length === pieces.length && backs.every(({ key }) => key === first?.key);
  return [...fronts, ...(first && isShared ? [{ ...first, path: `${folder}/back.png` }] : backs)];
}

function pictureOf({ piece, side, path }: Face, { id }: Product, { width, height }: Canvas): Picture {
  const { deck, card, copies } = piece;
  return { path, about: { deck: deck.id, card: card.id, side, copies, product: id, width, height } };
}
