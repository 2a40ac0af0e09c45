/**
 * `broadside build --watch`: builds, and again whenever a file of the project has changed, until it is ended. What cannot
 * be built is reported; the last good output stays.
 */
import type { Order, Project } from "../../index.ts";
import { isExpected } from "../terminal/cannot-run.ts";
import { writeErr } from "../terminal/terminal.ts";
import type { BuildFlags } from "./build-flags.ts";
import { runBuild } from "./run-build.ts";

/**
 * Runs until the process is ended, or the signal says so.
 * @throws what `isExpected` knows, for what is wrong from the start
 */
export async function runWatch(
  project: Project,
  order: Order,
  flags: BuildFlags,
  signal?: AbortSignal,
): Promise<void> {
  const changes = project.changes({ signal });
  await runBuild(project, order, { ...flags, watch: true });
  if (!flags.quiet) writeErr("Waiting for changes; Ctrl-C ends.\n");
  for await (const _ of changes)
    try {
      await runBuild(project, order, { ...flags, watch: true });
    } catch (error) {
      // What a person can correct is reported, and the next change may have corrected it.
      if (!isExpected(error)) throw error;
      writeErr(`broadside: ${error.message}\n`);
    }
}
