/**
 * A scene as a plain SVG of outlines: shown by browsers, and the source of PNGs. No fonts are needed to display it, and
 * equal scenes give equal text.
 */
import type { FontPrograms } from "../../font/font-program.ts";
import { type Box, outset } from "../../units/box.ts";
import { round } from "../../units/length.ts";
import type { Item, Scene, SceneSymbol } from "../scene.ts";
import { OutlineDefinitions } from "./outline-definitions.ts";
import { type OutlineContext, outlineElements } from "./outline-items.ts";

export interface OutlineOptions {
  readonly fonts: FontPrograms;
  /** The data URI of a picture's key; pictures without one are omitted. */
  pictures(key: string): string | undefined;
  /** The finished card, the card with its bleed, or another part of the drawing in mm. */
  readonly box: "trim" | "bleed" | Box;
  /** Size of the picture in px; without it the SVG is as large as the card, in mm. */
  readonly widthPx?: number;
  readonly heightPx?: number;
  /** The piece's cut line as path data in mm; nothing is drawn outside it. */
  readonly cut?: string | undefined;
  /** Prefix of every id, for drawings that share a page. */
  readonly idPrefix?: string;
}

/** What drawing a list of items needs. */
export interface OutlineItemsOptions {
  readonly fonts: FontPrograms;
  pictures(key: string): string | undefined;
  readonly symbols?: Readonly<Record<string, SceneSymbol>>;
  readonly idPrefix?: string;
  /** mm of one unit, for the number of decimals; default 1. */
  readonly unit?: number;
}

/** The scene as a whole SVG document. */
export function outlineSvg(scene: Scene, options: OutlineOptions): string {
  const { box, cut, widthPx, heightPx } = options;
  const trim = { x: 0, y: 0, ...scene.trim };
  const view = typeof box === "object" ? box : outset(trim, box === "trim" ? 0 : scene.bleed);
  const { definitions, elements } = outlineItems(scene.items, { ...options, symbols: scene.symbols });
  const id = `${options.idPrefix ?? ""}cut`;
  const clip = cut ? `<clipPath id="${id}"><path d="${cut}"/></clipPath>` : "";
  const content = cut ? `<g clip-path="url(#${id})">${elements}</g>` : elements;
  const width = widthPx ?? `${round(view.width, 4)}mm`;
  const height = heightPx ?? `${round(view.height, 4)}mm`;
  const viewBox = [view.x, view.y, view.width, view.height].map((value) => round(value, 4)).join(" ");
  const size = `width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="none"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}${clip}</defs>${content}</svg>`;
}

/** Elements of a list of items, and the definitions that they refer to (without `<defs>`). */
export function outlineItems(
  items: readonly Item[],
  options: OutlineItemsOptions,
): { readonly definitions: string; readonly elements: string } {
  const definitions = new OutlineDefinitions(options.idPrefix ?? "");
  const context: OutlineContext = {
    fonts: options.fonts,
    symbols: options.symbols ?? {},
    pictures: (key) => options.pictures(key),
    definitions,
    unit: options.unit ?? 1,
  };
  const elements = outlineElements(items, context);
  return { definitions: definitions.text, elements };
}
