/** A studio that runs on a folder: in this process, or as the command in a process of its own that can be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pageFiles } from "../../../src/host/page-files.ts";
import { openProject } from "../../../src/index.ts";
import { serveStudio } from "../../../src/studio/server/serve.ts";

export interface RunningStudio {
  /** With the token that lets one page in. */
  readonly url: string;
  close(): Promise<void>;
}

export interface StudioProcess extends RunningStudio {
  /** Ends it at once with SIGKILL, as the system does when memory is short. */
  kill(): Promise<void>;
}

export interface StartOptions {
  readonly isReadOnly?: boolean;
  /** Default: a free one. */
  readonly port?: number;
  /** How long the answer to an edit waits for its picture, in ms, in this process; default as in the product. */
  readonly quickMs?: number;
}

export async function startStudio(folder: string, options: StartOptions = {}): Promise<RunningStudio> {
  const { isReadOnly = false, port = 0, quickMs } = options;
  const { newLink, close } = await serveStudio({
    folder,
    open: () => openProject(folder, { outputOnly: true }),
    ports: [port],
    isReadOnly,
    page: pageFiles(),
    onBug: (error) => process.stderr.write(`${(error as Error).stack}\n`),
    ...(quickMs !== undefined && { quickMs }),
  });
  return { url: newLink(), close };
}

/** `broadside studio` as people start it. */
export async function startStudioProcess(folder: string, options: StartOptions = {}): Promise<StudioProcess> {
  const words = ["studio", "--no-open", "--project", folder];
  if (options.port !== undefined) words.push("--port", String(options.port));
  if (options.isReadOnly) words.push("--read-only");
  const child = spawn(process.execPath, ["dist/bundle/broadside.cjs", ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    // the next one on this folder finds what this one has noted, and nothing is left with the person who runs the tests
    env: { ...process.env, CI: "true", XDG_STATE_HOME: join(folder, ".state") },
  });
  const url = await firstAddress(child);
  return { url, kill: () => ended(child, "SIGKILL"), close: () => ended(child, "SIGTERM") };
}

/** @throws Error with what the process said, if it ends before it names an address */
async function firstAddress(child: ChildProcess): Promise<string> {
  const said: string[] = [];
  child.stderr?.on("data", (text) => said.push(String(text)));
  if (child.stdout)
    for await (const line of createInterface({ input: child.stdout })) {
      const [found] = /http:\/\/\S+/.exec(line) ?? [];
      if (found) return found;
      said.push(line);
    }
  throw new Error(`the studio did not start: ${said.join("\n")}`);
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}
