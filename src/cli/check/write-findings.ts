/** Reports findings on stderr, next to the result of a command. */
import { BroadsideError, type Diagnostic, type Project } from "../../index.ts";
import type { FindingsTerms } from "../../report/findings/findings-text.ts";
import { writeErr } from "../terminal/terminal.ts";

export async function writeFindings(
  project: Project,
  findings: readonly Diagnostic[],
  terms?: FindingsTerms,
): Promise<void> {
  if (findings.length === 0) return;
  const { reportFindings } = await import("./report-findings.ts");
  writeErr(await reportFindings(project, findings, "pretty", "stderr", terms), "report");
}

/** Awaits a call and reports the findings of its error, if it fails with any. @throws whatever the call throws */
export async function reportingErrors<T>(project: Project, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof BroadsideError) await writeFindings(project, error.findings);
    throw error;
  }
}
