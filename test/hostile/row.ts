/**
 * Hostile rows: bad inputs and faults, each with the correct response. A row adds or replaces files of the sample game
 * (`support/game/sample-game.ts`), runs the command, and compares all errors with the expected ones.
 * Rows are in `rows/<group>.ts`, one list per group; `hostile.test.ts` runs them all.
 */
import type { ProjectFiles } from "../support/game/sample-game.ts";

/**
 * Groups of rows: YAML, updates of prints, schemas, paths, vector art, images, fonts, templates, texts, geometry, output,
 * boards, booklets in Markdown, die-lines, kits, tracks and their lattices, exports,
 * measured printers, translations, sheets with slots.
 */
export const GROUPS = {
  Y: 21,
  U: 3,
  S: 2,
  P: 11,
  V: 13,
  I: 13,
  F: 5,
  T: 11,
  X: 5,
  G: 8,
  O: 10,
  B: 5,
  M: 8,
  D: 4,
  K: 5,
  L: 8,
  J: 7,
  R: 6,
  N: 6,
  Q: 8,
} as const;

/** One input with the correct response. */
export interface HostileRow {
  /** "Y1"; several inputs of one row share it. */
  readonly row: string;
  /** The input in a few words; row and words together are the name of the test. */
  readonly what: string;
  /** By path in the project; they replace or extend the files of the sample game. */
  readonly files?: ProjectFiles | (() => ProjectFiles);
  /** Makes what files cannot express: links, pipes, folders without permission. It gets the project's folder. */
  readonly prepare?: (folder: string) => void;
  /** Words of the command; default `check sample`. `check` runs with `--format short`. */
  readonly command?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /**
   * All errors, each as "content/sample/decks/crew.yaml:3:5 group/fault", in any order; warnings and hints listed here
   * must be reported, and others may be.
   */
  readonly finds: readonly string[];
  /** Nothing else is found about the files of this row, not even a hint. */
  readonly alone?: true;
  /** Each occurs somewhere in the output. */
  readonly says?: readonly string[];
  /** None occurs anywhere in it. */
  readonly lacks?: readonly string[];
  readonly status: 0 | 1 | 2;
  /** Examines what the run left behind; it gets the project's folder. */
  readonly after?: (folder: string) => void | Promise<void>;
  /**
   * Upper limit for the memory of the command's process and its children, in MB. The command then runs as a process of
   * its own: the memory of a process that did other work says nothing about this row.
   */
  readonly megabytes?: number;
  /** Runs as a process of its own for another reason: a crash, a child process, signals. */
  readonly started?: true;
}
