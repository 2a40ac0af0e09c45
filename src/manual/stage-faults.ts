/**
 * What the manual says about the faults that stages find. A rule has its own wording; a stage raises its faults wherever it
 * finds them, often one from several places, so each fault is described by a page of its own in docs/rules/.
 */
import type { Severity } from "../diagnostics/diagnostic.ts";

/** What a page says, as `tools/stage-page.mjs` reads it. */
export interface StageFault {
  readonly id: string;
  /** All severities it can have by itself, the most common first. */
  readonly severities: readonly [Severity, ...Severity[]];
  readonly summary: string;
  /** A clause without a full stop, reported if the stage gives no more specific reason. */
  readonly why: string;
  /** What to do. */
  readonly fix: string;
  /** Examples with the finding: files, each after a line `=== path` or `=== path, note`. */
  readonly bad: readonly string[];
  /** Examples without it, in the same form. */
  readonly good: readonly string[];
  /** Why there is no bad example, which a few lines of text cannot show; absent if there is one. */
  readonly unshown?: string;
}

/** Both are put here when Broadside is built: nothing reads the pages when it runs. */
declare const STAGE_PAGES: readonly StageFault[];
declare const STAGE_SEVERITIES: Readonly<Record<string, StageFault["severities"]>>;

/** By id. */
export const SEVERITIES_OF_STAGES = STAGE_SEVERITIES;

/** All of them, sorted by id. The first call of a command loads their texts, which most commands do not need. */
export function stageFaults(): readonly StageFault[] {
  return STAGE_PAGES;
}
