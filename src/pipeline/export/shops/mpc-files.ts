/** The files of orders at MakePlayingCards: pictures, and for each size of card the order files that name them. */
import { groupedBy } from "../../../diagnostics/grouped.ts";
import type { Deck } from "../../../game/game.ts";
import { titleOf } from "../../../game/titles.ts";
import { slug } from "../../../host/disk/file-names.ts";
import { whitePng } from "../../../press/png.ts";
import type { ProductMatch } from "../../../press/shops/choose-product.ts";
import {
  MOST_CARDS,
  type MpcOrder,
  mpcOrderText,
  type OrderPicture,
} from "../../../press/shops/mpc-order.ts";
import type { Product } from "../../../press/shops/product.ts";
import type { PictureToDraw } from "../../print/draw-pictures.ts";
import { ordinal } from "../png/picture-pattern.ts";
import type { ExportFile, ExportKit, ExportPiece, ExportTools } from "../target.ts";
import { canvasOf } from "./kit-products.ts";

type Material = Pick<MpcOrder, "stock" | "foil">;

export async function* mpcFiles(
  kit: ExportKit,
  matches: ReadonlyMap<Deck, ProductMatch>,
  material: Material,
  tools: ExportTools,
): AsyncGenerator<ExportFile> {
  for (const [product, decks] of groupedBy(matches, ([, match]) => match.product)) {
    const own = new Set(decks.map(([deck]) => deck));
    const pieces = kit.pieces.filter(({ deck }) => own.has(deck));
    yield* orderFiles(pieces, product, matches, material, tools);
  }
}

/** A piece in its order: its slots, and the paths of its pictures. */
interface Slotted {
  readonly piece: ExportPiece;
  readonly first: number;
  readonly front: string;
  readonly back: string;
}

/** Paths from the order file. */
const COMMON_BACK = "cards/back.png";
const BLANK_BACK = "cards/blank.png";

async function* orderFiles(
  pieces: readonly ExportPiece[],
  product: Product,
  matches: ReadonlyMap<Deck, ProductMatch>,
  material: Material,
  { pictures, progress }: ExportTools,
): AsyncGenerator<ExportFile> {
  const folder = slug(product.id);
  const common = commonBack(pieces);
  const slotted = slotsOf(pieces, common);
  const all = jobsOf(slotted, folder, matches);
  let done = 0;
  for await (const [file, bytes] of pictures(all)) {
    progress.step("writing PNG", ++done, all.length);
    yield { ...file, chunks: [bytes] };
  }
  if (slotted.some(({ back }) => back === BLANK_BACK))
    yield { path: `${folder}/${BLANK_BACK}`, chunks: [await whitePng(canvasSize(product), 300)] };
  const total = pieces.reduce((sum, { copies }) => sum + copies, 0);
  const orders = Math.ceil(total / MOST_CARDS);
  for (let index = 0; index < orders; index++) {
    const name = orders === 1 ? "order" : `order-${index + 1}`;
    const order = orderOf(slotted, index * MOST_CARDS, Math.min(total, (index + 1) * MOST_CARDS), common);
    const text = mpcOrderText({ ...order, ...material });
    const about = { product: product.id, cards: order.quantity };
    yield { path: `${folder}/${name}.xml`, chunks: [new TextEncoder().encode(text)], about };
  }
}

const canvasSize = ({ canvas }: Product) => canvas as NonNullable<Product["canvas"]>;

/** The back of most cards; undefined if no card has one. */
function commonBack(pieces: readonly ExportPiece[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { back, copies } of pieces)
    if (back !== undefined) counts.set(back, (counts.get(back) ?? 0) + copies);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** Cards with the same back share its picture, which has the name of the first of them. */
function slotsOf(pieces: readonly ExportPiece[], common: string | undefined): readonly Slotted[] {
  let first = 0;
  const backs = new Map<string | undefined, string>([[undefined, BLANK_BACK]]);
  if (common !== undefined) backs.set(common, COMMON_BACK);
  return pieces.map((piece, index) => {
    const { deck, card, copies, back } = piece;
    const name = `${ordinal(index + 1, pieces.length)}-${slug(deck.id)}-${slug(card.id)}.png`;
    const shared = backs.get(back) ?? `cards/backs/${name}`;
    backs.set(back, shared);
    const slotted = { piece, first, front: `cards/fronts/${name}`, back: shared };
    first += copies;
    return slotted;
  });
}

type Job = PictureToDraw<Omit<ExportFile, "chunks">>;

function jobOf(
  { deck, card, copies }: ExportPiece,
  side: "front" | "back",
  key: string,
  path: string,
  matches: ReadonlyMap<Deck, ProductMatch>,
): Job {
  const match = matches.get(deck) as ProductMatch;
  const canvas = canvasOf(deck, match, side);
  const { width, height } = canvas;
  const about = { deck: deck.id, card: card.id, side, copies, product: match.product.id, width, height };
  return { name: { path, about }, key, card, as: canvas };
}

/** Each picture once. */
function jobsOf(
  slotted: readonly Slotted[],
  folder: string,
  matches: ReadonlyMap<Deck, ProductMatch>,
): readonly Job[] {
  const jobs = new Map<string, Job>();
  for (const { piece, front, back } of slotted) {
    jobs.set(front, jobOf(piece, "front", piece.front, `${folder}/${front}`, matches));
    if (piece.back !== undefined && !jobs.has(back))
      jobs.set(back, jobOf(piece, "back", piece.back, `${folder}/${back}`, matches));
  }
  return [...jobs.values()];
}

/** The order of the slots from `start` to `end`, renumbered from 0. */
function orderOf(
  all: readonly Slotted[],
  start: number,
  end: number,
  common: string | undefined,
): Omit<MpcOrder, "stock" | "foil"> {
  const inside = all.flatMap((one) => {
    const [from, to] = [Math.max(start, one.first), Math.min(end, one.first + one.piece.copies)];
    return from < to
      ? [{ ...one, slots: Array.from({ length: to - from }, (_, at) => from + at - start) }]
      : [];
  });
  const cardback = common === undefined ? BLANK_BACK : COMMON_BACK;
  /** One picture for all cards that show it, called like the first of them. */
  const shown = (side: "front" | "back", those: typeof inside): readonly OrderPicture[] =>
    [...groupedBy(those, (one) => one[side])].map(([path, all]) => {
      const [{ card }] = all.map(({ piece }) => piece) as [ExportPiece];
      return { path, title: titleOf(card.fields) ?? card.id, slots: all.flatMap(({ slots }) => slots) };
    });
  return {
    quantity: end - start,
    fronts: shown("front", inside),
    backs: shown(
      "back",
      inside.filter(({ back }) => back !== cardback),
    ),
    cardback,
  };
}
