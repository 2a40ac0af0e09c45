#!/usr/bin/env node
/**
 * The command line: runs the command in argv and sets the exit status. 0 clean, 1 findings at or above --fail-on, 2
 * could not run, 70 a bug in Broadside; a signal ends the process as usual (130 and 143 in a shell). It runs from the
 * bundle if there is one, else from the modules.
 */
import { bundledCode } from "../host/bundled-code.ts";
import { expectShortWork } from "../host/engine-pace.ts";
import { onWriteError, writeErr } from "./terminal/terminal.ts";

type Command = typeof import("./run-command.ts");

onWriteError(endWithoutOutput);
void run();

async function run(): Promise<void> {
  expectShortWork();
  const bundle = bundledCode();
  const command = (bundle?.load("command.cjs") as Command | undefined) ?? (await import("./run-command.ts"));
  const keep = (): void => {
    // The compiled code that is kept should suit short runs, even if this run was long.
    expectShortWork();
    bundle?.keep();
  };
  process.exitCode = await command.runCommand(process.argv, keep);
  keep();
}

/** A reader that stops reading (`| head`) is not an error: the command continues and keeps its exit status. */
function endWithoutOutput(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") return;
  writeErr(`broadside: the output could not be written: ${error.message}\n`);
  process.exit(2);
}
