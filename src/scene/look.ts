/**
 * What eyes go by on a face: its shape, which is all of the drawing but its colours, and the colours. Two faces of one
 * shape differ in their colours alone.
 * Limits: the colours of pictures, of drawings made of pixels and inside of symbols belong to the shape.
 */
import { createHash } from "node:crypto";
import type { Scene } from "./scene.ts";

export interface Look {
  /** Equal for faces on which the same things are drawn and the same of them are of one colour. */
  readonly shape: string;
  /** "#rrggbb", each once, in the order of drawing. */
  readonly colours: readonly string[];
}

export function lookOf({ trim, items }: Scene): Look {
  const colours = new Map<string, number>();
  const drawing = JSON.stringify([trim, items], (key, value: unknown) => {
    if (key === "origin") return undefined;
    if (key !== "colour" || typeof value !== "string") return value;
    const known = colours.get(value) ?? colours.size;
    colours.set(value, known);
    return known;
  });
  const shape = createHash("sha256").update(drawing).digest("hex").slice(0, 24);
  return { shape, colours: [...colours.keys()] };
}
