/**
 * Opens a page in the person's browser, without a shell. Its address is a secret (it has a code that lets a page in), and the
 * arguments of a process can be seen by everybody on the machine: so the browser gets a private file that leads to it.
 * Limits: nothing is known of what the browser does then.
 */
import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { removePrivate, writePrivate } from "./private-file.ts";

/** The program that opens what a person double-clicks, with its arguments before the file. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["rundll32.exe", "url.dll,FileProtocolHandler"],
};
const OTHER_OPENER: readonly [string, ...string[]] = ["xdg-open"];

/** False where a browser would not be seen: in CI, and without a display. */
export function hasBrowser(env: NodeJS.ProcessEnv = process.env, platform = process.platform): boolean {
  if (env.CI) return false;
  if (platform === "darwin" || platform === "win32") return true;
  return [env.DISPLAY, env.WAYLAND_DISPLAY].some((display) => display !== undefined && display !== "");
}

/**
 * Resolves when the browser was started, or with the reason why not.
 * @param file where the private file is written; it stays until `removePrivate`, because the browser takes its time
 */
export async function openBrowser(address: string, file: string): Promise<string | undefined> {
  try {
    writePrivate(file, leadingTo(address));
  } catch (error) {
    return (error as Error).message;
  }
  const [program, ...words] = OPENERS[process.platform] ?? OTHER_OPENER;
  const failure = await startedAlone(program, [...words, pathToFileURL(file).href]);
  if (failure !== undefined) removePrivate(file);
  return failure;
}

/** The program goes on when this one ends. */
function startedAlone(program: string, words: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { detached: true, stdio: "ignore" });
    child.once("error", (error) => resolve(error.message));
    child.once("spawn", () => {
      child.unref();
      resolve(undefined);
    });
  });
}

const leadingTo = (address: string): string => `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Broadside studio</title>
<p><a href="${address}">Open the studio</a>
`;
