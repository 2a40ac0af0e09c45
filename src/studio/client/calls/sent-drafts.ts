/**
 * Unsaved texts as they are sent with calls: a long text goes to the server once, then only what has changed in it, and its hash.
 * The server may have lost it (it was started anew); then it says so, and is sent the whole text again.
 */
import type { Draft, NamedDraft, SentDraft } from "../../shared/calls.ts";
import { type Splice, spliceBetween } from "../documents/splices.ts";

export interface SentDrafts {
  readonly drafts: readonly SentDraft[];
  /** To be called when the server has answered, so that it has them. */
  areKnown(): void;
  /** To be called when the server does not have them. */
  areForgotten(): void;
}

/** Characters; a shorter text is sent as it is, which takes no longer than its hash. */
const LONG = 4096;

/** Texts of each path that are known: those of a gesture alternate with the one that it began with. */
const MOST_OF_PATH = 3;

interface Named {
  readonly text: string;
  readonly hash: string;
}

/** Texts that the server has, by path, the latest first. */
const known = new Map<string, readonly Named[]>();

export async function sentDrafts(drafts: readonly Draft[]): Promise<SentDrafts> {
  const paths = new Set(drafts.map(({ path }) => path));
  for (const texts of [known, hashes])
    for (const path of texts.keys()) if (!paths.has(path)) texts.delete(path);
  const named = await Promise.all(drafts.map(async (draft) => ({ ...draft, hash: await hashOf(draft) })));
  return {
    drafts: named.map(sentDraft),
    areKnown: () => {
      for (const { path, text, hash } of named) if (hash !== undefined) learn(path, { text, hash });
    },
    areForgotten: () => {
      for (const path of paths) known.delete(path);
    },
  };
}

function learn(path: string, { text, hash }: Named): void {
  const others = (known.get(path) ?? []).filter((one) => one.hash !== hash);
  known.set(path, [{ text, hash }, ...others].slice(0, MOST_OF_PATH));
}

function sentDraft({ path, text, hash }: Draft & { readonly hash: string | undefined }): SentDraft {
  if (hash === undefined) return { path, text };
  const texts = known.get(path) ?? [];
  if (texts.some((one) => one.hash === hash)) return { path, hash };
  const [last] = texts;
  const splice = last && spliceFrom(last, { text, hash });
  // the edit of a text that was replaced as a whole would be as long as it
  if (!splice || splice.text.length > text.length / 2) return { path, hash, text };
  return { path, hash, edit: { of: last.hash, ...splice } } satisfies NamedDraft;
}

/** Of the two texts that were asked about last: several calls follow each change. */
let lastSplice: { readonly of: string; readonly to: string; readonly splice: Splice | undefined } | undefined;

function spliceFrom(before: Named, after: Named): Splice | undefined {
  if (lastSplice?.of !== before.hash || lastSplice.to !== after.hash)
    lastSplice = { of: before.hash, to: after.hash, splice: spliceBetween(before.text, after.text) };
  return lastSplice.splice;
}

/** Of each path, the latest first. */
const hashes = new Map<
  string,
  readonly { readonly text: string; readonly hash: Promise<string | undefined> }[]
>();

/** Undefined for a text that has none worth sending. */
function hashOf({ path, text }: Draft): Promise<string | undefined> {
  const found = hashes.get(path)?.find((one) => one.text === text);
  if (found) return found.hash;
  const hash = text.length < LONG ? Promise.resolve(undefined) : sha256(text);
  hashes.set(path, [{ text, hash }, ...(hashes.get(path) ?? [])].slice(0, MOST_OF_PATH));
  return hash;
}

/** As UTF-8, several texts with such halves would be the same. */
const HALF_A_CHARACTER = /\p{Surrogate}/u;

async function sha256(text: string): Promise<string | undefined> {
  if (HALF_A_CHARACTER.test(text)) return undefined;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
