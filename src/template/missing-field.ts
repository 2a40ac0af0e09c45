/** The message for a missing value that a template uses: the field, the nearest one. */
import { nearest } from "../diagnostics/nearest.ts";
import type { FaultWords } from "./faults.ts";
import type { Site } from "./sites.ts";
import type { FaceContext } from "./template.ts";

export function missingWords(site: Site, face: FaceContext, context: unknown, data: unknown): FaultWords {
  const { parts = [], from, written } = site;
  if (from === "data") {
    const near = nearestPath(parts, data);
    const fix = near ? `write "@${near}"` : `correct the name, or test first with {{#if ${written}}}`;
    return { message: `there is no "${written}"`, fix };
  }
  if (from === "card" && face.isBookletText) return fieldInBooklet(written, face);
  if (from === undefined) return { message: `"${written}" gives nothing to print` };
  const start = from === "card" && !parts.includes("*") ? face.card.fields : context;
  const asked = from === "card" && parts.includes("*") ? parts.slice(parts.lastIndexOf("*") + 1) : parts;
  const near = nearestPath(asked, start);
  const guard = `test first with {{#if ${written}}} if a card may lack it`;
  return {
    message: `the card has no field ${fieldWords(parts, from)}`,
    fix: near ? `write "${near}", or ${guard}` : `give the card this field, or ${guard}`,
    why: "the card would be printed with a gap",
  };
}

/** A booklet reads cards deck by deck. */
function fieldInBooklet(written: string, { game }: FaceContext): FaultWords {
  const deck = game.decks[0]?.id ?? "crew";
  return {
    message: `"${written}" is a field of a card, but the text of a booklet has no card`,
    fix: `write {{#each @decks.${deck}.cards}}{{${written}}}{{/each}} for the cards of a deck, or \\{{ to print braces`,
    why: "nothing would be printed there",
  };
}

/** "special.cost", or `"icon" in an entry of "abilities"`. */
function fieldWords(parts: readonly string[], from: "card" | "context"): string {
  const star = parts.lastIndexOf("*");
  if (star !== -1) return `"${parts.slice(star + 1).join(".")}" in an entry of "${parts[star - 1]}"`;
  return from === "card" ? `"${parts.join(".")}"` : `"${parts.join(".")}" in this place`;
}

/** The path with its first wrong name replaced by the nearest right one; undefined if none is near. */
export function nearestPath(parts: readonly string[], start: unknown): string | undefined {
  let value = start;
  for (const [index, part] of parts.entries()) {
    if (typeof value !== "object" || value === null) return undefined;
    const fields = value as Readonly<Record<string, unknown>>;
    if (!Object.hasOwn(fields, part)) {
      const near = nearest(part, Object.keys(fields));
      return near && [...parts.slice(0, index), near, ...parts.slice(index + 1)].join(".");
    }
    value = fields[part];
  }
  return undefined;
}
