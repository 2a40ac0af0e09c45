/** Runs the compiled command as a user would. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** What a user starts. */
export const COMMAND = resolve("dist/bundle/broadside.cjs");

export interface CommandRun {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

/** `broadside ARGUMENTS` in a folder; without colours and progress. */
export function broadside(
  words: readonly string[],
  cwd = process.cwd(),
  env: NodeJS.ProcessEnv = {},
): CommandRun {
  const { stdout, stderr, status, error } = spawnSync(process.execPath, [COMMAND, ...words], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, CI: "true", NO_COLOR: "1", ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  return { stdout, stderr, status };
}

/** Writes the files of a project below a folder. */
export function writeProject(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
