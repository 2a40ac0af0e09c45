/** The options of `print`, and what it returns. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { NewsOfBuilds } from "../../pipeline/print/news-of-builds.ts";
import type { PrintEvent, WrittenFile } from "../../pipeline/print/print-events.ts";
import type { ProjectContext } from "../../pipeline/project.ts";
import type { Options } from "../refuse-options.ts";
import { SAVED_OPTIONS, type SavedWork } from "../work.ts";

/** Findings come with `news`: those that no earlier print of the project reported; errors are always news. */
export type ReportedEvent =
  | Exclude<PrintEvent, { kind: "findings" }>
  | (Extract<PrintEvent, { kind: "findings" }> & { readonly news: readonly Diagnostic[] });

/** A print is made from the files: drafts are refused. */
export interface PrintWork extends SavedWork {
  /** Called for each event as it happens. */
  readonly onEvent?: ((event: ReportedEvent) => void) | undefined;
  /**
   * Whether the findings are shown to people, so that the next print counts them as known; default true. Affects only
   * `news`.
   */
  readonly isShown?: boolean | undefined;
}

export const PRINT_OPTIONS: Options<PrintWork> = { ...SAVED_OPTIONS, onEvent: "function", isShown: "flag" };

export interface Printed {
  /** 0 if everything ordered was printed and there are no errors, else 1. */
  readonly status: 0 | 1;
  readonly files: readonly WrittenFile[];
  /** Findings of the check, the sheets and the drawings. */
  readonly findings: readonly Diagnostic[];
  /** Everything that happened, in order. */
  readonly events: readonly ReportedEvent[];
}

/** What earlier prints of the project reported, in each look and language. */
export type NewsByLook = (look: Pick<ProjectContext, "ink" | "lang">) => NewsOfBuilds;
