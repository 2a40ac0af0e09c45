/**
 * A scene that takes less ink, for templates that do not say themselves what to leave out: grounds become paper or a tint
 * with a line around it (grounds.ts), texts, icons and lines stay and are made readable on what is left (readable.ts).
 * A scene of pale things stays the same object. The same scene gives the same result, in bounded work and memory.
 * Limits: definitions of filters and masks are not looked into; a raster with letters keeps its effects, others are pale.
 */

import { digestOfTexts } from "../../remember/memory.ts";
import type { GroupItem, Item, PathItem, RasterItem, Scene, SceneSymbol } from "../scene.ts";
import { hasGlyphs } from "../scene-walk.ts";
import { type Cover, palerItems, thinLine } from "./grounds.ts";
import { makeReadable, type Repainted } from "./readable.ts";

export interface LowInkOptions {
  /** A background that covers the whole face leaves a frame of its colour: the piece is a rectangle. */
  readonly isFramed: boolean;
}

export function lowInkScene(scene: Scene, { isFramed }: LowInkOptions): Scene {
  const now = repainted(scene);
  const named = namedSymbols(scene, now);
  if (named.size === 0 && changesIn(scene.items, now.items, named).length === 0) return scene;
  const symbols = Object.values(now.symbols).map((symbol) => ({
    ...symbol,
    id: named.get(symbol.id) ?? symbol.id,
    items: withNames(symbol.items, named),
  }));
  // Its items are no longer those of its parts.
  const { parts: _, ...rest } = scene;
  return {
    ...rest,
    items: [...withNames(now.items, named), ...(isFramed ? framesOf(scene, now.covers) : [])],
    // Rasters use the symbols as they were.
    symbols: { ...scene.symbols, ...Object.fromEntries(symbols.map((symbol) => [symbol.id, symbol])) },
  };
}

type Drawn = Pick<Scene, "items" | "symbols" | "trim">;

function repainted(scene: Drawn): Repainted & { readonly covers: readonly Cover[] } {
  const { paler, covers } = palerItems(scene);
  const change = (item: Item): Item => {
    const asPaler = paler.get(item);
    if (item.kind === "raster" && asPaler && hasGlyphs(item.items, scene.symbols))
      return lowInkRaster(item, scene.symbols);
    if (asPaler) return asPaler;
    return item.kind === "group" ? withoutInversion({ ...item, items: item.items.map(change) }) : item;
  };
  const symbols = Object.fromEntries(
    Object.values(scene.symbols).map((symbol) => [symbol.id, { ...symbol, items: symbol.items.map(change) }]),
  );
  const now = { items: scene.items.map(change), symbols };
  makeReadable(scene, now);
  return { ...now, covers };
}

/** mm from the cut, and the line's width; on small pieces shares of the shorter side. */
const FRAME = { inset: 1.6, width: 0.7, share: 0.06 };

/** Backgrounds often tell suits or players apart: the uppermost one is still seen in its frame. */
function framesOf({ trim }: Drawn, covers: readonly Cover[]): readonly PathItem[] {
  const cover = covers.at(-1);
  if (!cover) return [];
  const inset = Math.min(FRAME.inset, FRAME.share * Math.min(trim.width, trim.height));
  const [right, bottom] = [trim.width - inset, trim.height - inset];
  const line = thinLine(cover.colour, 1);
  return [
    {
      ...{ kind: "path", origin: cover.item.origin, fill: null, fillRule: "nonzero" },
      d: `M${inset} ${inset}L${right} ${inset}L${right} ${bottom}L${inset} ${bottom}Z`,
      stroke: { ...line, width: (FRAME.width / FRAME.inset) * inset },
    },
  ];
}

/** Both turn what is pale on pale into something dark. */
function withoutInversion({ blend, ...group }: GroupItem): GroupItem {
  return blend === undefined || blend === "difference" || blend === "exclusion" ? group : { ...group, blend };
}

/** Symbols inside stay as they are: their names belong to the drawing around the raster. */
function lowInkRaster(item: RasterItem, symbols: Scene["symbols"]): RasterItem {
  const { x, y, width, height } = item.box;
  const trim = { width: x + width, height: y + height };
  const { items } = repainted({ items: item.items, symbols, trim });
  const changes = changesIn(item.items, items, new Map());
  return { ...item, items, picture: lowName(item.picture, changes) };
}

/** The new names of the symbols that changed, or whose symbols did: a name says everything that is different. */
function namedSymbols(before: Drawn, { symbols }: Repainted): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  const visited = new Set<string>();
  const visit = (symbol: SceneSymbol | undefined): void => {
    if (!symbol || visited.has(symbol.id)) return;
    visited.add(symbol.id);
    const was = before.symbols[symbol.id]?.items ?? [];
    for (const id of usedIn(symbol.items)) visit(symbols[id]);
    const changes = changesIn(was, symbol.items, named);
    if (changes.length > 0) named.set(symbol.id, lowName(symbol.id, changes));
  };
  for (const symbol of Object.values(symbols)) visit(symbol);
  return named;
}

/** A digest, because names of symbols with symbols inside would grow from level to level. */
const lowName = (name: string, changes: readonly unknown[]): string =>
  `low ${digestOfTexts([name, JSON.stringify(changes)])}`;

function usedIn(items: readonly Item[]): readonly string[] {
  return items.flatMap((item) =>
    item.kind === "use" ? [item.symbol] : item.kind === "group" ? usedIn(item.items) : [],
  );
}

/** Everything that is different, with its place: from it and the items before, those now can be made. */
function changesIn(
  before: readonly Item[],
  now: readonly Item[],
  named: ReadonlyMap<string, string>,
): readonly unknown[] {
  return now.flatMap((item, index): readonly unknown[] => {
    const was = before[index] as Item;
    if (item.kind === "group" && was.kind === "group") {
      const inside = changesIn(was.items, item.items, named);
      const isBlended = item.blend === was.blend;
      return inside.length > 0 || !isBlended ? [[index, item.blend, inside]] : [];
    }
    if (item.kind === "use") {
      const name = named.get(item.symbol);
      return item === was && name === undefined ? [] : [[index, item.colour, name]];
    }
    if (item === was) return [];
    if (item.kind === "path" || item.kind === "glyphs") return [[index, item.fill, item.stroke]];
    return [[index, item.kind === "raster" ? item.picture : "pale"]];
  });
}

function withNames(items: readonly Item[], named: ReadonlyMap<string, string>): readonly Item[] {
  if (named.size === 0) return items;
  return items.map((item) => {
    if (item.kind === "group") return { ...item, items: withNames(item.items, named) };
    const name = item.kind === "use" ? named.get(item.symbol) : undefined;
    return item.kind === "use" && name !== undefined ? { ...item, symbol: name } : item;
  });
}
