/**
 * The print journal: which versions of a game were printed, each with a digest of its content, so that a check can
 * report changed content with an unchanged version; and which pictures of cards are next to the prints, so that those
 * of removed cards can be deleted. One small file, `<game>/journal.json`, in the output folder; no dates, so that equal
 * prints leave equal bytes. An unreadable journal is reported, and replaced by the next print.
 */
import { type Host, HostError } from "../../host/host.ts";
import type { Journal, PrintRecord } from "../../rules/define-rule.ts";
import { utf8Text } from "../../source/text/utf8.ts";
import type { OutputFolder } from "../project.ts";

/** Maximum number of prints to keep. */
const MOST_PRINTS = 100;

/** Paths as named by builds: nothing else is ever removed. */
const PICTURE = /^[a-z0-9-]+\/[a-z0-9-]+\.png$/;

export const JOURNAL_FILE = "journal.json";

const FORMAT = 2;
/** Its prints have other names for the same content, so that they cannot be compared. */
const FORMER_FORMAT = 1;

/** Digests of the pictures in `png/`, by their paths in that folder. */
export type PictureDigests = ReadonlyMap<string, string>;

export interface ReadJournal extends Omit<Journal, "content"> {
  readonly pictures: PictureDigests;
}

const EMPTY = { prints: [], pictures: new Map<string, string>() };

/** Reads the journal of a game; it is empty if there is no output folder or nothing was printed there. */
export function readJournal(output: OutputFolder | undefined, game: string): ReadJournal {
  if (!output) return { file: JOURNAL_FILE, ...EMPTY };
  const path = `${game}/${JOURNAL_FILE}`;
  const file = `${output.shown}/${path}`;
  const text = textOf(output.host, path);
  if (text === undefined) return { file, ...EMPTY };
  if ("problem" in text) return { file, ...EMPTY, problem: text.problem };
  const read = parse(text.ok);
  return read ? { file, ...read } : { file, ...EMPTY, problem: "it is not a journal in this format" };
}

/**
 * The output folder with the journals of these games as they are now, read once: whatever is asked about them belongs
 * together, even if somebody else prints there meanwhile. A journal that cannot be read stays so.
 */
export function journalsAtOnce({ host, shown }: OutputFolder, games: readonly string[]): OutputFolder {
  const paths = games.map((game) => `${game}/${JOURNAL_FILE}`);
  const files = new Map(paths.map((path) => [path, host.isFile(path) ? readNow(host, path) : undefined]));
  return {
    shown,
    host: {
      ...host,
      isFile: (path) => (files.has(path) ? files.get(path) !== undefined : host.isFile(path)),
      readBytes: (path) => files.get(path)?.() ?? host.readBytes(path),
    },
  };
}

/** Reads a file now; what is returned gives its bytes, or throws the error of reading them. */
function readNow(host: Host, path: string): () => Uint8Array {
  try {
    const bytes = host.readBytes(path);
    return () => bytes;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return () => {
      throw error;
    };
  }
}

/** The journal with another print added; a print equal to the last one of its version is not added. */
export function journalBytes(
  { prints, pictures }: Pick<ReadJournal, "prints" | "pictures">,
  print?: PrintRecord,
): Uint8Array {
  const before = prints.filter(
    ({ version, content }) => version !== print?.version || content !== print?.content,
  );
  const all = [...before, ...(print ? [print] : [])].slice(-MOST_PRINTS);
  const listed = pictures.size > 0 ? { pictures: Object.fromEntries(pictures) } : {};
  return new TextEncoder().encode(
    `${JSON.stringify({ journal: FORMAT, prints: all, ...listed }, null, 2)}\n`,
  );
}

function textOf(
  host: Host,
  file: string,
): { readonly ok: string } | { readonly problem: string } | undefined {
  if (!host.isFile(file)) return undefined;
  try {
    const text = utf8Text(host.readBytes(file));
    return text === undefined ? { problem: "it is not UTF-8 text" } : { ok: text };
  } catch (error) {
    if (error instanceof HostError) return { problem: error.message };
    throw error;
  }
}

function parse(text: string): Pick<ReadJournal, "prints" | "pictures"> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { journal, prints, pictures = {} } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isKnown = journal === FORMAT || journal === FORMER_FORMAT;
  const arePrints = isKnown && Array.isArray(prints) && prints.every(isRecord);
  if (!arePrints || typeof pictures !== "object" || pictures === null) return undefined;
  const entries = Object.entries(pictures);
  if (!entries.every(([path, digest]) => PICTURE.test(path) && typeof digest === "string")) return undefined;
  const comparable = journal === FORMAT ? prints : [];
  return {
    prints: comparable.map(({ version, content }) => ({ version, content })),
    pictures: new Map(entries),
  };
}

function isRecord(value: unknown): value is PrintRecord {
  const { version, content } = (value ?? {}) as Partial<Record<"version" | "content", unknown>>;
  return typeof version === "string" && typeof content === "string";
}
