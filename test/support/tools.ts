/**
 * System programs that examine what we make (qpdf, poppler): a test that needs one is skipped, with a note, where the
 * program is missing; with BROADSIDE_REQUIRE_TOOLS=1 (as in CI) it fails instead.
 */
import { spawnSync } from "node:child_process";

export interface ToolRun {
  readonly status: number;
  readonly stdout: Buffer;
  /** Standard output as text. */
  readonly text: string;
  readonly stderr: string;
}

export type Tool = (args: readonly string[]) => ToolRun;

/** The program, ready to run; `skip` is the test context's own. */
export function toolOrSkip(name: string, skip: (note?: string) => void): Tool {
  if (spawnSync(name, ["--version"]).error) {
    if (process.env.BROADSIDE_REQUIRE_TOOLS === "1") throw new Error(`${name} is not installed`);
    skip(`${name} is not installed`);
  }
  return (args) => {
    const { status, stdout, stderr, error } = spawnSync(name, args, { maxBuffer: 256 * 1024 * 1024 });
    if (error) throw error;
    return { status: status ?? -1, stdout, text: stdout.toString("utf8"), stderr: stderr.toString("utf8") };
  };
}
