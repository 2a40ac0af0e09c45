/**
 * A journal of prints that a person keeps and commits, `prints.json`: the pieces that each print of a kit put on paper, so
 * that a later print can have only what changed. Kits in other looks and languages have prints of their own. No dates, so
 * that equal prints leave equal bytes. The journal in the output folder is another one (`pipeline/read/print-journal.ts`).
 */
import { type Host, HostError } from "../../../host/host.ts";
import { utf8Text } from "../../../source/text/utf8.ts";
import {
  isPlainObject,
  type KitsPrinted,
  kitsAsJson,
  kitsFromJson,
  type PieceRecord,
  withPrint,
} from "./journal-pieces.ts";

const FORMAT = 1;

/** Bytes; 750 cards take 60 kB. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface PieceJournal {
  /** Its path as shown to people. */
  readonly file: string;
  /** The id of its game; undefined if there is no such file. */
  readonly game?: string;
  readonly kits: KitsPrinted;
  /** Why it cannot be used, in words. */
  readonly problem?: string;
}

/** The pieces of one print of a kit. */
export interface PrintedKit {
  /** Name of the kit, or of those printed as one, with the endings of look and language. */
  readonly kit: string;
  readonly pieces: readonly PieceRecord[];
}

const NO_KITS: KitsPrinted = new Map();

/** Empty if there is no such file. @param file its path as shown */
export function readPieceJournal(host: Host, path: string, file: string): PieceJournal {
  if (!host.isFile(path)) return { file, kits: NO_KITS };
  const read = contentOf(host, path);
  return typeof read === "string" ? { file, kits: NO_KITS, problem: read } : { file, ...read };
}

/** The journal with another print of these kits added; one equal to the last print of its kit and version is not. */
export function withPrints(
  before: KitsPrinted,
  version: string,
  printed: readonly PrintedKit[],
): KitsPrinted {
  const kits = new Map(before);
  for (const { kit, pieces } of printed) kits.set(kit, withPrint(kits.get(kit), version, pieces));
  return kits;
}

export function pieceJournalBytes(game: string, kits: KitsPrinted): Uint8Array {
  const rows: string[] = [];
  // Lists take a line each, whatever is in them.
  const row = (values: readonly unknown[]): string => `\0${rows.push(rowText(values)) - 1}`;
  const text = JSON.stringify({ prints: FORMAT, game, kits: kitsAsJson(kits, row) }, null, 2);
  const whole = text.replaceAll(/"\\u0000(\d+)"/g, (_, index: string) => rows[Number(index)] as string);
  return new TextEncoder().encode(`${whole}\n`);
}

const rowText = (values: readonly unknown[]): string =>
  `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;

/** In words why it cannot be used, if it cannot. */
function contentOf(host: Host, path: string): Pick<PieceJournal, "kits"> | string {
  try {
    const text = utf8Text(host.readBytes(path, MOST_BYTES));
    return text === undefined ? "it is not UTF-8 text" : parse(text);
  } catch (error) {
    if (error instanceof HostError) return error.message;
    throw error;
  }
}

function parse(text: string): { readonly game: string; readonly kits: KitsPrinted } | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "it is damaged: it is not JSON";
  }
  const { prints, game, kits, journal } = isPlainObject(value) ? value : {};
  if (journal !== undefined && prints !== FORMAT)
    return "it is the journal of an output folder, which has no pieces";
  if (typeof prints === "number" && prints > FORMAT)
    return `a newer version of Broadside wrote it (found format ${prints}, expected at most ${FORMAT})`;
  const all = prints === FORMAT && typeof game === "string" ? kitsFromJson(kits) : undefined;
  return all
    ? { game: game as string, kits: all }
    : "it is damaged: it does not have the format of a journal";
}
