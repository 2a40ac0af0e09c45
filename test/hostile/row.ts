/**
 * Hostile rows: bad inputs and faults, each with its right answer. A row lays its files over the sample game
 * (`support/game/sample-game.ts`), runs the command, and compares every error that is found with those that are expected.
 * Rows live in `rows/<group>.ts`, one list a group; `hostile.test.ts` runs them all.
 */
import type { ProjectFiles } from "../support/game/sample-game.ts";

/** Groups of rows: YAML, schemas, paths, vector art, images, fonts, templates, texts, geometry, output, boards, booklets in Markdown, die-lines, kits. */
export const GROUPS = {
  Y: 21,
  S: 2,
  P: 11,
  V: 13,
  I: 13,
  F: 5,
  T: 11,
  X: 5,
  G: 7,
  O: 9,
  B: 5,
  M: 8,
  D: 4,
  K: 5,
} as const;

/** One input with its right answer. */
export interface HostileRow {
  /** "Y1"; several inputs of one row share it. */
  readonly row: string;
  /** The input in a few words; row and words together are the name of the test. */
  readonly what: string;
  /** By path in the project; they lie over the sample game. */
  readonly files?: ProjectFiles | (() => ProjectFiles);
  /** Makes what files cannot say: links, pipes, folders without permission. It gets the project's folder. */
  readonly prepare?: (folder: string) => void;
  /** Words of the command; default `check sample`. It runs with `--format short` where it is `check`. */
  readonly command?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /**
   * All errors that are found, each as "content/sample/decks/crew.yaml:3:5 group/fault"; of warnings and hints those that
   * are listed must be there and others may. In any order.
   */
  readonly finds: readonly string[];
  /** Each stands somewhere in what is printed. */
  readonly says?: readonly string[];
  /** None stands anywhere in it. */
  readonly lacks?: readonly string[];
  readonly status: 0 | 1 | 2;
  /** Looks at what the run left behind; it gets the project's folder. */
  readonly after?: (folder: string) => void | Promise<void>;
  /**
   * Most memory of the command's process and its children, in MB. The command then runs as a process of its own: what a
   * process that did other work has at hand says nothing about this row.
   */
  readonly megabytes?: number;
  /** Runs as a process of its own for another reason: a crash, a child process, signals. */
  readonly started?: true;
}

/** A row that asks for something which the product does not do, and the reason. */
export interface AbsentRow {
  readonly row: string;
  readonly because: string;
}

export type Row = HostileRow | AbsentRow;

export const isAbsent = (row: Row): row is AbsentRow => "because" in row;
