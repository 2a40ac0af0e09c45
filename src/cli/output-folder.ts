/** The folder that prints go to, and how paths are shown to people. */
import { join, relative, resolve } from "node:path";
import { createNodeHost } from "../host/node-host.ts";
import type { OutputFolder, Project } from "../pipeline/project.ts";
import { CannotRun } from "./cannot-run.ts";

/** Each folder that is printed to has a journal of its own. @throws CannotRun for a folder that holds what a build reads. */
export function outputFolder({ host, output }: Project, out: string | undefined): OutputFolder {
  if (out === undefined)
    return output ?? { host: createNodeHost(join(host.root, "output")), shown: "output" };
  const [top] = relative(host.root, resolve(out)).split(/[/\\]/);
  if (top === "content" || top === "templates")
    throw new CannotRun(`--out "${out}" lies in ${top}/, which a build reads; choose another folder`);
  return { host: createNodeHost(resolve(out)), shown: shownPath(resolve(out)) };
}

/** From the current folder where it lies below it. */
export function shownPath(path: string): string {
  const fromHere = relative("", path);
  return fromHere.startsWith("..") ? path : fromHere;
}
