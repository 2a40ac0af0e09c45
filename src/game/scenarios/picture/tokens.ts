/**
 * Reads a track that is written as a picture: lines of tokens, one for each slot, from the top. `m05` is a tile, `.` an
 * empty slot; `3:m05@90!` is the third tile of the track, turned by 90 degrees and face down. Where the slots of a line are
 * depends on the cells (slots.ts). A first line of a single slash or backslash says how patches of hexagons interlock.
 * Limits: no comments; what cannot be read is reported and left out.
 */
import type { Turn } from "../../../schema/files.ts";

/** How patches of hexagons lie beside each other: in straight lines, or interlocked in one of two ways. */
export type Slope = "level" | "rising" | "falling";

/** Characters of a line, both from 0; `to` is exclusive. */
export interface InLine {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

export interface Token extends InLine {
  readonly card: string;
  /** The characters of `card`. */
  readonly name: InLine;
  /** Its number in the track, if it states one, from 1. */
  readonly number: number | undefined;
  /** As written: not every number is a turn of its cells. */
  readonly turn: number;
  readonly isDown: boolean;
  /** Which slot of its line it fills, from 0. */
  readonly index: number;
}

export interface TokenFault {
  readonly at: InLine;
  readonly message: string;
  readonly fix: string;
  readonly replacement?: string;
}

/** A line with anything on it, `.` included. */
export interface Row {
  readonly line: number;
  /** Characters before its first token. */
  readonly indent: number;
  readonly first: InLine;
}

export interface Tokens {
  /** How patches interlock, and the line that says so. */
  readonly slope: { readonly slope: Slope; readonly at: InLine } | undefined;
  readonly tokens: readonly Token[];
  readonly rows: readonly Row[];
  readonly faults: readonly TokenFault[];
}

/** @param sample a tile that messages may name, with a turn that it may have */
export function readTokens(text: string, sample: Sample): Tokens {
  const tokens: Token[] = [];
  const rows: Row[] = [];
  const faults: TokenFault[] = [];
  let slope: Tokens["slope"];
  for (const [line, words] of text.split("\n").entries()) {
    const found = [...words.matchAll(/\S+/g)];
    const [only, other] = found;
    const stated = only && !other && rows.length === 0 && !slope ? SLOPES.get(only[0]) : undefined;
    if (only && stated) {
      slope = { slope: stated, at: { line, from: only.index, to: only.index + 1 } };
      continue;
    }
    for (const [index, { 0: word, index: from }] of found.entries()) {
      const at = { line, from, to: from + word.length };
      if (index === 0) rows.push({ line, indent: from, first: at });
      if (word === EMPTY) continue;
      const read = readToken(word, at, index, sample);
      if ("message" in read) faults.push(read);
      else tokens.push(read);
      // The rest of the line belongs to the comment that cannot be here.
      if (word.startsWith("#")) break;
    }
  }
  return { slope, tokens, rows, faults };
}

/** How many slots are filled, with whatever. */
export const filledSlots = (text: string): number =>
  text.split(/\s+/).filter((word) => word !== "" && word !== EMPTY && !SLOPES.has(word)).length;

export const EMPTY = ".";

/** What the first line may say of patches. */
export const SLOPES: ReadonlyMap<string, Slope> = new Map([
  ["/", "rising"],
  ["\\", "falling"],
]);

/** As in the schema of decks. */
const CARD_ID = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;

export interface Sample {
  readonly card: string;
  readonly turn: Turn;
}

/** What a token looks like, for messages. */
const shapeOf = ({ card, turn }: Sample): string =>
  `expected a card such as ${card}, ${card}@${turn} or 3:${card}@${turn}!`;

function readToken(word: string, at: InLine, index: number, sample: Sample): Token | TokenFault {
  const shape = shapeOf(sample);
  const fault = (message: string, fix: string, replacement?: string): TokenFault => ({
    at,
    message,
    fix,
    ...(replacement === undefined ? {} : { replacement }),
  });
  if (word.startsWith("#"))
    return fault("a picture of a track has no comments", "write the comment above `map:`");
  const [, before, card = "", turn, end = ""] = /^(?:([^:]*):)?([^@!]*)(?:@([^!]*))?(!.*)?$/.exec(word) ?? [];
  if (/^!@\d+$/.test(end))
    return fault(
      `"${word}": the turn comes before the \`!\``,
      `write ${word.replace(/!(@\d+)$/, "$1!")}`,
      word.replace(/!(@\d+)$/, "$1!"),
    );
  if (end.length > 1)
    return fault(`"${word}" goes on after the \`!\`; ${shape}`, "put a space between two tiles");
  if (before !== undefined && !/^[1-9]\d{0,3}$/.test(before))
    return fault(`"${before}" is not the number of a tile; ${shape}`, "write a number from 1, or no colon");
  if (turn === "")
    return fault(`"${word}" has no turn behind the \`@\`; ${shape}`, "write a number of degrees, or no `@`");
  if (turn !== undefined && !/^\d{1,3}$/.test(turn))
    return fault(`"${turn}" is not a turn in degrees; ${shape}`, "write a number of degrees behind the `@`");
  if (!CARD_ID.test(card))
    return fault(`"${word}" is not a tile; ${shape}`, `write a card, or ${EMPTY} for an empty slot`);
  const from = at.from + (before === undefined ? 0 : before.length + 1);
  return {
    ...at,
    card,
    name: { line: at.line, from, to: from + card.length },
    number: before === undefined ? undefined : Number(before),
    turn: Number(turn ?? 0),
    isDown: end === "!",
    index,
  };
}

/** The token of a tile, without spaces around it. */
export function tokenOf(
  {
    card,
    turn,
    acceleration,
  }: { readonly card: string; readonly turn: number; readonly acceleration: boolean },
  number?: number,
): string {
  return `${number === undefined ? "" : `${number}:`}${card}${turn === 0 ? "" : `@${turn}`}${acceleration ? "!" : ""}`;
}
