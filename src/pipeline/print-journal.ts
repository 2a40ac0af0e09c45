/**
 * The print journal: which versions of a game were printed, each with a name for its content, so that a check can say when
 * the content has changed and the version has not. One small file, `<game>/journal.json`, in the folder that prints go to;
 * no dates, so that equal prints leave equal bytes. A journal that cannot be read is told, and begun anew by the next print.
 */
import { type Host, HostError } from "../host/host.ts";
import type { Journal, PrintRecord } from "../rules/define-rule.ts";
import type { OutputFolder } from "./project.ts";

/** Older prints are forgotten. */
const MOST_PRINTS = 100;

export const JOURNAL_FILE = "journal.json";

/** What the journal of a game says; nothing where there is no output folder or nothing was printed there. */
export function readJournal(output: OutputFolder | undefined, game: string): Omit<Journal, "content"> {
  if (!output) return { file: JOURNAL_FILE, prints: [] };
  const path = `${game}/${JOURNAL_FILE}`;
  const file = `${output.shown}/${path}`;
  const text = textOf(output.host, path);
  if (text === undefined) return { file, prints: [] };
  if ("problem" in text) return { file, prints: [], problem: text.problem };
  const prints = parse(text.ok);
  return prints ? { file, prints } : { file, prints: [], problem: "it is no journal of this format" };
}

/** The journal with one print more; a print like the last one of its version is the same print. */
export function journalBytes({ prints }: Pick<Journal, "prints">, print: PrintRecord): Uint8Array {
  const before = prints.filter(
    ({ version, content }) => version !== print.version || content !== print.content,
  );
  const all = [...before, print].slice(-MOST_PRINTS);
  return new TextEncoder().encode(`${JSON.stringify({ journal: 1, prints: all }, null, 2)}\n`);
}

function textOf(
  host: Host,
  file: string,
): { readonly ok: string } | { readonly problem: string } | undefined {
  if (!host.isFile(file)) return undefined;
  try {
    return { ok: new TextDecoder("utf-8", { fatal: true }).decode(host.readBytes(file)) };
  } catch (error) {
    if (error instanceof HostError) return { problem: error.message };
    if (error instanceof TypeError) return { problem: "it is no text in UTF-8" };
    throw error;
  }
}

function parse(text: string): readonly PrintRecord[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { journal, prints } = (value ?? {}) as { readonly journal?: unknown; readonly prints?: unknown };
  return journal === 1 && Array.isArray(prints) && prints.every(isRecord)
    ? prints.map(({ version, content }) => ({ version, content }))
    : undefined;
}

function isRecord(value: unknown): value is PrintRecord {
  const { version, content } = (value ?? {}) as Partial<Record<"version" | "content", unknown>>;
  return typeof version === "string" && typeof content === "string";
}
