/** One slip in the shipped game, made of a site and of chance. */
import fc from "fast-check";
import { SHIPPED_FILES, type TextFiles } from "../support/shipped-game.ts";
import { KINDS, type Kind, type Pair, type Stretch, sitesOf, type Word } from "./sites.ts";

export interface Mutant {
  readonly kind: Kind;
  readonly file: string;
  readonly text: string;
  /** "delete content/…/battle.yaml:36 - { id: sword-3 …": for people. */
  readonly words: string;
}

const SITES = sitesOf();

/** Without fast-check's liking for small numbers: every site is as likely as the next of its kind. */
export const mutants: fc.Arbitrary<Mutant> = fc
  .noBias(fc.record({ kind: fc.constantFrom(...KINDS), site: fc.nat(), slip: fc.nat(), letter: fc.nat() }))
  .map(({ kind, site, slip, letter }) => {
    if (kind === "swap") return swapped(at(SITES.swap, site));
    if (kind === "misspell") return misspelt(at(SITES.misspell, site), slip, letter);
    return kind === "duplicate" ? doubled(at(SITES.duplicate, site)) : lost(kind, at(SITES[kind], site));
  });

export const filesOf = ({ file, text }: Mutant): TextFiles => ({ ...SHIPPED_FILES, [file]: text });

function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

function lost(kind: Kind, { file, start, end }: Stretch): Mutant {
  const before = textOf(file);
  const piece = before.slice(start, end);
  return mutant(kind, file, start, before.slice(0, start) + before.slice(end), piece);
}

function doubled({ file, start, end }: Stretch): Mutant {
  const before = textOf(file);
  const piece = before.slice(start, end);
  return mutant("duplicate", file, start, before.slice(0, end) + piece + before.slice(end), piece);
}

function swapped({ file, first, second }: Pair): Mutant {
  const before = textOf(file);
  const [a, b] = [before.slice(first.start, first.end), before.slice(second.start, second.end)];
  const text =
    before.slice(0, first.start) + b + before.slice(first.end, second.start) + a + before.slice(second.end);
  return mutant("swap", file, first.start, text, `${a} <-> ${b}`);
}

/** A letter left out, doubled, changed for another, or in its neighbour's place. */
function misspelt({ file, start, end }: Word, slip: number, letter: number): Mutant {
  const before = textOf(file);
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
    "misspell",
    file,
    start,
    before.slice(0, start) + wrong + before.slice(end),
    `${word} -> ${wrong}`,
  );
}

function mutant(kind: Kind, file: string, start: number, text: string, piece: string): Mutant {
  const line = textOf(file).slice(0, start).split("\n").length;
  const short = piece.replace(/\s+/g, " ").trim();
  return {
    kind,
    file,
    text,
    words: `${kind} ${file}:${line} ${short.length > 90 ? `${short.slice(0, 90)}…` : short}`,
  };
}

const textOf = (file: string): string => SHIPPED_FILES[file] as string;
