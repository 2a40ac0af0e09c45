/**
 * Bytes to text: strict UTF-8, without a byte order mark. Text in another encoding is reported and, if possible, read
 * anyway, so that further faults are about the content and not the encoding. CSV files are read in the encodings that
 * spreadsheets use, with a hint; a workbook or another binary file with such a name is refused.
 */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { withLineFeeds } from "../csv/csv-dialect.ts";
import { capFaults, faultAt } from "../fault.ts";
import { isTextTable } from "../table-files.ts";
import type { SourceFile } from "../tree.ts";
import { controlCharactersIn } from "./characters.ts";
import { singleByteOf } from "./single-byte.ts";

/**
 * Reads a text file. Faults: `text/encoding` with the byte offset, `text/control-character` at each such character.
 * @param isCsv whether it is read as a spreadsheet file; by default the file's extension decides
 * @param sound an earlier text of the file without faults
 */
export function decodeText(
  path: string,
  bytes: Uint8Array,
  isCsv: boolean = isTextTable(path),
  sound?: string,
): Result<SourceFile> {
  const noText = compressedText(path, bytes) ?? (isCsv ? csvOfBytes(path, bytes) : undefined);
  if (noText) return { value: { path, text: "" }, diagnostics: [noText] };
  const { text: decoded, encodingFault, isWhole } = readText(bytes);
  const text = decoded.startsWith("\uFEFF") ? decoded.slice(1) : decoded;
  const file: SourceFile = { path, text: isCsv ? withLineFeeds(text) : text };
  if (encodingFault && isCsv && isWhole) {
    const hint = readAllTheSame(encodingFault(file));
    return { value: file, diagnostics: [hint, ...capFaults(controlCharactersIn(file), "text")] };
  }
  if (encodingFault) return { value: file, diagnostics: [encodingFault(file)] };
  return { value: file, diagnostics: capFaults(controlCharactersIn(file, sound), "text") };
}

/** Spreadsheet encodings are read, with only a hint. */
function readAllTheSame(fault: Diagnostic): Diagnostic {
  return {
    ...fault,
    severity: "hint",
    message: `${fault.message}; the file is read anyway`,
    why: "the encoding of a file can only be guessed, and other programs may guess differently",
    fix: "save the file as CSV UTF-8",
  };
}

/** The fault of a text compressed with gzip (RFC 1952, 2.3.1), like Inkscape's .svgz. */
function compressedText(path: string, bytes: Uint8Array): Diagnostic | undefined {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return undefined;
  const isDrawing = /\.svgz?\b/i.test(path);
  return faultAt(
    { path, text: "" },
    { start: 0, end: 0 },
    {
      rule: "text/encoding",
      message: `the file is compressed (gzip), expected ${isDrawing ? "plain SVG" : "plain text"}`,
      fix: isDrawing
        ? "save it uncompressed: in Inkscape, File > Save As > Plain SVG (*.svg), not Compressed"
        : "unpack it, for example with gunzip, and save the text as UTF-8",
    },
  );
}

/** More zero bytes than any mistake leaves in a text. */
const MOST_ZEROS = 3;

/** The fault of bytes that are not CSV, whatever the file's name says. */
function csvOfBytes(path: string, bytes: Uint8Array): Diagnostic | undefined {
  const isBinary = utf16Of(bytes) === undefined && hasManyZeros(bytes);
  const head = Buffer.from(bytes.subarray(0, LONGEST_HEAD)).toString("latin1");
  const found = NO_CSV.find(([begins]) => begins(head))?.[1];
  if (found === undefined && !isBinary) return undefined;
  const message = `this is ${found ?? "not a text file"}, expected CSV`;
  const fix = found === WEB_PAGE ? `open it in the spreadsheet, and ${SAVE_AS_CSV}` : SAVE_AS_CSV;
  return faultAt({ path, text: "" }, { start: 0, end: 0 }, { rule: "csv/not-text", message, fix });
}

function hasManyZeros(bytes: Uint8Array): boolean {
  let count = 0;
  for (let at = bytes.indexOf(0); at !== -1 && count <= MOST_ZEROS; at = bytes.indexOf(0, at + 1)) count += 1;
  return count > MOST_ZEROS;
}

