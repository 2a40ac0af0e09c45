/** Assembles an open project: its files, its caches, and its calls, each loaded on first use. */
import { join, resolve } from "node:path";
import { BroadsideError, badOrder } from "../diagnostics/broadside-error.ts";
import { option, wording } from "../diagnostics/wording.ts";
import { openBundle } from "../host/bundle.ts";
import { openCacheFolder } from "../host/disk/cache-folder.ts";
import { DISK } from "../host/disk/disk.ts";
import { findProject, hasContent, kindOfPath } from "../host/disk/find-project.ts";
import { makingRoom } from "../host/disk/make-room.ts";
import { shownPath } from "../host/disk/shown-path.ts";
import type { Host } from "../host/host.ts";
import { keepingReads } from "../host/kept-reads.ts";
import { createNodeHost } from "../host/node-host.ts";
import { productName } from "../host/product.ts";
import type { SignalOfCall } from "../pipeline/look/child-inspector.ts";
import type { Inspector } from "../pipeline/look/inspector.ts";
import { loadedLater } from "../pipeline/look/loaded-later.ts";
import type { Order } from "../pipeline/order/order.ts";
import { type NewsOfBuilds, newsOfBuilds } from "../pipeline/print/news-of-builds.ts";
import { recallReported, reportedKey } from "../pipeline/print/reported-findings.ts";
import { isPackageItself, type ProjectContext, remembering } from "../pipeline/project.ts";
import { diskMemory } from "../remember/disk-memory.ts";
import { writingLater } from "../remember/write-later.ts";
import { shippedMemory } from "./check/shipped-memory.ts";
import { type Call, createHandle } from "./handle.ts";
import { iconsOf } from "./icons.ts";
import { picturesOf } from "./pictures/pictures.ts";
import type { Plan } from "./print/planned.ts";
import { type NewsByLook, PRINT_OPTIONS, type PrintWork } from "./print/print-work.ts";
import type { OpenOptions, Project } from "./project.ts";
import { type Options, refuseOptions } from "./refuse-options.ts";
import { scenariosOf } from "./scenarios/scenarios.ts";
import { changesOf } from "./watch/changes.ts";
import { CHECK_OPTIONS, DRAWING_OPTIONS, SAVED_OPTIONS } from "./work.ts";

/** The most that `limits` may allow, as on the command line: with more, content may use up the memory. */
const MOST_TIMES = 100;

export const OPEN_OPTIONS: Options<OpenOptions> = {
  cache: "flag",
  memory: "flag",
  limits: { least: 1, most: MOST_TIMES, isReal: true },
  output: "text",
  outputOnly: "flag",
};

/** The default output folder. */
const OUTPUT = "output";

/**
 * @param openShipped opens the results beside the code; only the set-up fills them
 * @throws BroadsideError `no-project`, or `bad-order` for anything else than a folder or host, and for wrong options
 */
export function projectAt(
  where: string | Host | undefined,
  options: OpenOptions,
  openShipped = shippedMemory,
): Project {
  if (where !== undefined && !isWhere(where))
    throw badOrder("`where`: expected a folder or a host; options come second");
  refuseOptions(options, OPEN_OPTIONS);
  const files = withMemory(filesAt(where, options), options, openShipped);
  return projectOf(options.memory === false ? files : remembering(files), inspectorOfCall);
}

const isWhere = (where: string | Host): boolean =>
  typeof where === "string" || (typeof where === "object" && typeof where?.listFiles === "function");

/** In each call, after the reader of a kind of files was stopped, no other file of that kind is opened. */
export const inspectorOfCall = (signalOf?: SignalOfCall): Inspector =>
  loadedLater(async () => {
    const { createChildInspector } = await import("../pipeline/look/child-inspector.ts");
    const { untilOneStops } = await import("../pipeline/look/one-stop.ts");
    return untilOneStops(createChildInspector(undefined, signalOf));
  });

