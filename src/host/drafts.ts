/**
 * Unsaved texts in place of the files of a host, or besides them. The same text is the same array from call to call, so
 * what was derived from it (`remember/derived.ts`) holds; a text that equals its file is that file.
 */
import { type Host, HostError, sameBytes } from "./host.ts";
import { latestTexts, type MostTexts } from "./latest-texts.ts";
import { createOverlayHost } from "./overlay-host.ts";

/** An unsaved text of a file. */
export interface Draft {
  /** From the project's root. */
  readonly path: string;
  /** Without a byte order mark: the file's own is kept. */
  readonly text: string;
}

/** Texts that are kept of each path, for several windows with different texts, and the bytes of all. */
const MOST: MostTexts = { ofPath: 4, size: 32 * 1024 * 1024 };

/** The bytes of drafts, remembered from call to call. */
export interface DraftBytes {
  of(draft: Draft, isMarked: boolean): Uint8Array;
}

interface Kept extends Draft {
  readonly isMarked: boolean;
  readonly bytes: Uint8Array;
}

/** Forgets what was asked for least recently. @param most what it may keep */
export function createDraftBytes(most = MOST): DraftBytes {
  let kept: readonly Kept[] = [];
  return {
    of: ({ path, text }, isMarked) => {
      const known = kept.find((one) => one.path === path && one.isMarked === isMarked && one.text === text);
      const now = known ?? { path, text, isMarked, bytes: bytesOf(text, isMarked) };
      const others = kept.filter((one) => one !== known);
      kept = latestTexts([now, ...others], most, ({ bytes }) => bytes.length);
      return now.bytes;
    },
  };
}

const MARK = "\uFEFF";

const bytesOf = (text: string, isMarked: boolean): Uint8Array =>
  new TextEncoder().encode(isMarked ? MARK + text : text);

/** The host with drafts over its files. What is written to it stays in memory. */
export function draftedHost(host: Host, drafts: readonly Draft[], known: DraftBytes): Host {
  const texts = drafts.flatMap((draft) => {
    const file = bytesIn(host, draft.path);
    const bytes = known.of(draft, file !== undefined && isMarked(file));
    return file && sameBytes(file, bytes) ? [] : [[draft.path, bytes] as const];
  });
  return createOverlayHost(host, new Map(texts));
}

/** UTF-8 with a byte order mark. */
const isMarked = ([first, second, third]: Uint8Array): boolean =>
  first === 0xef && second === 0xbb && third === 0xbf;

/** Undefined if there is no such file, or it cannot be read. */
function bytesIn(host: Host, path: string): Uint8Array | undefined {
  try {
    return host.isFile(path) ? host.readBytes(path) : undefined;
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}
