/** From `--project` and the current folder to a project, for every command alike. */
import { join } from "node:path";
import { Option } from "commander";
import { INKS } from "../../game/ink.ts";
import { openBundle } from "../../host/bundle.ts";
import { openCacheFolder } from "../../host/disk/cache-folder.ts";
import { findProject, hasContent } from "../../host/disk/find-project.ts";
import { createNodeHost } from "../../host/node-host.ts";
import { productName } from "../../host/product.ts";
import { createChildInspector } from "../../pipeline/look/child-inspector.ts";
import type { Inspector } from "../../pipeline/look/inspector.ts";
import { untilOneStops } from "../../pipeline/look/one-stop.ts";
import type { OutputFolder, Project } from "../../pipeline/read/project.ts";
import { openCache } from "../../remember/cache.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { wholeNumber } from "./whole-number.ts";

/** Where prints go unless --out names another folder. */
const OUTPUT = "output";

export const projectOption = (): Option =>
  new Option(
    "--project <dir>",
    "folder that holds content/ (default: the nearest one upward, else the games that come with Broadside)",
  );

export const cacheOption = (): Option =>
  new Option("--no-cache", "make everything anew, and keep nothing in output/.cache for the next time");

/** With what earlier runs left in the project's output folder; a working copy that runs from its sources has nothing. */
export function withCache(project: Project, wanted = true): Project {
  // Whoever prints the games that come along, somewhere, wants no more there than the print.
  if (!wanted || !project.output || project.host === project.bundle.host) return project;
  const product = productName();
  if (product === undefined) return project;
  const folder = openCacheFolder(join(project.output.host.root, ".cache"));
  return { ...project, cache: openCache(folder, product) };
}

export const inkOption = (): Option =>
  new Option("--ink <look>", "full, or low for the look that saves ink, in games whose templates draw one")
    .choices(INKS)
    .default("full");

const MOST_TIMES = 100;

export const limitsOption = (): Option =>
  new Option(
    "--limits <times>",
    `allow whole games this many times the work, 1 to ${MOST_TIMES}: for very large games that you trust`,
  )
    .argParser(wholeNumber(1, MOST_TIMES))
    .default(1);

/** For one check or build: the first file that stops a reader is the last of its kind that is opened. */
export const inspectorOfRun = (): Inspector => untilOneStops(createChildInspector());

/**
 * @param terms how many times the limits on the work of whole games hold, and the look in which games are drawn
 * @throws CannotRun when the named folder is no project.
 */
export function openProject(
  folder: string | undefined,
  { limits = 1, ink = "full" }: Pick<Project, "limits" | "ink"> = {},
): Project {
  const bundle = openBundle();
  const inspector = inspectorOfRun();
  if (folder === undefined) {
    const found = findProject(process.cwd());
    // The games that come along are printed to where the command runs.
    const output = outputIn(found ?? process.cwd());
    return {
      host: found === undefined ? bundle.host : createNodeHost(found),
      bundle,
      output,
      inspector,
      limits,
      ink,
    };
  }
  if (!hasContent(folder))
    throw new CannotRun(
      `the folder "${folder}" holds no content/ folder; --project names the folder above it`,
    );
  return { host: createNodeHost(folder), bundle, output: outputIn(folder), inspector, limits, ink };
}

function outputIn(folder: string): OutputFolder {
  return { host: createNodeHost(join(folder, OUTPUT)), shown: OUTPUT };
}
