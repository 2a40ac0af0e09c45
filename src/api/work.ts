/** Options of every call that may take long. */
import { INKS, type Ink } from "../game/ink.ts";
import type { Draft } from "../host/drafts.ts";
import type { Progress } from "../pipeline/progress.ts";
import type { Options } from "./refuse-options.ts";

/** Those of calls that are about the files themselves, such as `print`. */
export interface SavedWork {
  /** Aborts the call with a `BroadsideError` of code `aborted`; no file is left half-written. */
  readonly signal?: AbortSignal | undefined;
  /** Receives progress reports. */
  readonly progress?: Progress | undefined;
}

export interface Work extends SavedWork {
  /**
   * Unsaved texts that the call sees in place of the files or besides them, below content/ and templates/. Edits in its
   * answer are for these texts.
   */
  readonly drafts?: readonly Draft[] | undefined;
}

/** The same for calls that draw games. */
export interface DrawingWork extends Work {
  /** The look in which games are drawn; default full. */
  readonly ink?: Ink | undefined;
}

export interface CheckWork extends DrawingWork {
  /** Tag of a language: only this translation is checked, and only games that have it; default the original. */
  readonly lang?: string | undefined;
  /** Whether all translations are checked besides the original; default true. */
  readonly translations?: boolean | undefined;
}

export const SAVED_OPTIONS: Options<SavedWork> = { signal: "signal", progress: "progress" };

export const WORK_OPTIONS: Options<Work> = { ...SAVED_OPTIONS, drafts: "drafts" };

export const DRAWING_OPTIONS: Options<DrawingWork> = { ...WORK_OPTIONS, ink: INKS };

export const CHECK_OPTIONS: Options<CheckWork> = { ...DRAWING_OPTIONS, lang: "text", translations: "flag" };
