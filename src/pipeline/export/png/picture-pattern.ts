/**
 * Patterns for names of pictures, such as `{deck}/{n}-{card}-{side}`: words in braces stand for facts of the card, the rest
 * is written as it is. What they stand for is made safe for every system; what they are written with must be.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { nearest } from "../../../diagnostics/nearest.ts";
import { option, wording } from "../../../diagnostics/wording.ts";
import { isReserved, slug } from "../../../host/disk/file-names.ts";
import type { ExportKit, ExportPiece } from "../target.ts";

export const USUAL_PATTERN = "{deck}/{n}-{card}-{side}";

type Side = "front" | "back";

interface Named extends Pick<ExportPiece, "deck" | "card" | "copies"> {
  readonly kit: Pick<ExportKit, "id" | "game">;
  readonly side: Side;
}

const WORDS: Readonly<Record<string, (named: Named) => string>> = {
  game: ({ kit }) => slug(kit.game.id),
  kit: ({ kit }) => kit.id,
  deck: ({ deck }) => slug(deck.id),
  n: ({ deck, card }) => ordinal(card.number, deck.cards.length),
  card: ({ card }) => slug(card.id),
  copies: ({ copies }) => String(copies),
  side: ({ side }) => side,
};

/** "007": as many digits as the last number needs, at least three, so that lists by name are in order. */
export const ordinal = (number: number, last: number): string =>
  String(number).padStart(Math.max(3, String(last).length), "0");

/** Longest pattern; a path may have some hundred characters on all systems. */
const LONGEST = 120;

/**
 * Reads a pattern. The result names a picture by its path, with its ending.
 * @throws BroadsideError `bad-order` for words that do not exist, with the nearest one, and for paths that some systems
 * cannot have or that leave the folder
 */
export function readPattern(text: string): (named: Named) => string {
  if (text.trim() === "" || text.length > LONGEST)
    throw badPattern(text, `expected 1 to ${LONGEST} characters, such as ${USUAL_PATTERN}`);
  const parts = text.replace(/\.png$/i, "").split(/(\{[^{}]*\})/);
  const written = parts.filter((_, index) => index % 2 === 0).join("");
  const odd = /[^A-Za-z0-9._/-]/.exec(written)?.[0];
  if (odd !== undefined)
    throw badPattern(
      text,
      `"${odd}" may not be in names of files; use letters, digits, ".", "_", "-" and "/" between folders`,
    );
  for (const step of parts.join("").split("/"))
    if (step === "" || step.startsWith(".") || step.endsWith(".") || isReserved(step.toLowerCase()))
      throw badPattern(text, `"${step}" cannot be the name of a folder or file`);
  const readers = parts.map((part, index) =>
    index % 2 === 0 ? () => part : wordFor(text, part.slice(1, -1)),
  );
  return (named) => `${readers.map((read) => read(named)).join("")}.png`;
}

function wordFor(text: string, word: string): (named: Named) => string {
  if (Object.hasOwn(WORDS, word)) return WORDS[word] as (named: Named) => string;
  const names = Object.keys(WORDS);
  const near = nearest(word, names);
  const help =
    near === undefined ? `there are ${names.map((one) => `{${one}}`).join(", ")}` : `did you mean {${near}}?`;
  throw badPattern(text, `there is no {${word}}; ${help}`);
}

const badPattern = (text: string, why: string) => badOrder(wording`${option("pattern")} "${text}": ${why}`);

/** @throws BroadsideError `bad-order` if two pictures would have one name, on some systems */
export function refuseTwins(
  pattern: string,
  named: readonly { readonly path: string; readonly of: string }[],
): void {
  const known = new Map<string, string>();
  for (const { path, of } of named) {
    const before = known.get(path.toLowerCase());
    if (before !== undefined)
      throw badPattern(
        pattern,
        `"${path}" would be the name of both ${before} and ${of}; add {deck}, {card} or {side}`,
      );
    known.set(path.toLowerCase(), of);
  }
}
