/** Reports in the terminal what happens during a build. */
import { type Project, type ReportedEvent, shownPath } from "../../index.ts";
import { buildWords } from "../../report/build/build-words.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import type { TerminalProgress } from "../terminal/terminal-progress.ts";
import type { BuildFlags } from "./build-flags.ts";

export interface BuildReporter {
  /** Prints one event after the other, in the order of the calls. */
  readonly onEvent: (event: ReportedEvent) => void;
  /** Resolves once every event passed so far is printed. */
  finished(): Promise<void>;
}

type ReporterFlags = Pick<BuildFlags, "quiet" | "allFindings" | "watch">;

export function buildReporter(
  project: Project,
  flags: ReporterFlags,
  progress: TerminalProgress,
): BuildReporter {
  let written = Promise.resolve();
  return {
    onEvent: (event) => {
      written = written.then(() => {
        progress.clear();
        return report(project, flags, event);
      });
    },
    finished: () => written,
  };
}

async function report(project: Project, flags: ReporterFlags, event: ReportedEvent): Promise<void> {
  if (event.kind === "findings") return reportNews(project, flags, event);
  const words = buildWords(event, { shown: shownPath, timed: flags.watch });
  if (!words || (flags.quiet && words.isListing)) return;
  (words.output === "stdout" ? writeOut : writeErr)(`${words.line}\n`);
}

/** Reports new findings, and a count of the others. While watching, it is silent if nothing is new. */
async function reportNews(
  project: Project,
  { quiet = false, allFindings = false, watch = false }: ReporterFlags,
  { findings, news }: Extract<ReportedEvent, { kind: "findings" }>,
): Promise<void> {
  const shown = allFindings ? findings : news;
  if (shown.length === 0 && (findings.length === 0 || watch)) return;
  const known = findings.length - shown.length;
  const { reportFindings } = await import("../check/report-findings.ts");
  writeErr(await reportFindings(project, shown, "pretty", "stderr", { quiet, known }), "report");
}
