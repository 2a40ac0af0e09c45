/** Tries mutants one after the other: what each of them changes, and whether it is found. */
import fc from "fast-check";
import type { ShippedGame } from "../support/game/shipped-game.ts";
import { meaningOf } from "./meaning.ts";
import { type Mutant, mutantsOf } from "./mutant.ts";

/**
 * Slips in Pirate Quest, of which the other games get a part: enough for a share of 95 % in each run of the suite.
 * MUTANTS=1000 tries more, and FC_SEED=42 others; both are for work on the rules.
 */
export const HOW_MANY = Number(process.env.MUTANTS ?? 40);

/** One in this many is laid out although reading has found it: half-read content must break nothing either. */
const LAID_OUT_ANYWAY = 20;

/** `same` means that the meaning did not change, whether something is found or not. */
type Fate = "same" | "found" | "survived";

export interface Tally {
  readonly found: number;
  readonly same: number;
  /** In words. */
  readonly survivors: readonly string[];
}

/** Tries `count` mutants; a throw in the product fails the property, and fast-check names the mutant. */
export async function tryMutants(game: ShippedGame, count: number, part: number): Promise<Tally> {
  const fates: (readonly [Mutant, Fate])[] = [];
  const sound = meaningOf(game.read(game.files).value.game);
  const { seed = 0 } = fc.readConfigureGlobal();
  await fc.assert(
    fc.asyncProperty(mutantsOf(game), async (mutant) => {
      fates.push([mutant, await fateOf(game, sound, mutant, fates.length % LAID_OUT_ANYWAY === 0)]);
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

/**
 * Most are found by reading alone; the rest is laid out and checked by all rules. The meaning of a booklet is its text.
 */
async function fateOf(
  { files: own, read, check }: ShippedGame,
  sound: string,
  mutant: Mutant,
  whole: boolean,
): Promise<Fate> {
  const files = { ...own, [mutant.file]: mutant.text };
  const { value, diagnostics: found } = read(files);
  const isData = mutant.file.startsWith("content/") && !mutant.file.endsWith(".md");
  const isSame = isData && meaningOf(value.game) === sound;
  const isUnclear = !isSame && found.length === 0;
  const diagnostics = whole || isUnclear ? await check(files) : found;
  if (isSame) return "same";
  return diagnostics.length > 0 ? "found" : "survived";
}
