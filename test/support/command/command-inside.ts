/** Runs a command inside the test's process: same words, output and exit status, without starting Node each time. */
import { runCommand } from "../../../src/cli/run-command.ts";
import type { CommandRun } from "./command.ts";

/** `broadside WORDS` in a folder, without colours and progress. One at a time: it changes the process's folder. */
export function broadsideInside(
  words: readonly string[],
  cwd: string,
  env?: NodeJS.ProcessEnv,
): Promise<CommandRun> {
  return runInside(() => runCommand(["node", "broadside", ...words]), cwd, env);
}

/** Runs work that returns an exit status, as a command would run. */
export async function runInside(
  work: () => Promise<number>,
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<CommandRun> {
  const before = { cwd: process.cwd(), env: { ...process.env }, exitCode: process.exitCode };
  const stdout = captured(process.stdout);
  const stderr = captured(process.stderr);
  try {
    process.chdir(cwd);
    changeEnvironment({ ...before.env, CI: "true", NO_COLOR: "1", ...env });
    process.exitCode = undefined;
    const status = await work();
    return { stdout: stdout.end(), stderr: stderr.end(), status };
  } finally {
    stdout.end();
    stderr.end();
    process.chdir(before.cwd);
    changeEnvironment(before.env);
    process.exitCode = before.exitCode;
  }
}

/** Changes the same object, because others refer to it: a stub in one object is not undone in another. */
function changeEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (env[name] === undefined) delete process.env[name];
  for (const [name, value] of Object.entries(env)) if (value !== undefined) process.env[name] = value;
}

/** Captures what is written to a stream until `end`, which returns it and releases the stream. */
function captured(stream: NodeJS.WriteStream): { end(): string } {
  const write = stream.write;
  let text = "";
  stream.write = (chunk: string | Uint8Array) => {
    text += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
    return true;
  };
  return {
    end: () => {
      stream.write = write;
      return text;
    },
  };
}
