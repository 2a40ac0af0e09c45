/**
 * Changes that the project computes: it is asked with the unsaved texts, and what it answers becomes a named step. One ask at a
 * time, in order, so that no edit is ever made in another text than the one it was computed for. Documents keep the text that
 * was there when a change was asked for until it is made (`Document.hold`): what other programs write meanwhile is merged
 * afterwards or decided by somebody, and never overwritten by a value that was typed without having seen theirs.
 * While the server does not answer, changes wait for it; those of `draftEdits` are kept like unsaved texts (keeping.ts).
 */
import { batch, signal } from "@preact/signals";
import type { NamedEdits } from "../../../index.ts";
import type { Ask, Draft } from "../../shared/calls.ts";
import { drawnEdits, type EditsOfTexts } from "../answers/drawn-ahead.ts";
import { Unreachable } from "../calls/calls.ts";
import { hasSeenAllSince, insisting, isConnected, type Sight, sight, whenCut } from "../calls/connection.ts";
import type { Document } from "./document.ts";
import { applyStep, documentOf, documents, drafts, filesChanged } from "./documents.ts";

type Request = (drafts: readonly Draft[]) => Promise<NamedEdits>;

/** What somebody asked for and what is not made yet, as plain data. */
export interface WaitingAsk {
  readonly ask: Ask<"edits">;
  readonly field?: string | undefined;
  /** The files that were open when it was asked for, with the hashes that their texts were based on. */
  readonly seen: readonly SeenFile[];
}

export interface SeenFile {
  readonly path: string;
  /** Absent for a file that did not exist. */
  readonly hash: string | undefined;
}

/** In order. */
export const waitingAsks = signal<readonly WaitingAsk[]>([]);

interface Waiting {
  readonly field: string | undefined;
  /** Paths of the documents that it was asked with. */
  readonly seen: ReadonlySet<string>;
  /** When it was asked for. */
  readonly at: Sight;
  request: Request;
  /** Of one that can be kept. */
  kept: WaitingAsk | undefined;
  /** Of the one who asked. */
  done?: Promise<NamedEdits>;
  settle(result: Promise<NamedEdits>): void;
}

/** In order; the first is being asked. */
const queue: Waiting[] = [];

/** Computing an edit takes a few ms: nobody types so fast that the text has changed after each of so many attempts. */
const MOST_ATTEMPTS = 20;

/**
 * Asks for a change and makes it. Of asks with the same `field` only the latest is made where they wait, and steps of a field
 * shortly after each other are one: a field is something that is typed into. Other changes have none, and each is a step.
 * @param options.now what is asked for in the texts as they are then; default the same as was asked for
 * @param options.ready an answer that is there already, for the texts as they are now or as they were: in others it is not made
 * @returns what was made
 * @throws Refused if the project cannot make the change
 */
export function draftEdits(
  ask: Ask<"edits">,
  { field, ready, now = () => ask }: DraftEditsOptions = {},
): Promise<NamedEdits> {
  return enqueue(requestOf(now, ready), field, { ask, field, seen: seenNow() });
}

interface DraftEditsOptions {
  readonly field?: string | undefined;
  readonly ready?: EditsOfTexts | undefined;
  readonly now?: () => Ask<"edits">;
}

function requestOf(now: () => Ask<"edits">, ready?: EditsOfTexts): Request {
  let known = ready;
  return async (drafts) => {
    const answer = known ?? (await drawnEdits(now(), drafts));
    // if the texts have changed meanwhile, it is asked for anew
    known = undefined;
    return answer;
  };
}

const seenNow = (): readonly SeenFile[] =>
  [...documents.peek().values()].map(({ path, base }) => ({ path, hash: base.peek().hash }));

/**
 * A change that waited in a page that was closed. It is made only in files that are as they were when it was asked for.
 * @throws as `draftEdits` does
 */
export function askAgain(waiting: WaitingAsk): Promise<NamedEdits> {
  const { ask, field } = waiting;
  const known = waiting.seen.filter(({ path, hash }) => {
    const document = documents.peek().get(path);
    return document !== undefined && (document.isUnsaved.peek() || document.base.peek().hash === hash);
  });
  const seen = new Set(known.map(({ path }) => path));
  return enqueue(
    requestOf(() => ask),
    field,
    waiting,
    { seen, at: "gap" },
  );
}

