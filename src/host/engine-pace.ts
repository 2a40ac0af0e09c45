/**
 * How soon V8 makes fast machine code of what runs often. Its usual pace suits a program that runs for long: in a
 * command that is over in half a second more time goes into such code than it ever saves.
 */
import { setFlagsFromString } from "node:v8";

interface Pace {
  readonly flag: string;
  /** V8's own value, in bytes of byte code that ran. */
  readonly usual: number;
}

/** By major version of Node; V8 writes words of its own to stderr about a flag that it does not know. */
const PACES: Readonly<Record<string, Pace>> = { 20: { flag: "--interrupt-budget", usual: 135_168 } };

/** About eight times the usual: a build of 54 cards took 0.7 s of CPU with it, 1.1 s without. */
const UNHURRIED = 1_000_000;

/** For a command that is expected to be short; before its code is loaded. */
export function expectShortWork(): void {
  set(UNHURRIED);
}

/** For the rest of a work that turned out to be long. */
export function expectLongWork(): void {
  const usual = paceOfThisNode()?.usual;
  if (usual) set(usual);
}

function set(budget: number): void {
  const pace = paceOfThisNode();
  if (pace) setFlagsFromString(`${pace.flag}=${budget}`);
}

function paceOfThisNode(): Pace | undefined {
  return PACES[process.versions.node.split(".")[0] ?? ""];
}
