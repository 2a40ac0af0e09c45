/**
 * The body of a request as JSON, or why it is not taken. What comes later walks through values recursively, so depth is
 * checked here, on the text.
 */
import { badOrder } from "../../diagnostics/broadside-error.ts";

/** Maps and lists inside each other: more than any call needs. */
const DEEPEST = 64;

/** @throws BroadsideError `bad-order` for text that is not JSON, is nested too deeply, or has a key `__proto__` */
export function readJson(text: string): unknown {
  if (depthOf(text) > DEEPEST)
    throw badOrder(`the body: expected at most ${DEEPEST} lists and objects inside each other`);
  // Looking at every key takes six times as long as parsing; a key may be written with escapes.
  const isSuspect = text.includes("__proto__") || text.includes("\\u");
  try {
    return JSON.parse(text, isSuspect ? refusePrototype : undefined);
  } catch (error) {
    if (error instanceof SyntaxError) throw badOrder(`the body: expected JSON; ${error.message}`);
    throw error;
  }
}

/** Copied to another object, it would change what that object is. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === "__proto__") throw badOrder("the body: a key cannot be `__proto__`");
  return value;
}

const [QUOTE, BACKSLASH] = ['"', "\\"].map((sign) => sign.charCodeAt(0));
const OPENING: ReadonlySet<number> = new Set(["[", "{"].map((sign) => sign.charCodeAt(0)));
const CLOSING: ReadonlySet<number> = new Set(["]", "}"].map((sign) => sign.charCodeAt(0)));

/** How many brackets are open at most, outside of strings; of text that is not JSON, at least as many as its parser opens. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (OPENING.has(sign)) deepest = Math.max(deepest, ++depth);
    else if (CLOSING.has(sign)) depth--;
  }
  return deepest;
}

/** The closing quote of the string that begins at a quote. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === BACKSLASH) at++;
    else if (sign === QUOTE) return at;
  }
  return text.length;
}
