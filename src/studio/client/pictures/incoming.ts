/**
 * Pictures on their way into a game, the one that was shown when they were dropped: sent one at a time, then given to the cards
 * that their names fit. What became of each stays in sight until somebody closes the list.
 */
import { batch, computed, signal } from "@preact/signals";
import type { AddedPicture, ChosenPair, PairedPictures } from "../../../index.ts";
import { call, callWithBytes, Unreachable } from "../calls/calls.ts";
import { draftEdits, stepFrom } from "../documents/draft-edits.ts";
import { gameId } from "../project/project.ts";
import { comesBack, picturePath } from "./file-removal.ts";

export interface Incoming {
  readonly id: number;
  readonly game: string;
  readonly file: File;
  /** What it is to be called, and whether it may take the place of another. */
  readonly as: { readonly name: string; readonly replace?: true };
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
/** Of the picture that is being sent. */
let sending: AbortController | undefined;
let isWorking = false;

/** Adds files to the queue. */
export function addFiles(files: readonly File[]): void {
  const game = gameId.peek();
  if (game === undefined) return;
  const added = files.map((file): Incoming => {
    lastId++;
    const why = refusalOf(file);
    const own = { id: lastId, game, file, as: { name: file.name } };
    return why === undefined ? { ...own, status: "waiting" } : { ...own, status: "refused", why };
  });
  incoming.value = [...incoming.peek(), ...added];
  void work();
}

function refusalOf({ name, size }: File): string | undefined {
  if (!PICTURE.test(name)) return "not a picture: expected PNG, JPEG, WebP, GIF or SVG";
  const mib = size / 2 ** 20;
  if (mib <= MOST_MIB) return undefined;
  return `too large (${Math.round(mib).toLocaleString("en")} MiB, at most ${MOST_MIB} MiB): save it smaller, as JPEG or with fewer pixels`;
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

/** Of one whose name is taken: it takes the other's place, or comes beside it, when its turn comes. */
export function settle({ id, file, freeName }: Incoming, how: "replace" | "beside"): void {
  const { name } = file;
  change(id, {
    status: "waiting",
    as: how === "replace" ? { name, replace: true } : { name: freeName ?? name },
  });
  void work();
}

/** Of one that did not arrive. */
export function tryAgain({ id }: Incoming): void {
  change(id, { status: "waiting" });
  void work();
}

const nextWaiting = (): Incoming | undefined => incoming.peek().find(({ status }) => status === "waiting");

/** One at a time, whoever asks. */
async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  while (nextWaiting()) {
    for (let next = nextWaiting(); next; next = nextWaiting()) await send(next);
    await pairNew();
  }
  isWorking = false;
}

async function send({ id, game, file, as }: Incoming): Promise<void> {
  const own = new AbortController();
  sending = own;
  change(id, { status: "sending" });
  try {
    const { status, name, freeName, findings } = await callWithBytes(
      "addPicture",
      { game, ...as },
      file,
      own.signal,
    );
    comesBack(picturePath(game, name));
    const why = status === "refused" ? findings[0]?.message : undefined;
    change(id, {
      status,
      name,
      ...(freeName !== undefined && { freeName }),
      ...(why !== undefined && { why }),
    });
  } catch (error) {
    const why =
      error instanceof Unreachable ? "the studio's server does not answer" : (error as Error).message;
    change(id, own.signal.aborted ? { status: "skipped" } : { status: "failed", why });
  }
}

const HERE: ReadonlySet<Incoming["status"]> = new Set(["added", "same", "replaced"]);

/** Finds cards for pictures that have just arrived, each in its own game. */
async function pairNew(): Promise<void> {
  const fresh = incoming
    .peek()
    .filter(({ status, card, unpaired }) => HERE.has(status) && card === undefined && unpaired === undefined);
  for (const game of new Set(fresh.map((one) => one.game))) {
    const files = fresh.flatMap((one) => (one.game === game ? (one.name ?? []) : []));
    if (files.length > 0) await pair(game, { files });
  }
}

export async function pairByHand(chosen: ChosenPair): Promise<void> {
  const game = gameId.peek();
  if (game !== undefined) await pair(game, { pairs: [chosen] });
}

async function pair(
  game: string,
  order: { readonly files?: readonly string[]; readonly pairs?: readonly ChosenPair[] },
): Promise<void> {
  try {
    pairingFault.value = undefined;
    const found = await paired(game, order);
    note(game, found);
    if (found.newFields.length === 0) return;
    for (const { deck, field } of found.newFields)
      await draftEdits({ kind: "new-field", game, deck, name: field });
    note(game, await paired(game, order));
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

function note(game: string, { pairs, rest }: PairedPictures): void {
  const named = (name: string): readonly Incoming[] =>
    incoming.peek().filter((one) => one.game === game && one.name === name);
  batch(() => {
    for (const { file, deck, card, side } of pairs)
      for (const { id } of named(file)) {
        const { unpaired: _, ...own } = incoming.peek().find((one) => one.id === id) as Incoming;
        put({ ...own, card: { deck, id: card, side } });
      }
    for (const { file, why } of rest) for (const { id } of named(file)) change(id, { unpaired: why });
  });
}

function change(id: number, more: Partial<Incoming>): void {
  const one = incoming.peek().find((other) => other.id === id);
  if (one) put({ ...one, ...more });
}

function put(changed: Incoming): void {
  incoming.value = incoming.peek().map((one) => (one.id === changed.id ? changed : one));
}