/** The same for any call that answers edits with a title. */
export const stepFrom = (
  request: Request,
  { field }: { readonly field?: string } = {},
): Promise<NamedEdits> => enqueue(request, field, undefined);

function enqueue(
  request: Request,
  field: string | undefined,
  kept: WaitingAsk | undefined,
  { seen, at }: Pick<Waiting, "seen" | "at"> = { seen: new Set(documents.peek().keys()), at: sight() },
): Promise<NamedEdits> {
  const waiting = queue.slice(1).find((one) => field !== undefined && one.field === field);
  if (waiting) {
    // what was seen when the first of them was asked for counts for all
    Object.assign(waiting, { request, kept: kept && { ...kept, seen: waiting.kept?.seen ?? kept.seen } });
    noteWaiting();
    return waiting.done as Promise<NamedEdits>;
  }
  const done = new Promise<NamedEdits>((settle) => {
    queue.push({ field, seen, at, request, kept, settle });
  });
  const added = queue.at(-1) as Waiting;
  added.done = done;
  const ends = [...seen].flatMap((path) => documents.peek().get(path)?.hold() ?? []);
  const release = (): void => {
    for (const end of ends) end();
  };
  void done.then(release, release);
  noteWaiting();
  if (queue.length === 1) void work();
  return done;
}

function noteWaiting(): void {
  waitingAsks.value = queue.flatMap(({ kept }) => kept ?? []);
}

const begun = new Set<() => void>();

/**
 * For changes that become a step only when somebody stops for a moment, such as keys pressed one after the other: before texts
 * are saved or a step is undone, they end.
 * @param finish asks for the change before it returns
 */
export const endsBeforeSaving = (finish: () => void): void => void begun.add(finish);

function endBegun(): void {
  for (const finish of begun) finish();
}

/** Resolves when every change that was begun or asked for until now was made or refused. */
export const afterEdits = async (): Promise<void> => {
  endBegun();
  await queue.at(-1)?.done?.catch(() => {});
};

/** The same, but not while the server does not answer. @returns false if changes wait for it */
export async function areEditsMade(): Promise<boolean> {
  endBegun();
  if (queue.length === 0) return true;
  const end = new AbortController();
  await Promise.race([afterEdits(), whenCut(end.signal)]);
  end.abort();
  return isConnected.peek() || queue.length === 0;
}

async function work(): Promise<void> {
  for (let first = queue[0]; first; first = queue[0]) {
    const result = make(first);
    first.settle(result);
    await result.catch(() => {});
    queue.shift();
    noteWaiting();
  }
}

async function make(waiting: Waiting): Promise<NamedEdits> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const { answer, sent } = await answered(waiting);
    refuseUnseen(waiting, answer);
    const changed = await Promise.all(answer.files.map(({ path }) => documentOf(path)));
    const others = changed.filter((one, index) => {
      const { path = "", before } = answer.files[index] ?? {};
      return one.text.peek() !== (before ?? sent.find((draft) => draft.path === path)?.text ?? "");
    });
    if (others.length > 0) {
      await catchUp(others);
      continue;
    }
    const edits = answer.files.flatMap((file) => file.edits);
    // together, so that a change that was made is never kept as one that waits
    batch(() => {
      applyStep(answer.title, edits, { field: waiting.field });
      waiting.kept = undefined;
      noteWaiting();
    });
    return answer;
  }
  throw new Error("the text kept changing while the change was being computed; make it again");
}

/** While the page heard nothing of the files, another program may have changed them: a change that waited does not overwrite theirs. */
function refuseUnseen({ at, seen }: Waiting, { title, files }: NamedEdits): void {
  const unseen = files.find(({ path }) => !seen.has(path));
  if (unseen === undefined || hasSeenAllSince(at)) return;
  throw new Error(
    `"${title}" was not done: the studio did not answer for a while, and another program may have changed ${unseen.path} meanwhile; look at it and make the change again`,
  );
}

/** Somebody may have typed meanwhile, or the file has changed and nobody has told the page yet. */
async function catchUp(others: readonly Document[]): Promise<void> {
  const saved = others.filter(({ isUnsaved }) => !isUnsaved.peek());
  await filesChanged(saved.map(({ path }) => path)).catch((error) => {
    if (!(error instanceof Unreachable)) throw error;
  });
}

const answered = ({ request }: Waiting): Promise<{ answer: NamedEdits; sent: readonly Draft[] }> =>
  insisting(async () => {
    const sent = drafts.peek();
    return { answer: await request(sent), sent };
  });
