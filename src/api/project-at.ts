/** Assembles an open project: its files, its caches, and its calls, each loaded on first use. */
import { join, resolve } from "node:path";
import { BroadsideError } from "../diagnostics/broadside-error.ts";
import { option, wording } from "../diagnostics/wording.ts";
import { openBundle } from "../host/bundle.ts";
import { openCacheFolder } from "../host/disk/cache-folder.ts";
import { findProject, hasContent } from "../host/disk/find-project.ts";
import { shownPath } from "../host/disk/shown-path.ts";
import type { Host } from "../host/host.ts";
import { createNodeHost } from "../host/node-host.ts";
import { productName } from "../host/product.ts";
import type { Inspector } from "../pipeline/look/inspector.ts";
import { loadedLater } from "../pipeline/look/loaded-later.ts";
import { type NewsOfBuilds, newsOfBuilds } from "../pipeline/print/news-of-builds.ts";
import { recallReported } from "../pipeline/print/reported-findings.ts";
import { type ProjectContext, remembering } from "../pipeline/project.ts";
import { openCache } from "../remember/cache.ts";
import { createHandle } from "./handle.ts";
import { iconsOf } from "./icons.ts";
import type { OpenOptions, Project } from "./project.ts";
import { type Options, refuseOptions } from "./refuse-options.ts";
import { scenariosOf } from "./scenarios/scenarios.ts";
import { textOf } from "./text-of.ts";
import { changesOf } from "./watch/changes.ts";

const OPTIONS: Options<OpenOptions> = {
  cache: "flag",
  memory: "flag",
  ink: "text",
  limits: "number",
  output: "text",
};

/** The default output folder. */
const OUTPUT = "output";

/** @throws BroadsideError `no-project`, or `bad-order` for options that do not exist */
export function projectAt(where: string | Host | undefined, options: OpenOptions): Project {
  refuseOptions(options, OPTIONS);
  const files = withCache(filesAt(where, options), options.cache);
  return projectOf(options.memory === false ? files : remembering(files), inspectorOfCall);
}

/** In each call, once the reader of a kind of files had to be stopped, no other file of that kind is opened. */
export const inspectorOfCall = (): Inspector =>
  loadedLater(async () => {
    const { createChildInspector } = await import("../pipeline/look/child-inspector.ts");
    const { untilOneStops } = await import("../pipeline/look/one-stop.ts");
    return untilOneStops(createChildInspector());
  });

/** The calls of a project. @param inspector makes the inspector of each call; absent = pictures and fonts are opened in this process */
export function projectOf(found: ProjectContext, inspector?: () => Inspector): Project {
  const handle = createHandle(found, inspector);
  const { answer } = handle;
  let news: NewsOfBuilds | undefined;
  const newsOfProject = (): NewsOfBuilds => {
    news ??= newsOfBuilds(recallReported(found));
    return news;
  };
  return {
    root: found.host.root,
    isBundled: found.host === found.bundle.host,
    scenarios: scenariosOf(handle),
    icons: iconsOf(handle),
    stage: (order, work = {}) =>
      answer(work, async (call) => (await import("./stage.ts")).stageOf(call, order)),
    writeSchemas: (order = {}) =>
      answer({}, async (call) => (await import("./schemas.ts")).writeSchemas(call, order)),
    games: () => answer({}, async (call) => (await import("./games.ts")).gamesOf(call)),
    check: (names = [], work = {}) =>
      answer(work, async (call) => (await import("./check/check.ts")).check(call, names)),
    plan: (order = {}, work = {}) =>
      answer(work, async (call) => (await import("./print/plan.ts")).plan(call, order)),
    print: (plan, work = {}) =>
      answer(work, async (call) => (await import("./print/print.ts")).print(call, plan, work, newsOfProject)),
    render: (face, work = {}) =>
      answer(work, async (call) => (await import("./render.ts")).render(call, face)),
    fix: (names = [], work = {}) =>
      answer(work, async (call) => (await import("./fix/fix.ts")).fix(call, names)),
    apply: (edits) => answer({}, async (call) => (await import("./fix/apply.ts")).apply(call, edits)),
    changes: ({ signal } = {}) =>
      changesOf(found, signal ? AbortSignal.any([signal, handle.closing]) : handle.closing),
    textOf: (file) => textOf(found, file),
    close: handle.close,
  };
}

/** The files of a project. @throws BroadsideError `no-project` */
export function filesAt(
  where: string | Host | undefined,
  { limits = 1, ink = "full", output }: OpenOptions,
): ProjectContext {
  const outputIn = (folder?: string): Pick<ProjectContext, "output"> => outputFolder(output, folder);
  const bundle = openBundle();
  const terms = { bundle, limits, ink };
  if (typeof where === "object") return { ...terms, host: where, ...outputIn() };
  if (where === undefined) {
    const found = findProject(".");
    // The games that come with Broadside are printed to the current folder.
    return {
      ...terms,
      host: found === undefined ? bundle.host : createNodeHost(found),
      ...outputIn(found ?? "."),
    };
  }
  if (!hasContent(where))
    throw new BroadsideError(
      "no-project",
      wording`the folder "${where}" has no content/ folder; ${option("where")} takes the folder that contains content/`,
    );
  return { ...terms, host: createNodeHost(where), ...outputIn(where) };
}

/** @param folder the project's folder, if it has one */
function outputFolder(named: string | undefined, folder: string | undefined): Pick<ProjectContext, "output"> {
  if (named !== undefined)
    return { output: { host: createNodeHost(resolve(named)), shown: shownPath(resolve(named)) } };
  if (folder === undefined) return {};
  return { output: { host: createNodeHost(join(folder, OUTPUT)), shown: OUTPUT } };
}

/** Adds the cache in the project's output folder; a program that runs from its sources has none. */
function withCache(project: ProjectContext, wanted = true): ProjectContext {
  // Printing the games that come with Broadside leaves only the print.
  if (!wanted || !project.output || project.host === project.bundle.host) return project;
  const product = productName();
  if (product === undefined) return project;
  const folder = openCacheFolder(join(project.output.host.root, ".cache"));
  return { ...project, cache: openCache(folder, product) };
}
