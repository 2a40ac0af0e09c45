/**
 * The files of a game for each digital table: pictures first, then what refers to them. Nothing is written here: files
 * come one after the other, and no more than one picture is in memory.
 */
import { type ZipMember, zipped } from "../stored-zip.ts";
import { MOST_SIDE } from "./grid.ts";
import { type DrawFaces, type MadePicture, makePictures, type PictureLimits } from "./make-pictures.ts";
import { PCIO_PICTURE_BYTES, PCIO_SCHEMA, pcioText, pcioWidgets } from "./pcio/write-pcio.ts";
import { PicturePlan } from "./picture-plan.ts";
import {
  boardsOf,
  type CardSides,
  diceOf,
  dieSheet,
  sheetsOf,
  sidesOf,
  sidesOfAll,
} from "./planned-pictures.ts";
import type { SlotJournal } from "./slots.ts";
import type { TableGame } from "./table-game.ts";
import { writeTtpg } from "./ttpg/write-ttpg.ts";
import { writeTts } from "./tts/write-tts.ts";
import { assetNames } from "./vtt/asset-names.ts";
import { VTT_PICTURE_BYTES, vttVariants } from "./vtt/write-vtt.ts";

export interface TableFile {
  readonly path: string;
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Of a picture that is to be uploaded. */
  readonly picture?: Omit<MadePicture, "bytes"> & { readonly bytes: number };
}

export interface TableJob {
  readonly game: TableGame;
  /** Has a slot for each card of the game. */
  readonly slots: SlotJournal;
  readonly drawFaces: DrawFaces;
  /** Where a picture will be found by the table, by its file name. */
  readonly addressOf: (name: string) => string;
}

export type TableFiles = (job: TableJob) => AsyncGenerator<TableFile>;

/** Where the pictures of an export are that are to be uploaded. */
export const PICTURES = "pictures";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What was made of the planned pictures, by their ids: a name or an address. */
class Made {
  readonly #names = new Map<string, string>();

  add(id: string, name: string): void {
    this.#names.set(id, name);
  }

  of(id: string | undefined): string {
    const name = id === undefined ? undefined : this.#names.get(id);
    if (name === undefined) throw new Error(`the picture "${id}" was not made`);
    return name;
  }
}

/** Cards on sheets; tokens and boards as single pictures. */
export const ttsFiles: TableFiles = async function* ({ game, slots, drawFaces, addressOf }) {
  const plan = new PicturePlan(MOST_SIDE);
  const piles = sheetsOf(plan, game, slots, ({ kind }) => kind === "cards");
  const tokens: CardSides = new Map(
    game.piles
      .filter(({ kind }) => kind === "tokens")
      .flatMap((pile) => pile.cards.map((card) => [card, sidesOf(plan, pile, card)] as const)),
  );
  const boards = boardsOf(plan, game);
  const made = new Made();
  for await (const picture of makePictures(plan.pictures, drawFaces)) {
    made.add(picture.id, picture.name);
    yield pictureFile(PICTURES, picture);
  }
  const files = writeTts(game, {
    piles,
    token: (card, side) => tokens.get(card)?.[side],
    board: (id) => boards.get(id) as string,
    address: (id) => addressOf(made.of(id)),
  });
  for (const [path, text] of files) yield { path, chunks: [bytesOf(text)] };
};

/** Each side is a picture of its own; everything is in one file. */
export const pcioFiles: TableFiles = async function* ({ game, drawFaces }) {
  const plan = new PicturePlan(LONGEST_SINGLE);
  const sides = sidesOfAll(plan, game);
  const boards = boardsOf(plan, game);
  const made = new Made();
  async function* members(): AsyncGenerator<ZipMember> {
    yield* zippedPictures(plan, drawFaces, { bytes: PCIO_PICTURE_BYTES }, ({ id, name, bytes }) => {
      made.add(id, name);
      return { path: `userassets/${name}`, bytes };
    });
    const widgets = pcioWidgets(game, {
      side: (card, side) => made.of(sides.get(card)?.[side]),
      board: (id) => made.of(boards.get(id)),
    });
    yield { path: "schemaVersion", bytes: bytesOf(String(PCIO_SCHEMA)) };
    yield { path: "widgets.json", bytes: bytesOf(pcioText(widgets)) };
  }
  yield { path: `${game.name}.pcio`, chunks: zipped(members()) };
};

/** The same, with a variant for each scenario. */
export const vttFiles: TableFiles = async function* ({ game, drawFaces }) {
  const plan = new PicturePlan(LONGEST_SINGLE);
  const sides = sidesOfAll(plan, game);
  const boards = boardsOf(plan, game);
  const dice = diceOf(plan, game);
  const made = new Made();
  const named = assetNames();
  async function* members(): AsyncGenerator<ZipMember> {
    yield* zippedPictures(plan, drawFaces, { bytes: VTT_PICTURE_BYTES }, (picture) => {
      const { name, bytes } = named(picture.bytes);
      const path = `assets/${name}`;
      made.add(picture.id, `/${path}`);
      return { path, bytes };
    });
    const variants = vttVariants(game, {
      side: (card, side) => made.of(sides.get(card)?.[side]),
      board: (id) => made.of(boards.get(id)),
      die: (id) => (dice.get(id) ?? []).map((side) => made.of(side)),
    });
    for (const [path, text] of variants) yield { path, bytes: bytesOf(text) };
  }
  yield { path: `${game.name}.vtt`, chunks: zipped(members()) };
};

/** A folder to be copied: all pieces on sheets. */
export const ttpgFiles: TableFiles = async function* ({ game, slots, drawFaces }) {
  const plan = new PicturePlan(MOST_SIDE);
  const piles = sheetsOf(plan, game, slots, () => true);
  const boards = boardsOf(plan, game);
  const dice = new Map(game.dice.flatMap((die) => dieSheet(plan, die)));
  const made = new Made();
  for await (const picture of makePictures(plan.pictures, drawFaces)) {
    made.add(picture.id, picture.name);
    yield pictureFile(`${game.name}/Textures`, picture);
  }
  const files = writeTtpg(game, {
    piles,
    board: (id) => boards.get(id) as string,
    die: (id) => dice.get(id),
    texture: (id) => made.of(id),
  });
  for (const [path, text] of files) yield { path: `${game.name}/${path}`, chunks: [bytesOf(text)] };
};

/** px of the longer side where each picture is seen alone: enough for a card that fills a screen. */
const LONGEST_SINGLE = 2048;

const pictureFile = (folder: string, { bytes, ...picture }: MadePicture): TableFile => ({
  path: `${folder}/${picture.name}`,
  chunks: [bytes],
  picture: { ...picture, bytes: bytes.length },
});

/** Equal pictures are one member. */
async function* zippedPictures(
  plan: PicturePlan,
  drawFaces: DrawFaces,
  limits: PictureLimits,
  memberOf: (picture: MadePicture) => ZipMember,
): AsyncGenerator<ZipMember> {
  const paths = new Set<string>();
  for await (const picture of makePictures(plan.pictures, drawFaces, limits)) {
    const member = memberOf(picture);
    if (!paths.has(member.path)) yield member;
    paths.add(member.path);
  }
}
