/** What is said to those who do not see the map: what was done, and where it changes what is proved about the track, that too. */
import { effect, signal } from "@preact/signals";
import { counted } from "../../parts/counted.ts";
import { capitalised } from "../../parts/words.ts";
import { whyReadOnly } from "../../project/read-only.ts";
import { cellName } from "../game-words.ts";
import { type Proof, proofFault, settledProof, whyUnproved } from "../proofs/proof.ts";
import { moves, track } from "../state.ts";

/** The words of a live region. */
export const announced = signal("");

/** @param words a sentence without its full stop */
export function announce(words: string): void {
  // the same words twice would be said once
  announced.value = words === announced.peek() ? `${words}\u00a0` : words;
}

let waiting: string | undefined;
let lastVerdict = "";

/** The same as soon as it is known what is proved about the track that it leads to. */
export function announceChange(words: string): void {
  // nothing was changed, and that is said where it is refused
  if (whyReadOnly.peek() !== undefined) return;
  waiting = words;
  flush();
}

effect(flush);

function flush(): void {
  const [proof, fault] = [settledProof.value, proofFault.value];
  if (waiting === undefined || (fault === undefined && proof?.track !== track.value)) return;
  const verdict = proof && fault === undefined ? verdictOf(proof) : "";
  announce(verdict === lastVerdict || verdict === "" ? waiting : `${waiting}. ${verdict}`);
  lastVerdict = verdict;
  waiting = undefined;
}

function verdictOf({ analysis, track: proved }: Proof): string {
  if (!analysis) return capitalised(whyUnproved(proved) ?? "");
  const { free, lattice, traps } = analysis;
  const [covered] = lattice.overlaps;
  const { point = "point", points = "points", pieces = "pieces" } = moves.peek()?.movement.words ?? {};
  const faults = [
    covered && `cards ${covered.cards.map((card) => card + 1).join(" and ")} cover each other`,
    free ? undefined : "the finish cannot be reached",
    traps.length > 0 &&
      `${counted(traps.length, cellName.peek())} ${traps.length === 1 ? "traps" : "trap"} ${pieces}`,
  ].filter((one) => typeof one === "string");
  if (faults.length > 0) return capitalised(faults.join("; "));
  return free ? `The shortest way is ${counted(free.mp, point, points)} long` : "";
}
