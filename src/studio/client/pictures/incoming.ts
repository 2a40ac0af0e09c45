/**
 * Pictures on their way into the game: sent one at a time, then given to the cards that their names fit. What became of each
 * stays in sight until somebody closes the list.
 */
import { batch, computed, signal } from "@preact/signals";
import type { AddedPicture, ChosenPair, PairedPictures } from "../../../index.ts";
import { call, callWithBytes, Unreachable } from "../calls.ts";
import { draftEdits, stepFrom } from "../documents/draft-edits.ts";
import { gameId } from "../project.ts";

export interface Incoming {
  readonly id: number;
  readonly file: File;
  /**
   * "exists": another file of the game has its name. "refused": it cannot be printed. "failed": it did not arrive. The
   * others are what the server says, or what it is waiting for.
   */
  readonly status: "waiting" | "sending" | "skipped" | "failed" | AddedPicture["status"];
  /** Why it was refused or failed. */
  readonly why?: string;
  /** From the game's folder, once it is there. */
  readonly name?: string;
  /** Of "exists": a name that is free. */
  readonly freeName?: string;
  /** The card that it was given to. */
  readonly card?: { readonly deck: string; readonly id: string; readonly side: "front" | "back" };
  /** Why no card has it. */
  readonly unpaired?: string;
}

export const incoming = signal<readonly Incoming[]>([]);

export const waiting = computed(() =>
  incoming.value.filter(({ status }) => status === "waiting" || status === "sending"),
);

/** What is wrong with the last pairing, for people. */
export const pairingFault = signal<string | undefined>(undefined);

/** As Broadside reads pictures; larger ones are refused before they are read or sent. */
const MOST_MIB = 64;

const PICTURE = /\.(?:png|jpe?g|webp|gif|svg)$/i;

let lastId = 0;
let sending: AbortController | undefined;

/** Adds files to the queue. @param more `replace`, and the name to be taken instead of the file's own */
export function addFiles(files: readonly File[]): void {
  const added = files.map((file): Incoming => {
    lastId++;
    const why = refusalOf(file);
    return { id: lastId, file, ...(why === undefined ? { status: "waiting" } : { status: "refused", why }) };
  });
  incoming.value = [...incoming.peek(), ...added];
  void work();
}

function refusalOf({ name, size }: File): string | undefined {
  if (!PICTURE.test(name)) return "not a picture: expected PNG, JPEG, WebP, GIF or SVG";
  const mib = size / 2 ** 20;
  if (mib <= MOST_MIB) return undefined;
  return `has ${Math.round(mib).toLocaleString("en")} MiB; at most ${MOST_MIB} MiB are read: save it smaller, as JPEG or with fewer pixels`;
}

/** Nothing more is sent; what has arrived stays. */
export function cancelAdding(): void {
  sending?.abort();
  incoming.value = incoming
    .peek()
    .map((one) => (one.status === "waiting" ? { ...one, status: "skipped" } : one));
}

export function closeList(): void {
  incoming.value = waiting.peek();
}

export const skip = (id: number): void => change(id, { status: "skipped" });

/** Of one whose name is taken: it takes the other's place, or comes beside it. */
export async function settle(one: Incoming, how: "replace" | "beside"): Promise<void> {
  await send(
    one,
    how === "replace" ? { name: one.file.name, replace: true } : { name: one.freeName ?? one.file.name },
  );
  await pairNew();
}

async function work(): Promise<void> {
  if (sending) return;
  for (;;) {
    const next = incoming.peek().find(({ status }) => status === "waiting");
    if (!next) break;
    await send(next, { name: next.file.name });
  }
  await pairNew();
}

async function send(one: Incoming, as: { readonly name: string; readonly replace?: boolean }): Promise<void> {
  const game = gameId.peek();
  if (game === undefined) return;
  sending = new AbortController();
  change(one.id, { status: "sending" });
  try {
    const { status, name, freeName, findings } = await callWithBytes(
      "addPicture",
      { game, ...as },
      one.file,
      sending.signal,
    );
    const why = status === "refused" ? findings[0]?.message : undefined;
    change(one.id, {
      status,
      name,
      ...(freeName !== undefined && { freeName }),
      ...(why !== undefined && { why }),
    });
  } catch (error) {
    const why =
      error instanceof Unreachable ? "the studio's server does not answer" : (error as Error).message;
    change(one.id, sending.signal.aborted ? { status: "skipped" } : { status: "failed", why });
  } finally {
    sending = undefined;
  }
}

const HERE: ReadonlySet<Incoming["status"]> = new Set(["added", "same", "replaced"]);

/** Finds cards for pictures that have just arrived. */
async function pairNew(): Promise<void> {
  const fresh = incoming
    .peek()
    .filter(({ status, card, unpaired }) => HERE.has(status) && card === undefined && unpaired === undefined);
  const names = fresh.flatMap(({ name }) => name ?? []);
  if (names.length > 0) await pair({ files: names });
}

export const pairByHand = (chosen: ChosenPair): Promise<void> => pair({ pairs: [chosen] });

async function pair(order: {
  readonly files?: readonly string[];
  readonly pairs?: readonly ChosenPair[];
}): Promise<void> {
  const game = gameId.peek();
  if (game === undefined) return;
  try {
    pairingFault.value = undefined;
    const found = await paired(game, order);
    note(found);
    if (found.newFields.length === 0) return;
    for (const { deck, field } of found.newFields)
      await draftEdits({ kind: "new-field", game, deck, name: field });
    note(await paired(game, order));
  } catch (error) {
    pairingFault.value = (error as Error).message;
  }
}

/** The pairs as a step, which is made before this returns. */
async function paired(game: string, order: object): Promise<PairedPictures> {
  let answer: PairedPictures | undefined;
  await stepFrom(async (drafts) => {
    answer = await call("pairPictures", { game, ...order }, { drafts });
    return answer;
  });
  return answer as unknown as PairedPictures;
}

function note({ pairs, rest }: PairedPictures): void {
  batch(() => {
    for (const { file, deck, card, side } of pairs)
      for (const { id } of named(file)) {
        const { unpaired: _, ...own } = incoming.peek().find((one) => one.id === id) as Incoming;
        put({ ...own, card: { deck, id: card, side } });
      }
    for (const { file, why } of rest) for (const { id } of named(file)) change(id, { unpaired: why });
  });
}

const named = (name: string): readonly Incoming[] => incoming.peek().filter((one) => one.name === name);

function change(id: number, more: Partial<Incoming>): void {
  const one = incoming.peek().find((other) => other.id === id);
  if (one) put({ ...one, ...more });
}

function put(changed: Incoming): void {
  incoming.value = incoming.peek().map((one) => (one.id === changed.id ? changed : one));
}
