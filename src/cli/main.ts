#!/usr/bin/env node
/**
 * The command line: argv to a command to an exit status. 0 clean, 1 findings at or above --fail-on, 2 could not run,
 * 70 a bug of ours; a signal ends the process as usual (130 and 143 in a shell).
 */
import { CommanderError } from "commander";
import { HostError } from "../host/host.ts";
import { CannotRun } from "./cannot-run.ts";
import { createProgram } from "./program.ts";

for (const stream of [process.stdout, process.stderr]) stream.on("error", onWriteError);

try {
  await createProgram().parseAsync(process.argv);
} catch (error) {
  process.exitCode = statusOf(error);
}

/** A reader that has seen enough (`| head`) is no fault: the work goes on and keeps its exit status. */
function onWriteError(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") return;
  process.stderr.write(`broadside: the output could not be written: ${error.message}\n`);
  process.exit(2);
}

function statusOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof CannotRun || error instanceof HostError) {
    process.stderr.write(`broadside: ${error.message}\n`);
    return 2;
  }
  const stack = error instanceof Error ? error.stack : String(error);
  process.stderr.write(
    `broadside: this is a fault of the program, not of your files; please report it\n${stack}\n`,
  );
  return 70;
}
