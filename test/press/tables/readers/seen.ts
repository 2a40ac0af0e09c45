/** What a reader rebuilds from the files of a digital table: every card with its copies and faces, dice, boards. */
import { strFromU8, unzipSync } from "fflate";

/** The files of an export by their paths in its folder. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** A whole picture, or one cell of the grid on it. */
export interface SeenFace {
  /** Its path among the files, or its address where it is none of them. */
  readonly picture: string;
  readonly cell: { readonly column: number; readonly row: number };
  readonly grid: { readonly columns: number; readonly rows: number };
}

export interface SeenPiece {
  readonly kind: "card" | "tile" | "token";
  readonly shape: "rectangle" | "hexagon" | "round" | "as drawn";
  readonly pile: string;
  readonly name: string;
  readonly copies: number;
  readonly front: SeenFace;
  readonly back: SeenFace | undefined;
  /** One for each copy. */
  readonly ids: readonly string[];
}

export interface SeenDie {
  readonly name: string;
  readonly values: readonly string[];
}

export interface SeenBoard {
  readonly name: string;
  readonly front: SeenFace;
}

export interface Seen {
  readonly pieces: readonly SeenPiece[];
  readonly dice: readonly SeenDie[];
  readonly boards: readonly SeenBoard[];
}

// biome-ignore lint/suspicious/noExplicitAny: what a program of other people wrote has no type of ours
export type Json = any;

export const jsonOf = (bytes: Uint8Array | undefined): Json => {
  if (!bytes) throw new Error("a file that should be JSON is not there");
  return JSON.parse(strFromU8(bytes));
};

export const unzipped = (bytes: Uint8Array): Files => new Map(Object.entries(unzipSync(bytes)));

export const wholePicture = (picture: string): SeenFace => ({
  picture,
  cell: { column: 0, row: 0 },
  grid: { columns: 1, rows: 1 },
});

/** Copies of one piece, which lie in one pile and look the same, as one entry. */
export function together(pieces: readonly SeenPiece[]): readonly SeenPiece[] {
  const found = new Map<string, SeenPiece>();
  for (const piece of pieces) {
    const { kind, shape, pile, name, front, back } = piece;
    const key = JSON.stringify([kind, shape, pile, name, front, back ?? null]);
    const before = found.get(key);
    const copies = (before?.copies ?? 0) + piece.copies;
    found.set(key, { ...piece, copies, ids: [...(before?.ids ?? []), ...piece.ids] });
  }
  return [...found.values()];
}

/** Width and height in the header of a PNG file. */
export function pngHeader(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== 0x89504e47 || strFromU8(bytes.subarray(12, 16)) !== "IHDR")
    throw new Error("not a PNG");
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
