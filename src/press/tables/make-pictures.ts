/**
 * Makes the planned pictures, one after the other, so that no more than one sheet is in memory: draws their faces, puts
 * them in their slots and names each by its content, because tables keep pictures by their address and would go on
 * showing an old one.
 */
import { hash } from "node:crypto";
import type { Sharp } from "sharp";
import type { Size } from "../../units/box.ts";
import { decoded } from "../decoding.ts";
import { LASTING, openBlank, openPicture, PASSING } from "../imaging.ts";
import { BLANK, type PlannedPicture } from "./picture-plan.ts";
import { pngSizeIn } from "./png-size.ts";
import type { TableFace } from "./table-game.ts";

export interface MadePicture extends Size {
  /** Of the planned picture. */
  readonly id: string;
  /** File name with a digest of its content. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** One face to be drawn, its whole drawing in this size in px. */
export interface FaceToDraw {
  readonly face: TableFace;
  readonly size: Size;
  /** True if it goes into another picture, so that its own bytes matter little. */
  readonly isPassing: boolean;
}

/** Draws faces in order, each as a PNG; a px more or less is corrected. */
export type DrawFaces = (jobs: readonly FaceToDraw[]) => AsyncIterable<Uint8Array>;

export interface PictureLimits {
  /** A single picture with more bytes becomes a JPEG. */
  readonly bytes?: number;
}

export async function* makePictures(
  plan: readonly PlannedPicture[],
  drawFaces: DrawFaces,
  { bytes: most = Number.POSITIVE_INFINITY }: PictureLimits = {},
): AsyncGenerator<MadePicture> {
  const drawn = drawFaces(plan.flatMap(jobsOf))[Symbol.asyncIterator]();
  for (const picture of plan) {
    const faces: (Uint8Array | undefined)[] = [];
    for (const face of picture.faces) {
      if (face === undefined || face === BLANK) faces.push(face && (await plain(picture.cell)));
      else faces.push(await inSlot(face, picture, (await drawn.next()).value as Uint8Array));
    }
    const [only] = faces;
    const png = isSingle(picture) && only ? only : await sheetOf(picture, faces);
    const bytes = png.length > most ? await asJpeg(png, most) : png;
    const ending = bytes === png ? "png" : "jpg";
    const name = `${picture.id}-${hash("sha256", bytes).slice(0, 10)}.${ending}`;
    yield { id: picture.id, name, bytes, ...pngSizeIn(png) };
  }
}

const isSingle = ({ columns, rows }: PlannedPicture): boolean => columns * rows === 1;

function jobsOf(picture: PlannedPicture): readonly FaceToDraw[] {
  return picture.faces.flatMap((face) =>
    face === undefined || face === BLANK
      ? []
      : [
          {
            ...{ face, size: wholeSize(face, picture.cell) },
            isPassing: !isSingle(picture) || face.part !== undefined,
          },
        ],
  );
}

/** px of the whole drawing if its part fills the slot. */
function wholeSize({ size, part }: TableFace, cell: Size): Size {
  if (!part) return cell;
  const across = part.turn % 180 === 0 ? cell.width : cell.height;
  const scale = across / part.width;
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}

/** Exactly as large as its slot. */
async function inSlot(face: TableFace, picture: PlannedPicture, png: Uint8Array): Promise<Uint8Array> {
  const { cell } = picture;
  const { width, height } = pngSizeIn(png);
  if (!face.part && width === cell.width && height === cell.height) return png;
  const shown = face.part ? await cropped(png, face.size, face.part) : png;
  // sharp turns a picture before anything else, whatever the order of the calls
  const turned = (await openPicture(shown)).rotate(face.part?.turn ?? 0);
  const filled = turned.resize(cell.width, cell.height, { fit: "fill" });
  return encoded(filled, isSingle(picture) ? LASTING : PASSING);
}

async function cropped(
  png: Uint8Array,
  size: Size,
  part: NonNullable<TableFace["part"]>,
): Promise<Uint8Array> {
  const px = pngSizeIn(png);
  const left = Math.max(0, Math.round((part.x * px.width) / size.width));
  const top = Math.max(0, Math.round((part.y * px.height) / size.height));
  const width = Math.min(px.width - left, Math.round((part.width * px.width) / size.width));
  const height = Math.min(px.height - top, Math.round((part.height * px.height) / size.height));
  return encoded((await openPicture(png)).extract({ left, top, width, height }), PASSING);
}

async function sheetOf(
  { columns, rows, cell }: PlannedPicture,
  faces: readonly (Uint8Array | undefined)[],
): Promise<Uint8Array> {
  const sheet = await openBlank({ width: columns * cell.width, height: rows * cell.height });
  const layers = faces.flatMap((input, slot) => {
    if (!input) return [];
    const [left, top] = [(slot % columns) * cell.width, Math.floor(slot / columns) * cell.height];
    return [{ input: Buffer.from(input), left, top }];
  });
  return encoded(sheet.composite(layers));
}

const GREY = { r: 128, g: 128, b: 128, alpha: 1 };

const plain = async (size: Size): Promise<Uint8Array> => encoded(await openBlank(size, GREY));

const encoded = (picture: Sharp, compressionLevel = LASTING): Promise<Uint8Array> =>
  decoded(picture.png({ palette: false, compressionLevel }).toBuffer());

/** As good as its size allows; transparent parts become white. */
async function asJpeg(png: Uint8Array, most: number): Promise<Uint8Array> {
  let bytes = png;
  for (const quality of QUALITIES) {
    const picture = (await openPicture(png)).flatten({ background: "#ffffff" });
    bytes = await decoded(picture.jpeg({ quality }).toBuffer());
    if (bytes.length <= most) break;
  }
  return bytes;
}

/** With the last one, 2,048 px a side of noise have 1.5 MiB. */
const QUALITIES = [85, 70, 50, 30] as const;
