/** Findings of one card, and the field that each is about. */
import type { CardData, Diagnostic, WrittenField } from "../../../index.ts";
import { pathKey } from "./form/form-context.ts";

export interface CardFindings {
  readonly all: readonly Diagnostic[];
  /** By the keys of fields; those about the card as a whole are not in it. */
  readonly byField: ReadonlyMap<string, readonly Diagnostic[]>;
}

/**
 * @param written where the card's fields are written
 * @param ofGame findings of the last check
 * @param ofFace findings of the picture, which are there before the check is
 */
export function findingsOfCard(
  { place }: Pick<CardData, "place">,
  written: readonly WrittenField[],
  ofGame: readonly Diagnostic[],
  ofFace: readonly Diagnostic[],
): CardFindings {
  const inEntry = ({ file, start }: Diagnostic): boolean =>
    place !== undefined && file === place.file && start.offset >= place.start && start.offset < place.end;
  const seen = new Set<string>();
  const all = [...ofGame.filter(inEntry), ...ofFace].filter((finding) => {
    const key = [finding.rule, finding.message, finding.file, finding.start.offset].join("\0");
    return !seen.has(key) && seen.add(key);
  });
  const byField = new Map<string, Diagnostic[]>();
  for (const finding of all.filter(inEntry)) {
    const { offset } = finding.start;
    const field = written.findLast(({ start, end }) => offset >= start && offset < Math.max(end, start + 1));
    if (!field) continue;
    const key = pathKey(field.path);
    byField.set(key, [...(byField.get(key) ?? []), finding]);
  }
  return { all, byField };
}
