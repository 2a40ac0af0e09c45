/** Runs one command and returns its exit status; an unexpected error is reported as a bug in Broadside. */
import { CommanderError } from "commander";
import { endTidily } from "../host/disk/temporary-files.ts";
import { adaptToWork } from "../host/engine-pace.ts";
import { codeIsKeptBy } from "../host/kept-code.ts";
import { createProgram } from "./program.ts";
import { isExpected, messageOf } from "./terminal/cannot-run.ts";
import { writeErr } from "./terminal/terminal.ts";

/**
 * @param argv like `process.argv`: the first two entries are the programs
 * @param keep keeps the compiled code, for commands that do not return
 */
export async function runCommand(argv: readonly string[], keep = (): void => {}): Promise<number> {
  adaptToWork();
  codeIsKeptBy(keep);
  endTidily();
  return exitStatus(async () => {
    await createProgram().parseAsync([...argv]);
    return Number(process.exitCode ?? 0);
  });
}

/** The exit status of a command's work; errors are reported on stderr. */
export async function exitStatus(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    return statusOf(error);
  }
}

function statusOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (isExpected(error)) {
    writeErr(`broadside: ${messageOf(error)}\n`);
    return 2;
  }
  if (error instanceof Error && "syscall" in error && error.syscall === "uv_cwd") {
    writeErr("broadside: the current folder no longer exists; change to another one\n");
    return 2;
  }
  const stack = error instanceof Error ? error.stack : String(error);
  writeErr(`broadside: this is a bug in Broadside, not in your files; please report it\n${stack}\n`, "lines");
  return 70;
}
