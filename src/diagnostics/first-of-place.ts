/**
 * A loop can draw one element thousands of times, each time with another wrong value: the first findings are enough,
 * and thousands would bury the cause, which may be a few columns further on.
 */
import type { Diagnostic } from "./diagnostic.ts";

/** Most findings of one kind at one place in one drawing. */
export const MOST_AT_PLACE = 10;

/** The first findings of each kind at each place, in their order; the last of them says how many more there are. */
export function firstOfPlace(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  if (findings.length <= MOST_AT_PLACE) return findings;
  const kept: Diagnostic[] = [];
  const places = new Map<string, { count: number; last: number }>();
  for (const finding of findings) {
    const key = placeKey(finding);
    const place = places.get(key) ?? { count: 0, last: 0 };
    places.set(key, place);
    place.count += 1;
    if (place.count > MOST_AT_PLACE) continue;
    place.last = kept.length;
    kept.push(finding);
  }
  for (const { count, last } of places.values())
    kept[last] = withMore(kept[last] as Diagnostic, count - MOST_AT_PLACE);
  return kept;
}

/** Says in the label how many more findings there are at the place; unchanged if there are none. */
export function withMore(finding: Diagnostic, more: number): Diagnostic {
  if (more <= 0) return finding;
  return { ...finding, label: [finding.label, `(and ${more} more here)`].filter(Boolean).join(" ") };
}

/** Equal for findings of one kind at one place. */
export const placeKey = ({ rule, file, start }: Diagnostic): string =>
  `${rule}\0${file}\0${start.line}:${start.column}`;
