/**
 * Texts that pages have sent, by their hashes, so that a long one need not come with each call. It is a memory that may be lost
 * at any time, and nothing else knows of it: what it does not have is refused, and the page sends the text.
 */
import { createHash } from "node:crypto";
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { latestTexts, type MostTexts } from "../../host/latest-texts.ts";
import type { Draft, NamedDraft, SentDraft } from "../shared/calls.ts";
import { number, object, optional, type Reader, text } from "./ask.ts";

/** A draft is named by a hash that is not known. */
export class UnknownDraft extends Error {}

const readNamed = object<NamedDraft>({
  path: text,
  hash: text,
  text: optional(text),
  edit: optional(object<NonNullable<NamedDraft["edit"]>>({ of: text, from: number, to: number, text })),
});
const readWhole = object<Draft>({ path: text, text });

export const readDraft: Reader<SentDraft> = (value, at) =>
  Object(value).hash === undefined ? readWhole(value, at) : readNamed(value, at);

export interface DraftTexts {
  /**
   * The texts of drafts; those that have hashes are known from now on.
   * @throws UnknownDraft; BroadsideError `bad-order` for a text that does not have its hash
   */
  take(drafts: readonly SentDraft[]): readonly Draft[];
}

/**
 * Texts of each path, for several windows with different texts, and the characters of all. A page counts on those that it has
 * named in its latest calls (`client/calls/sent-drafts.ts`).
 */
const MOST: MostTexts = { ofPath: 24, size: 32 * 2 ** 20 };

interface Known extends Draft {
  readonly hash: string;
}

/** Forgets what was named least recently, as a text or as the one that it was made of. @param most what it may keep */
export function createDraftTexts(most = MOST): DraftTexts {
  /** The latest first. */
  let known: readonly Known[] = [];
  const textOf = ({ path, hash }: { readonly path: string; readonly hash: string }): string | undefined =>
    known.find((one) => one.hash === hash && one.path === path)?.text;
  const taken = (draft: NamedDraft): Known => {
    const { path, hash, edit } = draft;
    const before = textOf(draft);
    if (before !== undefined) return { path, hash, text: before };
    if (draft.text !== undefined) {
      if (hashOf(draft.text) !== hash) throw badOrder(`\`drafts\`: the text of "${path}" has another hash`);
      return { path, hash, text: draft.text };
    }
    const base = edit && textOf({ path, hash: edit.of });
    const text =
      edit && base !== undefined ? base.slice(0, edit.from) + edit.text + base.slice(edit.to) : undefined;
    if (text === undefined || hashOf(text) !== hash)
      throw new UnknownDraft(`the studio's server does not have this text of "${path}"`);
    return { path, hash, text };
  };
  return {
    take: (drafts) =>
      drafts.map((draft) => {
        if (!("hash" in draft)) return draft;
        const now = taken(draft);
        const isNow = ({ path, hash }: Known): boolean => path === now.path && hash === now.hash;
        const isBase = ({ path, hash }: Known): boolean => path === now.path && hash === draft.edit?.of;
        const others = known.filter((one) => !isNow(one));
        const latest = [now, ...others.filter(isBase), ...others.filter((one) => !isBase(one))];
        known = latestTexts(latest, most, ({ text }) => text.length);
        return { path: now.path, text: now.text };
      }),
  };
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