/** Signature at the beginning of a file. */
const LONGEST_HEAD = 256;

const WEB_PAGE = "a web page (HTML)";

const PAGE = /^(?:\xEF\xBB\xBF)?\s*<(?:!doctype\s+html|html|head|body|table|meta)\b/i;

/** Signatures of other files: zip archives, the compound files of old Excel versions, and web pages. */
const NO_CSV: readonly (readonly [(head: string) => boolean, string])[] = [
  [(head) => head.startsWith("PK\x03\x04"), "a workbook (.xlsx or .ods) or another zip archive"],
  [(head) => head.startsWith("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"), "an old Excel workbook (.xls)"],
  [(head) => PAGE.test(head), WEB_PAGE],
];

/** Where to find it in spreadsheet programs. */
export const SAVE_AS_CSV =
  "save it as CSV: in Excel, File > Save As > CSV UTF-8; in LibreOffice, File > Save As > Text CSV; in Google Sheets, File > Download > Comma-separated values";

interface Decoded {
  readonly text: string;
  readonly encodingFault?: (file: SourceFile) => Diagnostic;
  /** All of the text could be read, in an encoding other than UTF-8. */
  readonly isWhole?: boolean;
}

function readText(bytes: Uint8Array): Decoded {
  const utf16 = utf16Of(bytes);
  if (utf16) {
    const message = `the file is UTF-16 from byte offset 0 on, expected UTF-8`;
    const text = new TextDecoder(utf16).decode(bytes);
    return { text, encodingFault: encodingFault(0, message), isWhole: true };
  }
  try {
    return { text: strictDecoder().decode(bytes) };
  } catch {
    return readOther(bytes, firstBadByte(bytes));
  }
}

/** UTF-16 is recognised by its byte order mark or, since YAML and CSV are mostly ASCII, by a zero in the first two bytes. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (bytes.length < 4 || bytes.length % 2 !== 0) return undefined;
  if (first !== 0 && second === 0 && bytes[3] === 0) return "utf-16le";
  if (first === 0 && second !== 0 && bytes[2] === 0) return "utf-16be";
  return undefined;
}

function readOther(bytes: Uint8Array, offset: number): Decoded {
  const before = strictDecoder().decode(bytes.subarray(0, offset));
  const at = before.startsWith("\uFEFF") ? before.length - 1 : before.length;
  if (isCut(bytes, offset)) {
    const message = `the file ends in the middle of a character (byte offset ${offset}): it was cut off`;
    return { text: new TextDecoder().decode(bytes), encodingFault: encodingFault(at, message) };
  }
  const byte = bytes[offset] as number;
  // After valid UTF-8 characters it is a damaged UTF-8 file, otherwise one in a single-byte encoding.
  const isDamaged = !/^[\0-\x7F]*$/.test(before);
  const { name, decode } = singleByteOf(isDamaged ? bytes.subarray(offset, offset + 1) : bytes);
  const meant = decode(bytes.subarray(offset, offset + 1));
  const message = `byte 0x${byte.toString(16).toUpperCase()} at byte offset ${offset} is not UTF-8; in ${name} it is "${meant}"`;
  const text = isDamaged ? new TextDecoder().decode(bytes) : decode(bytes);
  return { text, encodingFault: encodingFault(at, message), isWhole: !isDamaged };
}

function encodingFault(at: number, message: string): (file: SourceFile) => Diagnostic {
  const fix = "save the file as UTF-8";
  return (file) => faultAt(file, { start: at, end: at + 1 }, { rule: "text/encoding", message, fix });
}

/** Where the first invalid UTF-8 sequence begins: after the longest valid prefix, found by bisection. */
function firstBadByte(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decodes(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  const prefix = strictDecoder().decode(bytes.subarray(0, good), { stream: true });
  return new TextEncoder().encode(prefix).length;
}

/** True if the bytes are valid, even if cut off within a character. */
function decodes(bytes: Uint8Array): boolean {
  try {
    strictDecoder().decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** A lead byte whose continuation bytes are all valid but cut off by the end of the file. */
function isCut(bytes: Uint8Array, offset: number): boolean {
  return offset > 0 && decodes(bytes) && bytes.length - offset < 4;
}

function strictDecoder(): InstanceType<typeof TextDecoder> {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
}
