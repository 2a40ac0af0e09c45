/**
 * The Game Crafter: a folder for each deck, with a picture for the front and, by the same name, for the back of each
 * card; one picture for a back that all of them share. Copies are in the names, because the shop asks for their number.
 */
import { groupedBy } from "../../../diagnostics/grouped.ts";
import { slug, uniqueNames } from "../../../host/disk/file-names.ts";
import type { ProductMatch } from "../../../press/shops/choose-product.ts";
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
      fit: (progress) => fitOfKit(kit, { shop: TGC, matches, missingBleed: "mirrored" }, progress),
      leftOut,
      contents: contentLines(kit, matches),
      notes: ["the pictures are RGB (sRGB), as the shop shows them; its presses print in CMYK"],
    };
  },
};

async function* filesOf(
  kit: ExportKit,
  matches: ReadonlyMap<ExportPiece["deck"], ProductMatch>,
  { pictures, progress }: ExportTools,
): AsyncGenerator<ExportFile> {
  const folderOf = uniqueNames();
  const jobs = [...matches].flatMap(([deck, match]) => {
    const pieces = kit.pieces.filter((piece) => piece.deck === deck);
    return jobsOf(pieces, match, folderOf(deck.id));
  });
  let done = 0;
  for await (const [file, bytes] of pictures(jobs)) {
    progress.step("writing PNG", ++done, jobs.length);
    yield { ...file, chunks: [bytes] };
  }
}

type Job = PictureToDraw<Omit<ExportFile, "chunks">>;

function jobsOf(pieces: readonly ExportPiece[], match: ProductMatch, folder: string): readonly Job[] {
  const backs = groupedBy(pieces, ({ back }) => back);
  const shared = backs.size === 1 ? [...backs.keys()][0] : undefined;
  const job = (piece: ExportPiece, side: "front" | "back", key: string, name: string): Job => {
    const { deck, card, copies } = piece;
    const canvas = canvasOf(deck, match, side);
    const { width, height } = canvas;
    const about = { deck: deck.id, card: card.id, side, copies, product: match.product.id, width, height };
    return { name: { path: `${folder}/${name}.png`, about }, key, card, as: canvas };
  };
  const names = pieces.map(
    ({ deck, card, copies }) =>
      `${ordinal(card.number, deck.cards.length)}-${slug(card.id)}${copies > 1 ? `-x${copies}` : ""}`,
  );
  return [
    ...pieces.map((piece, index) => job(piece, "front", piece.front, `fronts/${names[index]}`)),
    ...(shared === undefined
      ? pieces.flatMap((piece, index) =>
          piece.back === undefined ? [] : [job(piece, "back", piece.back, `backs/${names[index]}`)],
        )
      : [job(pieces[0] as ExportPiece, "back", shared, "back")]),
  ];
}
