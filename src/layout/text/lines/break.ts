/**
 * Where a line may end, by UAX #14, with three additions: no break inside what readers see as one character (new emoji
 * sequences are not in the library's tables), an icon stays with the letters, figures and signs that touch it ("+", "2",
 * "/", a dash), and a line may end between two icons.
 */
import LineBreaker from "linebreak";
import { graphemeBorders, IDEOGRAPHIC, isSimple, OBJECT } from "../characters.ts";

/** Ascending offsets in one line of text (without line breaks) before which a line may begin; not 0, not the end. */
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

/** The breaks of a text with icons: some beside an icon are removed, those between two icons are added. */
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

/** True if a line may end between an icon and this neighbour: at spaces and next to ideographs. */
const separates = (neighbour: string): boolean => SPACE.test(neighbour) || IDEOGRAPHIC.test(neighbour);
