/** One build: prints and reports what happens. */
import type { Order, Project } from "../../index.ts";
import { terminalProgress } from "../terminal/terminal-progress.ts";
import type { BuildFlags } from "./build-flags.ts";
import { buildReporter } from "./build-reporter.ts";

/** Returns the exit status. @throws BroadsideError for an order that cannot be carried out */
export async function runBuild(project: Project, order: Order, flags: BuildFlags): Promise<number> {
  const progress = terminalProgress(flags.quiet);
  const reporter = buildReporter(project, flags, progress);
  try {
    const isShown = !flags.quiet;
    const { status } = await project.print(order, { progress, isShown, onEvent: reporter.onEvent });
    return status;
  } finally {
    await reporter.finished();
    progress.clear();
  }
}