/** The calls of a project. @param inspector makes the inspector of each call; absent = pictures and fonts are opened in this process */
export function projectOf(found: ProjectContext, inspector?: (signalOf: SignalOfCall) => Inspector): Project {
  const { late, atLeisure, turn, closing, refuseClosed, close } = createHandle(found, inspector);
  return {
    root: found.host.root,
    isBundled: found.host === found.bundle.host,
    games: late(0, async () => (await import("./games.ts")).gamesOf),
    check: atLeisure(1, async () => (await import("./check/check.ts")).check, CHECK_OPTIONS),
    fix: atLeisure(1, async () => (await import("./fix/fix.ts")).fix, DRAWING_OPTIONS),
    apply: late(1, async () => (await import("./fix/apply.ts")).apply, SAVED_OPTIONS),
    plan: atLeisure(1, async () => (await import("./print/plan.ts")).plan),
    pages: atLeisure(2, async () => (await import("./print/pages.ts")).pages),
    print: atLeisure(1, printing(newsByLook(found)), PRINT_OPTIONS),
    printed: late(1, async () => (await import("./print/printed-file.ts")).printedFile),
    zipped: late(1, async () => (await import("./print/zipped-files.ts")).zippedFiles),
    diff: atLeisure(1, async () => (await import("./print/diff.ts")).diff),
    share: atLeisure(1, async () => (await import("./print/share.ts")).share),
    export: atLeisure(1, async () => (await import("./export/export.ts")).exportKits),
    cards: late(1, async () => (await import("./cards/cards.ts")).cards),
    faces: late(1, async () => (await import("./cards/faces.ts")).faces),
    render: late(1, async () => (await import("./render.ts")).render),
    edits: late(1, async () => (await import("./edits/edits.ts")).edits),
    template: late(1, async () => (await import("./things/template-of.ts")).templateOf),
    things: late(1, async () => (await import("./things/things.ts")).things),
    stage: late(1, async () => (await import("./stage.ts")).stageOf),
    writeSchemas: late(1, async () => (await import("./schemas.ts")).writeSchemas, SAVED_OPTIONS),
    translate: late(1, async () => (await import("./fix/translate.ts")).translate),
    languages: late(1, async () => (await import("./languages.ts")).languagesOfGame),
    sheets: late(1, async () => (await import("./sheets.ts")).sheetsForGame),
    textOf: late(1, async () => (await import("./text-of.ts")).textOf),
    read: late(1, async () => (await import("./text-of.ts")).readText),
    assist: late(1, async () => (await import("./assist/assist.ts")).assist),
    writtenFields: late(1, async () => (await import("./assist/written-fields.ts")).writtenFields),
    words: late(1, async () => (await import("./assist/words.ts")).wordsOfGame),
    dice: late(1, async () => (await import("./dice.ts")).diceOfGame),
    scenarios: scenariosOf(late),
    icons: iconsOf(late),
    pictures: picturesOf({ late, atLeisure }),
    changes: (work = {}) => {
      refuseClosed();
      refuseOptions(work, { signal: "signal" });
      const { signal } = work;
      return changesOf(found, signal ? AbortSignal.any([signal, closing]) : closing, turn);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The call that prints. */
const printing = (newsIn: NewsByLook) => async () => {
  const { print } = await import("./print/print.ts");
  return (call: Call<PrintWork>, what?: Plan | Order) => print(call, newsIn, what);
};

/** What was reported while this project is open, in each look and language. */
function newsByLook(project: ProjectContext): NewsByLook {
  const known = new Map<string, NewsOfBuilds>();
  return (look) => {
    const key = reportedKey(look);
    const news = known.get(key) ?? newsOfBuilds(recallReported({ ...project, ...look }));
    known.set(key, news);
    return news;
  };
}

/** The files of a project. @throws BroadsideError `no-project` */
export function filesAt(
  where: string | Host | undefined,
  { limits = 1, output, outputOnly = false }: OpenOptions,
): ProjectContext {
  const outputIn = (folder?: string): Pick<ProjectContext, "output"> => outputFolder(output, folder);
  const bundle = openBundle();
  const terms = { bundle, limits, outputOnly };
  if (typeof where === "object") return { ...terms, host: keepingReads(where, false), ...outputIn() };
  if (where === undefined) {
    const found = findProject(".");
    // The games that come with Broadside are printed to the current folder.
    return {
      ...terms,
      host: found === undefined ? bundle.host : folderHost(found),
      ...outputIn(found ?? "."),
    };
  }
  if (!hasContent(where)) throw noProject(where);
  return { ...terms, host: folderHost(where), ...outputIn(where) };
}

const folderHost = (folder: string): Host => keepingReads(createNodeHost(folder), true);

function noProject(where: string): BroadsideError {
  const kind = kindOfPath(where);
  const what =
    kind === "nothing"
      ? `there is no folder "${where}"`
      : kind === "file"
        ? `"${where}" is a file, and a project is a folder`
        : `the folder "${where}" has no content/ folder`;
  return new BroadsideError(
    "no-project",
    wording`${what}; ${option("where")} takes the folder that contains content/`,
  );
}

/** @param folder the project's folder, if it has one */
function outputFolder(named: string | undefined, folder: string | undefined): Pick<ProjectContext, "output"> {
  if (named !== undefined)
    return { output: { host: createNodeHost(resolve(named)), shown: shownPath(resolve(named)) } };
  if (folder === undefined) return {};
  return { output: { host: createNodeHost(join(folder, OUTPUT)), shown: OUTPUT } };
}

/**
 * Adds the memory on disk, in the project's output folder, and for the games that come with Broadside the one beside its
 * code; a program that runs from its sources has neither. The memory makes room for prints on a full disk, even if it
 * is not wanted.
 */
function withMemory(
  project: ProjectContext,
  { cache = true, memory = true }: OpenOptions,
  openShipped: typeof shippedMemory,
): ProjectContext {
  const product = cache ? productName() : undefined;
  const shipped = product !== undefined && isPackageItself(project) ? openShipped() : undefined;
  const own = shipped ? { ...project, shipped } : project;
  // Printing the games that come with Broadside leaves only the print.
  if (!project.output || project.host === project.bundle.host) return own;
  const folder = openCacheFolder(join(project.output.host.root, ".cache"));
  const output = { ...project.output, disk: makingRoom(DISK, folder) };
  if (product === undefined) return { ...own, output };
  const disk = diskMemory(folder, product);
  // Without a memory it is opened for a single call.
  return { ...own, output, memory: memory ? writingLater(disk) : disk };
}
