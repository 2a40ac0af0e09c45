/**
 * The files in a zip archive (APPNOTE 6.3), as workbooks are: found through the directory at its end, and unpacked piece
 * by piece while the bytes that come out are counted, whatever sizes the archive states. Nothing is written anywhere.
 * Limits: no zip64, no encryption, no other method than deflate; a workbook has none of these.
 */
import { lazyPackage } from "../../diagnostics/lazy-package.ts";
import { counted, sizeWords } from "../../diagnostics/words.ts";
import { noWorkbook, tooLarge } from "./unreadable.ts";

const library = lazyPackage<typeof import("fflate")>("fflate");

export interface ZipFile {
  /** Names of its files, with forward slashes. */
  readonly names: readonly string[];
  /**
   * Calls `take` with the bytes of a file, in pieces; false if there is no such file.
   * @throws Unreadable
   */
  read(name: string, take: (piece: Uint8Array) => void): boolean;
}

/** Maximum number of files in a workbook: one for each sheet, chart and picture. */
const MOST_FILES = 5_000;
/** Maximum size of everything that is unpacked, in bytes: twice a sheet with 250,000 filled cells. */
const MOST_BYTES = 50_000_000;
/** Bytes that are unpacked at once: a piece of them makes at most a thousand times as many. */
const PIECE = 16_384;

const SIGNATURE = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
const SIZE = { file: 30, entry: 46, end: 22 } as const;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

interface Entry {
  readonly method: number;
  /** Of the packed bytes. */
  readonly size: number;
  readonly offset: number;
}

/** @throws Unreadable */
export function openZip(bytes: Uint8Array): ZipFile {
  const entries = entriesOf(bytes);
  const budget = { left: MOST_BYTES };
  return {
    names: [...entries.keys()],
    read(name, take) {
      const entry = entries.get(name);
      if (!entry) return false;
      unpack(name, entry, packedBytes(bytes, name, entry), (piece) => {
        budget.left -= piece.length;
        if (budget.left < 0)
          throw tooLarge(`unpacked, the workbook is larger than ${sizeWords(MOST_BYTES)}, the maximum`);
        take(piece);
      });
      return true;
    },
  };
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const damaged = (what: string): Error => noWorkbook(`the workbook is damaged: ${what}`);

function entriesOf(bytes: Uint8Array): ReadonlyMap<string, Entry> {
  const view = viewOf(bytes);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MOST_FILES)
    throw tooLarge(`${counted(count, "file")} in the workbook, expected at most ${MOST_FILES}`);
  const entries = new Map<string, Entry>();
  for (let index = 0; index < count; index++) {
    if (at + SIZE.entry > bytes.length || view.getUint32(at, true) !== SIGNATURE.entry)
      throw damaged("its list of files ends early");
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const start = at + SIZE.entry;
    const name = nameIn(bytes.subarray(start, start + (nameLength ?? 0)));
    if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0)
      throw noWorkbook("the workbook is protected with a password", "save it without a password");
    if (entries.has(name)) throw damaged(`it has two files named ${name}`);
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at = start + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** Where the record at the end of the archive begins; a comment may follow it. */
function endOf(view: DataView): number {
  const last = view.byteLength - SIZE.end;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === SIGNATURE.end) return at;
  throw damaged("it ends early, like a download that was interrupted");
}

/** Old programs write backslashes. */
function nameIn(bytes: Uint8Array): string {
  const name = new TextDecoder().decode(bytes).replaceAll("\\", "/");
  if (name.startsWith("/") || /^[A-Za-z]:|\0/.test(name) || name.split("/").includes(".."))
    throw noWorkbook(
      `the workbook contains a file outside itself: ${JSON.stringify(name)}`,
      "do not use this file: no spreadsheet program writes such names",
    );
  return name;
}

/** The sizes in front of a file may be wrong or absent; those in the directory count. */
function packedBytes(bytes: Uint8Array, name: string, { offset, size }: Entry): Uint8Array {
  const view = viewOf(bytes);
  if (offset + SIZE.file > bytes.length || view.getUint32(offset, true) !== SIGNATURE.file)
    throw damaged(`${name} is not where its list of files says`);
  const start = offset + SIZE.file + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + size > bytes.length) throw damaged(`${name} ends early`);
  return bytes.subarray(start, start + size);
}

function unpack(name: string, entry: Entry, packed: Uint8Array, take: (piece: Uint8Array) => void): void {
  if (entry.method === STORED) {
    take(packed);
    return;
  }
  if (entry.method !== DEFLATED) throw damaged(`${name} is packed in a way that no spreadsheet program uses`);
  const { Inflate } = library();
  let isWhole = false;
  const inflate = new Inflate((piece, isLast) => {
    isWhole ||= isLast;
    if (piece.length > 0) take(piece);
  });
  for (let at = 0; at < packed.length; at += PIECE)
    inflateNext(name, () => inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length));
  if (!isWhole) throw damaged(`${name} ends early`);
}

/** The library's faults have a number as their code; others are ours or the reader's. */
function inflateNext(name: string, push: () => void): void {
  try {
    push();
  } catch (error) {
    if (error instanceof Error && typeof (error as { code?: unknown }).code === "number")
      throw damaged(`${name} cannot be unpacked`);
    throw error;
  }
}
