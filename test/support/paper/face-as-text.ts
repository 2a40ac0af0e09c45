/** A laid-out face as a text, to compare one laid out part by part with one laid out as a whole. */
import { expect } from "vitest";
import type { LaidFace } from "../../../src/layout/face-drawing.ts";

/** The scene and the findings. Parts are left out after a check that together they are the scene. */
export function faceAsText({ value, diagnostics }: Pick<LaidFace, "value" | "diagnostics">): string {
  const { parts, ...scene } = value;
  if (parts) {
    const inRoot = parts.flatMap(({ items }) => items);
    const [only] = scene.items;
    const isInGroup = only?.kind === "group" && only.items.length === inRoot.length;
    expect([scene.items, isInGroup ? only.items : []]).toContainEqual(inRoot);
    for (const kind of ["texts", "pictures", "svgPictures", "icons", "missing"] as const)
      expect(parts.flatMap((part): readonly unknown[] => part[kind])).toEqual(scene[kind]);
    const symbols = parts.flatMap((part) => part.symbols);
    expect(Object.fromEntries(symbols.map((symbol) => [symbol.id, symbol]))).toEqual(scene.symbols);
  }
  return JSON.stringify([scene, diagnostics]);
}
