/**
 * The game's version in drawings: a booklet, a board or a box that shows it is not printed again merely because it rose.
 * A line of text with the version counts as that line without it, wherever the line begins and however wide it is.
 * Limits: versions with nothing but digits, or without any, are not looked for, because cards have such words for other
 * reasons; where a longer version makes a text smaller or breaks its lines elsewhere, the drawing counts as changed.
 */
import { escapedPattern } from "../../../diagnostics/text/escaped-pattern.ts";
import { charactersOf } from "../../../scene/glyph-runs.ts";
import type { GlyphsItem, Item } from "../../../scene/scene.ts";

export interface VersionMask {
  /** The characters of each line with the version among these items, without it. */
  linesIn(items: readonly Item[]): ReadonlyMap<Item, string>;
}

const NO_LINES: ReadonlyMap<Item, string> = new Map();

const NO_MASK: VersionMask = { linesIn: () => NO_LINES };

export function versionMask(version: string): VersionMask {
  if (!/\d/.test(version) || !/\D/.test(version)) return NO_MASK;
  const pattern = new RegExp(`(?<![\\p{L}\\d]|\\d\\.)${escapedPattern(version)}(?![\\p{L}\\d]|\\.\\d)`, "gu");
  return { linesIn: (items) => linesWith(items, version, pattern) };
}

function linesWith(items: readonly Item[], version: string, pattern: RegExp): ReadonlyMap<Item, string> {
  const lines = new Set<string>();
  for (const item of items)
    if (item.kind === "glyphs") {
      const characters = charactersOf(item);
      if (characters.includes(version) && characters.search(pattern) >= 0) lines.add(lineOf(item));
    }
  if (lines.size === 0) return NO_LINES;
  // What is beside the version on its line moves with it.
  const beside = items.filter((item) => item.kind === "glyphs" && lines.has(lineOf(item)));
  return new Map(
    beside.map((item) => [item, charactersOf(item as GlyphsItem).replace(pattern, "\0")] as const),
  );
}

/** Of one element, on one baseline. */
const lineOf = ({ origin: { file, line, column }, y }: GlyphsItem): string =>
  `${file} ${line} ${column} ${y}`;
