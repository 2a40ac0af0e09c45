/**
 * Where a line may end, by UAX #14, with three things added: no break inside what readers see as one character (new
 * emoji sequences are not in the library's tables), an icon stands for a letter ("2" and its icon stay together), and
 * between two icons a line may end.
 */
import LineBreaker from "linebreak";
import { graphemeBorders, isSimple, OBJECT } from "./characters.ts";

/** Offsets in one line of text (no line breaks in it) before which a line may begin, rising; not 0, not the end. */
export function breaksIn(text: string): number[] {
  const breaker = new LineBreaker(text.includes(OBJECT) ? text.replaceAll(OBJECT, "a") : text);
  const breaks: number[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak())
    if (next.position < text.length) breaks.push(next.position);
  const joined = text.includes(OBJECT + OBJECT) ? withIconBorders(text, breaks) : breaks;
  if (isSimple(text)) return joined;
  const borders = graphemeBorders(text);
  return joined.filter((at) => borders.has(at));
}

function withIconBorders(text: string, breaks: readonly number[]): number[] {
  const borders = new Set(breaks);
  for (let at = 1; at < text.length; at++)
    if (text[at - 1] === OBJECT && text[at] === OBJECT) borders.add(at);
  return [...borders].sort((a, b) => a - b);
}
