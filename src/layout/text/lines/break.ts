/**
 * Where a line may end, by UAX #14, with three things added: no break inside what readers see as one character (new
 * emoji sequences are not in the library's tables), an icon stays with the letters, figures and signs that touch it
 * ("+", "2", "/", a dash), and between two icons a line may end.
 */
import LineBreaker from "linebreak";
import { graphemeBorders, IDEOGRAPHIC, isSimple, OBJECT } from "../characters.ts";

/** Offsets in one line of text (no line breaks in it) before which a line may begin, rising; not 0, not the end. */
export function breaksIn(text: string): number[] {
  const hasIcons = text.includes(OBJECT);
  const breaker = new LineBreaker(hasIcons ? text.replaceAll(OBJECT, "a") : text);
  const breaks: number[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak())
    if (next.position < text.length) breaks.push(next.position);
  const joined = hasIcons ? besideIcons(text, breaks) : breaks;
  if (isSimple(text)) return joined;
  const borders = graphemeBorders(text);
  return joined.filter((at) => borders.has(at));
}

/** The breaks of a text with icons: some beside an icon go, those between two icons come. */
function besideIcons(text: string, breaks: readonly number[]): number[] {
  const kept = breaks.filter((at) => {
    if (text[at] === OBJECT) return separates(LAST.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? "");
    return text[at - 1] !== OBJECT || separates(text.slice(at, at + 2));
  });
  const borders = new Set(kept);
  for (let at = 1; at < text.length; at++)
    if (text[at - 1] === OBJECT && text[at] === OBJECT) borders.add(at);
  return [...borders].sort((a, b) => a - b);
}

const LAST = /.$/su;

/** Spaces, the zero-width space, the soft hyphen. */
const SPACE = /^[\s\u200B\u00AD]/u;

/** True when a line may end between an icon and this neighbour: at spaces and among ideographs. */
const separates = (neighbour: string): boolean => SPACE.test(neighbour) || IDEOGRAPHIC.test(neighbour);
