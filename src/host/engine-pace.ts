/**
 * How soon V8 optimises code that runs often, and how far it lets its memory grow. Its defaults suit long-running programs:
 * in a command that takes half a second, optimising costs more time than it saves.
 */
import { setFlagsFromString } from "node:v8";

interface Pace {
  readonly flag: string;
  /** V8's default. */
  readonly usual: number;
  /** Some eight times as much. */
  readonly unhurried: number;
}

/** Bytes of executed byte code, or calls. By major version of Node; V8 warns about unknown flags. */
const PACES: Readonly<Record<string, readonly Pace[]>> = {
  20: [{ flag: "--interrupt-budget", usual: 135_168, unhurried: 1_000_000 }],
  22: [{ flag: "--invocation-count-for-turbofan", usual: 3_000, unhurried: 24_000 }],
  24: [
    { flag: "--invocation-count-for-turbofan", usual: 3_000, unhurried: 24_000 },
    { flag: "--invocation-count-for-maglev", usual: 400, unhurried: 3_200 },
  ],
};

/** False in programs that use the library: how they run is not our business. */
let isOurs = false;

/** Allows the settings below to be changed while a command runs; only the command line calls this. */
export function adaptToWork(): void {
  isOurs = true;
}

/** For a command that is expected to be short; called before its code is loaded. */
export function expectShortWork(): void {
  for (const { flag, unhurried } of pacesOfThisNode()) setFlagsFromString(`${flag}=${unhurried}`);
}

/** For the rest of a run that turned out to be long. */
export function expectLongWork(): void {
  if (isOurs) expectUsualPace();
}

function expectUsualPace(): void {
  for (const { flag, usual } of pacesOfThisNode()) setFlagsFromString(`${flag}=${usual}`);
}

/** Does something at the pace of short work in a run that is expected to be long; only the command line calls this. */
export function atShortPace<T>(work: () => T): T {
  expectShortWork();
  try {
    return work();
  } finally {
    expectUsualPace();
  }
}

/** For the rest of a run that needs hundreds of megabytes: very many cards, or pictures of all of them. */
export function expectLargeHeap(): void {
  if (isOurs && pacesOfThisNode().length > 0) setFlagsFromString(MOST_GROWTH);
}

/**
 * Percent by which the heap may grow before it is collected. By default V8 lets it grow to three times of what is in
 * use, which a print of 54,000 cards does not need: with this it takes a fifth less. A print of 5,400 cards takes as
 * much memory without it, and a twelfth less time. Pictures of 491 faces take 20 MB less with it, and as long.
 */
const MOST_GROWTH = "--heap-growing-percent=40";

function pacesOfThisNode(): readonly Pace[] {
  return PACES[process.versions.node.split(".")[0] ?? ""] ?? [];
}
