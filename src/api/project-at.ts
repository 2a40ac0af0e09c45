/** Puts an open project together: its files, what it remembers, and its calls, each loaded when it is first made. */
import { join } from "node:path";
import { BroadsideError } from "../diagnostics/broadside-error.ts";
import { openBundle } from "../host/bundle.ts";
import { openCacheFolder } from "../host/disk/cache-folder.ts";
import { findProject, hasContent } from "../host/disk/find-project.ts";
import type { Host } from "../host/host.ts";
import { createNodeHost } from "../host/node-host.ts";
import { productName } from "../host/product.ts";
import { type Project as ProjectFiles, remembering } from "../pipeline/read/project.ts";
import { openCache } from "../remember/cache.ts";
import { createHandle } from "./handle.ts";
import { iconsOf } from "./icons.ts";
import type { OpenOptions, Project } from "./project.ts";
import { scenariosOf } from "./scenarios/scenarios.ts";
import { textOf } from "./text-of.ts";

/** Where prints go unless the caller names another folder. */
const OUTPUT = "output";

/** @throws BroadsideError `no-project` */
export function projectAt(where: string | Host | undefined, options: OpenOptions): Project {
  const found = withCache(filesAt(where, options), options.cache);
  const handle = createHandle(options.memory === false ? found : remembering(found));
  return {
    root: found.host.root,
    isBundled: found.host === found.bundle.host,
    games: () => handle.answer({}, async (call) => (await import("./games.ts")).gamesOf(call)),
    scenarios: scenariosOf(handle),
    icons: iconsOf(handle),
    stage: (order, work = {}) =>
      handle.answer(work, async (call) => (await import("./stage.ts")).stageOf(call, order)),
    writeSchemas: (order = {}) =>
      handle.answer({}, async (call) => (await import("./schemas.ts")).writeSchemas(call, order)),
    textOf: (file) => textOf(found, file),
    close: handle.close,
  };
}

function filesAt(where: string | Host | undefined, { limits = 1, ink = "full" }: OpenOptions): ProjectFiles {
  const bundle = openBundle();
  const terms = { bundle, limits, ink };
  if (typeof where === "object") return { ...terms, host: where };
  if (where === undefined) {
    const found = findProject(".");
    // The games that come along are printed to the current folder.
    return {
      ...terms,
      host: found === undefined ? bundle.host : createNodeHost(found),
      output: outputIn(found ?? "."),
    };
  }
  if (!hasContent(where))
    throw new BroadsideError(
      "no-project",
      `the folder "${where}" holds no content/ folder; --project names the folder above it`,
    );
  return { ...terms, host: createNodeHost(where), output: outputIn(where) };
}

const outputIn = (folder: string): NonNullable<ProjectFiles["output"]> => ({
  host: createNodeHost(join(folder, OUTPUT)),
  shown: OUTPUT,
});

/** With what earlier runs left in the project's output folder; a program that runs from its sources has nothing. */
function withCache(project: ProjectFiles, wanted = true): ProjectFiles {
  // Printing the games that come along leaves nothing but the print.
  if (!wanted || !project.output || project.host === project.bundle.host) return project;
  const product = productName();
  if (product === undefined) return project;
  const folder = openCacheFolder(join(project.output.host.root, ".cache"));
  return { ...project, cache: openCache(folder, product) };
}
