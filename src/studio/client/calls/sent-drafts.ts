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

/**
 * Calls after which a text that none of them has named may be forgotten by the server, which keeps two dozen of each path
 * (`server/draft-texts.ts`). A call names two at most, and the server takes in those of calls that were given up, too.
 */
const MOST_CALLS = 10;

interface Named {
  readonly text: string;
  readonly hash: string;
}

/** A text that the server has. */
interface Known extends Named {
  /** The number of the call that named it last, as its text or as the one that its text was made of. */
  readonly call: number;
}

/** By path, those that were named last first. */
const known = new Map<string, readonly Known[]>();

/** Calls with drafts so far. */
let calls = 0;

export async function sentDrafts(drafts: readonly Draft[]): Promise<SentDrafts> {
  const paths = new Set(drafts.map(({ path }) => path));
  for (const texts of [known, hashes])
    for (const path of texts.keys()) if (!paths.has(path)) texts.delete(path);
  const named = await Promise.all(drafts.map(async (draft) => ({ ...draft, hash: await hashOf(draft) })));
  calls += 1;
  const call = calls;
  return {
    drafts: named.map((draft) => sentDraft(draft, call)),
    areKnown: () => {
      for (const { path, text, hash } of named) if (hash !== undefined) learn(path, { text, hash, call });
    },
    areForgotten: () => {
      for (const path of paths) known.delete(path);
    },
  };
}

/** Answers come in any order: what counts is when the text was named. */
function learn(path: string, one: Known): void {
  const all = [...(known.get(path) ?? []), one].toSorted((a, b) => b.call - a.call);
  const latest = all.filter(({ hash }, index) => all.findIndex((other) => other.hash === hash) === index);
  known.set(path, latest.slice(0, MOST_OF_PATH));
}

function sentDraft(
  { path, text, hash }: Draft & { readonly hash: string | undefined },
  call: number,
): SentDraft {
  if (hash === undefined) return { path, text };
  const texts = (known.get(path) ?? []).filter((one) => call - one.call <= MOST_CALLS);
  const same = texts.find((one) => one.hash === hash);
  if (same) {
    learn(path, { ...same, call });
    return { path, hash };
  }
  const [last] = texts;
  const splice = last && spliceFrom(last, { text, hash });
  // the edit of a text that was replaced as a whole would be as long as it
  if (!splice || splice.text.length > text.length / 2) return { path, hash, text };
  learn(path, { ...last, call });
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
