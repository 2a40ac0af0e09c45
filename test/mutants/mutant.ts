/** One slip in a shipped game, made at a random site. */
import fc from "fast-check";
import type { ShippedGame, TextFiles } from "../support/game/shipped-game.ts";
import { KINDS, type Kind, type Pair, type Stretch, sitesOf, type Word } from "./sites.ts";

export interface Mutant {
  readonly kind: Kind;
  readonly file: string;
  readonly text: string;
  /** "delete content/…/battle.yaml:36 - { id: sword-3 …": for people. */
  readonly words: string;
}

/** Without fast-check's preference for small numbers: all sites of a kind are equally likely. */
export function mutantsOf(game: ShippedGame): fc.Arbitrary<Mutant> {
  const sites = sitesOf(game);
  const { files } = game;
  return fc
    .noBias(fc.record({ kind: fc.constantFrom(...KINDS), site: fc.nat(), slip: fc.nat(), letter: fc.nat() }))
    .map(({ kind, site, slip, letter }) => {
      if (kind === "swap") return swapped(files, at(sites.swap, site));
      if (kind === "misspell") return misspelled(files, at(sites.misspell, site), slip, letter);
      return kind === "duplicate"
        ? doubled(files, at(sites.duplicate, site))
        : lost(files, kind, at(sites[kind], site));
    });
}

function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

function lost(files: TextFiles, kind: Kind, { file, start, end }: Stretch): Mutant {
  const before = textOf(files, file);
  const piece = before.slice(start, end);
  return mutant(files, kind, file, start, before.slice(0, start) + before.slice(end), piece);
}

function doubled(files: TextFiles, { file, start, end }: Stretch): Mutant {
  const before = textOf(files, file);
  const piece = before.slice(start, end);
  return mutant(files, "duplicate", file, start, before.slice(0, end) + piece + before.slice(end), piece);
}

function swapped(files: TextFiles, { file, first, second }: Pair): Mutant {
  const before = textOf(files, file);
  const [a, b] = [before.slice(first.start, first.end), before.slice(second.start, second.end)];
  const text =
    before.slice(0, first.start) + b + before.slice(first.end, second.start) + a + before.slice(second.end);
  return mutant(files, "swap", file, first.start, text, `${a} <-> ${b}`);
}

/** A letter left out, doubled, replaced by another, or swapped with its neighbour. */
function misspelled(files: TextFiles, { file, start, end }: Word, slip: number, letter: number): Mutant {
  const before = textOf(files, file);
  const word = before.slice(start, end);
  const letters = [...word].flatMap((sign, index) => (/[a-z]/i.test(sign) ? [index] : []));
  const index = at(letters, letter);
  const sign = word[index] as string;
  const other = String.fromCharCode(97 + ((sign.toLowerCase().charCodeAt(0) - 97 + 1 + (slip % 25)) % 26));
  const next = word[index + 1];
  const slips = [
    word.slice(0, index) + word.slice(index + 1),
    word.slice(0, index) + sign + word.slice(index),
    word.slice(0, index) + other + word.slice(index + 1),
    next === undefined || next === sign || !/[a-z]/i.test(next)
      ? word + other
      : word.slice(0, index) + next + sign + word.slice(index + 2),
  ];
  const wrong = at(slips, slip);
  return mutant(
    files,
    "misspell",
    file,
    start,
    before.slice(0, start) + wrong + before.slice(end),
    `${word} -> ${wrong}`,
  );
}

function mutant(
  files: TextFiles,
  kind: Kind,
  file: string,
  start: number,
  text: string,
  piece: string,
): Mutant {
  const line = textOf(files, file).slice(0, start).split("\n").length;
  const short = piece.replace(/\s+/g, " ").trim();
  return {
    kind,
    file,
    text,
    words: `${kind} ${file}:${line} ${short.length > 90 ? `${short.slice(0, 90)}…` : short}`,
  };
}

const textOf = (files: TextFiles, file: string): string => files[file] as string;
