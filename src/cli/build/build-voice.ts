/** Reports in the terminal what happens during a build. */
import { type Project, type ReportedEvent, shownPath } from "../../index.ts";
import { buildWords } from "../../report/build/build-words.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import type { TerminalProgress } from "../terminal/terminal-progress.ts";
import type { BuildFlags } from "./build-flags.ts";

export interface BuildVoice {
  /** Prints one event after the other, in the order of the calls. */
  readonly onEvent: (event: ReportedEvent) => void;
  /** Resolves once every event passed so far is printed. */
  said(): Promise<void>;
}

type VoiceFlags = Pick<BuildFlags, "quiet" | "allFindings" | "watch">;

export function buildVoice(project: Project, flags: VoiceFlags, progress: TerminalProgress): BuildVoice {
  let said = Promise.resolve();
  return {
    onEvent: (event) => {
      said = said.then(() => {
        progress.clear();
        return say(project, flags, event);
      });
    },
    said: () => said,
  };
}

async function say(project: Project, flags: VoiceFlags, event: ReportedEvent): Promise<void> {
  if (event.kind === "findings") return sayFindings(project, flags, event);
  const words = buildWords(event, { shown: shownPath, timed: flags.watch });
  if (!words || (flags.quiet && words.isListing)) return;
  (words.output === "stdout" ? writeOut : writeErr)(`${words.line}\n`);
}

/** Reports new findings, and a count of the others. While watching, it is silent if nothing is new. */
async function sayFindings(
  project: Project,
  { quiet = false, allFindings = false, watch = false }: VoiceFlags,
  { findings, news }: Extract<ReportedEvent, { kind: "findings" }>,
): Promise<void> {
  const shown = allFindings ? findings : news;
  if (shown.length === 0 && (findings.length === 0 || watch)) return;
  const known = findings.length - shown.length;
  const { reportFindings } = await import("../check/report-findings.ts");
  writeErr(await reportFindings(project, shown, "pretty", "stderr", { quiet, known }), "report");
}
