/**
 * `broadside build --watch`: builds, then rebuilds whenever a file of the project changes, until it is stopped. What
 * cannot be built is reported; the last good output stays.
 */
import type { Order, Project } from "../../index.ts";
import { isExpected, messageOf } from "../terminal/cannot-run.ts";
import { writeErr } from "../terminal/terminal.ts";
import type { BuildFlags } from "./build-flags.ts";
import { runBuild } from "./run-build.ts";

/**
 * Runs until the process ends or the signal aborts.
 * @throws an error that `isExpected` accepts, if the first build cannot start
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
      // Errors that a person can fix are reported; the next change may fix them.
      if (!isExpected(error)) throw error;
      writeErr(`broadside: ${messageOf(error)}\n`);
    }
}
