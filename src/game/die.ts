/** Dice: faces checked against the glossary, and the exact chances of a roll. */
import type { DieFile } from "../schema/files.ts";
import { DIE_NETS } from "../shape/die-nets.ts";
import type { SourceRef } from "../source/tree.ts";
import { below, insteadOf, type Report } from "./fault.ts";
import type { Die, Glossary } from "./game.ts";
import type { CheckedFile } from "./input.ts";

/** The numbers of faces for which there is a net. */
export const NET_FACES: readonly number[] = [...DIE_NETS.keys()];

/** A number of equally likely outcomes out of all: the chance is `ways / of`. */
export interface Chance {
  readonly ways: number;
  readonly of: number;
}

/** The usable symbols, and whether an unusable one is written. */
export interface GlossarySymbols {
  readonly symbols: Glossary["symbols"];
  isWritten(name: string): boolean;
}

export function resolveDie(
  { file, path }: CheckedFile<DieFile>,
  { symbols, isWritten }: GlossarySymbols,
  report: Report,
): Die {
  const source = { file: path, path: [] };
  for (const [face, words] of file.faces.entries())
    for (const [index, word] of words.entries())
      if (!Object.hasOwn(symbols, word) && !isWritten(word))
        reportSymbol(word, symbols, below(source, "faces", face, index), report);
  const { die: id, title, colour, mark, faces } = file;
  return { id, title, colour, ...(mark === undefined ? {} : { mark }), faces, source };
}

/**
 * The exact chance of rolling at least `points`, over all pairs of a first and a second roll: 36 for six faces. The second
 * roll counts only after a face with a symbol that rolls again; its points are added to those of the first, and another such
 * symbol does not add a third roll.
 */
export function waysOfAtLeast(die: Pick<Die, "faces">, symbols: Glossary["symbols"], points: number): Chance {
  const totals = totalsOf(die, symbols);
  return { ways: totals.filter((total) => total >= points).length, of: totals.length };
}

/** How many of these pairs have 0, 1, 2 ... points; points below zero count as none. */
export function pointsOf(die: Pick<Die, "faces">, symbols: Glossary["symbols"]): readonly number[] {
  const totals = totalsOf(die, symbols).map((total) => Math.max(0, total));
  const ways = new Array<number>(Math.max(0, ...totals) + 1).fill(0);
  for (const total of totals) ways[total] = (ways[total] as number) + 1;
  return ways;
}

function totalsOf(die: Pick<Die, "faces">, symbols: Glossary["symbols"]): readonly number[] {
  const faces = die.faces.map((face) => faceValue(face, symbols));
  return faces.flatMap((first) => faces.map((second) => first.points + (first.again ? second.points : 0)));
}

/** The same as a number from 0 to 1; 0 for a die without faces. */
export function chanceOfAtLeast(
  die: Pick<Die, "faces">,
  symbols: Glossary["symbols"],
  points: number,
): number {
  const { ways, of } = waysOfAtLeast(die, symbols, points);
  return of === 0 ? 0 : ways / of;
}

/** Symbols that are not in the glossary count nothing. */
function faceValue(
  face: readonly string[],
  symbols: Glossary["symbols"],
): { points: number; again: boolean } {
  const shown = face.flatMap((name) => (Object.hasOwn(symbols, name) ? (symbols[name] ?? []) : []));
  return {
    points: shown.reduce((sum, symbol) => sum + symbol.points, 0),
    again: shown.some((symbol) => symbol.again),
  };
}

function reportSymbol(word: string, symbols: Glossary["symbols"], at: SourceRef, report: Report): void {
  const names = Object.keys(symbols);
  report({
    rule: "dice/unknown-symbol",
    at,
    message: `the glossary has no symbol "${word}"`,
    ...insteadOf(
      word,
      names,
      "glossary.yaml lists no symbols",
      `add "${word}" to \`symbols:\` in glossary.yaml`,
    ),
  });
}
