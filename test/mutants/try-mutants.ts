/** Tries mutants one after the other: what each of them changes, and whether something is found. */
import fc from "fast-check";
import type { Game } from "../../src/game/game.ts";
import { checkShipped, readShipped, SHIPPED_FILES, type TextFiles } from "../support/shipped-game.ts";
import { meaningOf } from "./meaning.ts";
import { filesOf, type Mutant, mutants } from "./mutant.ts";

/** Slips of one part: enough for a share of 95 % in each run of the suite; MUTANTS=1000 tries more. */
export const HOW_MANY = Number(process.env.MUTANTS ?? 250);

/** One in so many is laid out though reading has found it already: what is half read must break nothing either. */
const LAID_OUT_ANYWAY = 20;

/** `same` means what it meant before, whether something is found or not. */
type Fate = "same" | "found" | "survived";

export interface Tally {
  readonly found: number;
  readonly same: number;
  /** In words. */
  readonly survivors: readonly string[];
}

/** Tries so many mutants; each throw of the product fails the property, and fast-check says for which mutant. */
export async function tryMutants(count: number, part: number): Promise<Tally> {
  const fates: (readonly [Mutant, Fate])[] = [];
  const { seed = 0 } = fc.readConfigureGlobal();
  await fc.assert(
    fc.asyncProperty(mutants, async (mutant) => {
      fates.push([mutant, await fateOf(mutant, fates.length % LAID_OUT_ANYWAY === 0)]);
    }),
    { numRuns: count, seed: seed + part },
  );
  const of = (wanted: Fate) => fates.filter(([, fate]) => fate === wanted);
  return {
    found: of("found").length,
    same: of("same").length,
    survivors: of("survived").map(([{ words }]) => words),
  };
}

const SOUND = meaningOf(gameOf(SHIPPED_FILES));

function gameOf(files: TextFiles): Game | undefined {
  return readShipped(files).value.game;
}

/** Most are found by reading alone; the rest is laid out and judged by all rules. */
async function fateOf(mutant: Mutant, whole: boolean): Promise<Fate> {
  const files = filesOf(mutant);
  const read = readShipped(files);
  const isSame = mutant.file.startsWith("content/") && meaningOf(read.value.game) === SOUND;
  const isUnclear = !isSame && read.diagnostics.length === 0;
  const diagnostics = whole || isUnclear ? await checkShipped(files) : read.diagnostics;
  if (isSame) return "same";
  return diagnostics.length > 0 ? "found" : "survived";
}
