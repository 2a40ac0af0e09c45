/**
 * A digest of a drawing: equal for what prints the same, on every machine and in every run. Where an item is written does
 * not count, nor do names that only link the parts of a drawing, nor the version of the game.
 */
import { hash } from "node:crypto";
import type { FontPrograms } from "../../../font/font-program.ts";
import { json, type Kind } from "../../../remember/kind.ts";
import { digestOfTexts, whileLasting } from "../../../remember/memory.ts";
import type { GlyphsItem, Item, Paint, Scene, Stroke } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import type { MadeGame } from "../../made-game.ts";
import { type VersionMask, versionMask } from "./version-mask.ts";

/** Of 72 bits: enough for the pieces of a game. */
const DIGEST_CHARACTERS = 12;

export const shortDigest = (parts: readonly string[]): string =>
  digestOfTexts(parts).slice(0, DIGEST_CHARACTERS);

/** By the names of the drawings: one entry for each game and look, because each digest alone is so small. */
const DIGESTS: Kind<Readonly<Record<string, string>>> = {
  name: "drawing-digests",
  weight: (all) => 150 * Object.keys(all).length,
  codec: json(),
};

/** Digests of drawings that are not used now are kept up to this many, for other kits of the game. */
const MOST_SPARE = 5000;

export interface DrawingDigests {
  /** Of the scene with this key. */
  of(key: string): string;
  /** Of several scenes together. @param name identifies them, in other runs too; absent if it is not known */
  ofAll(keys: readonly string[], name: string | undefined): string;
  /** Remembers them: most drawings of a game are the same in its next print. */
  keep(): void;
}

export function drawingDigests({
  game,
  means,
  laid,
  fonts,
}: Pick<MadeGame, "game" | "means" | "laid" | "fonts">): DrawingDigests {
  const mask = versionMask(game.version);
  const make = (key: string): string => digestOfScene(laid.scenes.get(key), fonts.programs, mask);
  const makeAll = (keys: readonly string[]): string => shortDigest(keys.map(make));
  const memory = means.memory && whileLasting(means.memory, means.isLasting);
  if (!memory) return { of: make, ofAll: makeAll, keep: () => {} };
  const entry = JSON.stringify([game.id, game.ink, game.version]);
  const known = new Map(Object.entries(memory.get(DIGESTS, entry) ?? {}));
  const used = new Map<string, string>();
  let isNew = false;
  const recalled = (name: string, made: () => string): string => {
    const digest = used.get(name) ?? known.get(name) ?? made();
    isNew ||= !known.has(name);
    used.set(name, digest);
    return digest;
  };
  return {
    of: (key) => recalled(digestOfTexts([means.key, laid.scenes.nameOf(key)]), () => make(key)),
    // The names of pages of booklets are digests of the pages themselves, which would have to be set for them.
    ofAll: (keys, name) => (name === undefined ? makeAll(keys) : recalled(name, () => makeAll(keys))),
    keep: () => {
      if (!isNew) return;
      const spare = [...known].filter(([name]) => !used.has(name)).slice(-MOST_SPARE);
      memory.put(DIGESTS, entry, Object.fromEntries([...spare, ...used]));
    },
  };
}

export function digestOfScene(
  { trim, items, symbols }: Scene,
  fonts: FontPrograms,
  mask: VersionMask,
): string {
  const faces = new Set<string>();
  const parts: string[] = [`${trim.width} ${trim.height}`];
  writeAll(items, parts, mask);
  const used = new Set<string>();
  for (const item of items) addFaces(item, symbols, used, faces);
  // A symbol's id says what it draws; a face's key does not.
  for (const face of [...faces].sort()) parts.push(face, headOf(fonts, face));
  return hash("sha256", parts.join("\n"), "base64url");
}

/** The head of a font file has a checksum of all of it. */
function headOf(fonts: FontPrograms, face: string): string {
  const head = fonts.get(face)?.table("head");
  return head ? hash("sha256", head, "base64url") : "";
}

function addFaces(item: Item, symbols: Scene["symbols"], used: Set<string>, faces: Set<string>): void {
  if (item.kind === "glyphs") faces.add(item.face);
  if (item.kind === "group" || item.kind === "raster")
    for (const inner of item.items) addFaces(inner, symbols, used, faces);
  if (item.kind !== "use" || used.has(item.symbol)) return;
  used.add(item.symbol);
  for (const inner of symbols[item.symbol]?.items ?? []) addFaces(inner, symbols, used, faces);
}

function writeAll(items: readonly Item[], parts: string[], mask: VersionMask): void {
  parts.push(`${items.length} items`);
  const masked = mask.linesIn(items);
  for (const item of items) {
    const line = masked.get(item);
    if (line !== undefined && item.kind === "glyphs") writeMasked(item, line, parts);
    else write(item, parts, mask);
  }
}

/** Without where it begins, and without its glyphs. */
function writeMasked({ face, size, y, fill, stroke }: GlyphsItem, line: string, parts: string[]): void {
  parts.push("masked", line, face, numbers([size, y]), paintText(fill), strokeText(stroke));
}

/** What is drawn, without where it is written. */
function write(item: Item, parts: string[], mask: VersionMask): void {
  parts.push(item.kind);
  switch (item.kind) {
    case "path":
      parts.push(item.d, item.fillRule, paintText(item.fill), strokeText(item.stroke));
      break;
    case "glyphs":
      parts.push(
        item.face,
        numbers([item.size, item.x, item.y]),
        paintText(item.fill),
        strokeText(item.stroke),
      );
      // Their fingerprints stand for glyphs and advances.
      parts.push(item.runs.map(({ print }) => print.join("-")).join(" "), numbers(item.extras ?? []));
      break;
    case "image":
      parts.push(item.picture, boxText(item.box), item.pixelated ? "pixelated" : "");
      break;
    case "raster":
      parts.push(boxText(item.box), numbers([item.resolution]), item.attributes, item.definitions);
      writeAll(item.items, parts, mask);
      for (const { id, items } of item.contents ?? []) {
        parts.push(id);
        writeAll(items, parts, mask);
      }
      break;
    case "use":
      parts.push(item.symbol, numbers(item.transform), paintText(item.colour));
      break;
    case "group":
      parts.push(
        numbers([...item.transform, item.opacity]),
        item.blend ?? "",
        item.clip?.rule ?? "",
        item.clip?.d ?? "",
      );
      writeAll(item.items, parts, mask);
  }
}

/** Most drawings have solid colours only. */
function paintText(paint: Paint | null): string {
  if (!paint) return "";
  return paint.kind === "solid" ? `${paint.colour} ${paint.opacity}` : JSON.stringify(paint);
}

function strokeText(stroke: Stroke | null): string {
  if (!stroke) return "";
  const { paint, width, cap, join, miterLimit, dash, dashOffset } = stroke;
  return `${paintText(paint)} ${width} ${cap} ${join} ${miterLimit} ${dashOffset} ${dash.join(" ")}`;
}

const numbers = (values: readonly number[]): string => values.join(" ");

const boxText = ({ x, y, width, height }: Box): string => numbers([x, y, width, height]);
