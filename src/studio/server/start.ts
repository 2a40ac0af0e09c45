/**
 * Starts the studio of a folder, or finds the one that runs already. The folder may be one without a project: then the page
 * begins with a new game.
 */
import { join } from "node:path";
import { findProject, kindOfPath } from "../../host/disk/find-project.ts";
import { lockFolder } from "../../host/disk/folder-lock.ts";
import { realStart } from "../../host/disk/same-folder.ts";
import { beforeTheEnd } from "../../host/disk/temporary-files.ts";
import { expectLongWork } from "../../host/engine-pace.ts";
import { keepCode } from "../../host/kept-code.ts";
import { hasBrowser, openBrowser } from "../../host/open-browser.ts";
import { pageFiles } from "../../host/page-files.ts";
import { removePrivate, stateFolder } from "../../host/private-file.ts";
import { BroadsideError, HostError, openProject, type Project } from "../../index.ts";
import { type KnownStudio, linkOf, readKnown, studioFile, writeKnown } from "./other-studio.ts";
import { portsFor } from "./port.ts";
import { readied } from "./readied.ts";
import { type ServedStudio, serveStudio } from "./serve.ts";

export interface StartOptions {
  /** A folder; default the nearest project upward from the current one, else the current one itself. */
  readonly where?: string | undefined;
  /** Only this port; default one that belongs to the folder, or the next that is free. */
  readonly port?: number | undefined;
  readonly isReadOnly: boolean;
  /** The number of this process. */
  readonly pid: number;
  /** Called with each error that is a bug in Broadside. */
  readonly onBug: (error: unknown, id: string) => void;
  /** Where the person's studios are known; default their state folder. */
  readonly state?: string;
}

export interface StartedStudio {
  readonly kind: "started";
  readonly studio: ServedStudio;
  readonly show: Show;
  /** Why a second studio of the folder will not find this one, for people. */
  readonly note?: string;
}

/** A studio of the folder runs already. */
export interface OtherStudio {
  readonly kind: "other";
  readonly pid: number;
  /** It only shows games. */
  readonly isReadOnly: boolean;
  /** Lets one page in. */
  readonly link: string;
  readonly show: Show;
}

/** Opens a link in the browser, and resolves with the reason if that failed. Undefined where there is no screen to show it. */
export type Show = ((link: string) => Promise<string | undefined>) | undefined;

/**
 * @throws BroadsideError for a folder that does not exist; HostError if the port is taken, or if a studio of the folder runs
 * that is not what was asked for
 */
export async function startStudio(options: StartOptions): Promise<StartedStudio | OtherStudio> {
  const { pid, isReadOnly, state = stateFolder() } = options;
  const place = placeOf(options);
  const file = studioFile(state, place.root);
  const leadingFile = leadingFileIn(place.root, state);
  const show = hasBrowser() ? (address: string) => openBrowser(address, leadingFile) : undefined;
  const lock = await lockOf(state);
  try {
    const known = readKnown(file);
    const link = known && (await linkOf(known));
    if (known && link !== undefined) {
      refuseOther(known, options);
      return { kind: "other", pid: known.pid, isReadOnly: known.isReadOnly, link, show };
    }
    const project = readied(() => openOf(place), expectLongWork);
    const studio = await serve(options, place, project.open, known, () => removePrivate(leadingFile));
    // After the link is shown, which the browser needs first.
    setImmediate(project.begin);
    const { port, token } = studio;
    const note = lock.note ?? noteOf(() => writeKnown(file, { pid, port, token, isReadOnly }));
    beforeTheEnd(async () => {
      removePrivate(leadingFile);
      await studio.close();
      keepCode();
    });
    return { kind: "started", studio, show, ...(note !== undefined && { note }) };
  } finally {
    lock.release();
  }
}

/** A link that may do more than was asked for, or at another port, is not handed out. */
function refuseOther(known: KnownStudio, { port, isReadOnly }: StartOptions): void {
  const running = `a studio of this folder is running already (process ${known.pid}, port ${known.port})`;
  if (isReadOnly && !known.isReadOnly)
    throw new HostError(`${running}, and it may change files; end it before you start one with --read-only`);
  if (port !== undefined && port !== known.port)
    throw new HostError(`${running}; leave --port out for a link to it, or end it first`);
}

interface Place {
  /** The real path of the folder. */
  readonly root: string;
  /** Undefined for the games that come with Broadside. */
  readonly folder: string | undefined;
}

/** Where nothing may be written, a new game is no start: then the games that come with Broadside are shown. */
function placeOf({ where, isReadOnly }: StartOptions): Place {
  if (where !== undefined && kindOfPath(where) !== "folder")
    throw new BroadsideError("no-project", `there is no folder "${where}"`);
  const folder = where ?? findProject(".");
  if (folder === undefined && isReadOnly) return { root: realStart("."), folder: undefined };
  return { root: realStart(folder ?? "."), folder: folder ?? "." };
}

const openOf = ({ root, folder }: Place): Promise<Project> =>
  openProject(folder === undefined ? undefined : root, { outputOnly: true });

/** Pages of an earlier studio go on, but those of one that only showed games are not let into one that changes them. */
function serve(
  { port, isReadOnly, onBug }: StartOptions,
  { root }: Place,
  open: () => Promise<Project>,
  known: KnownStudio | undefined,
  onEntered: () => void,
): Promise<ServedStudio> {
  const usual = [...(known ? [known.port] : []), ...portsFor(root), 0];
  return serveStudio({
    folder: root,
    open,
    ports: port === undefined ? usual : [port],
    isReadOnly,
    page: pageFiles(),
    token: known && (isReadOnly || !known.isReadOnly) ? known.token : undefined,
    onEntered,
    onBug,
  });
}

/** In a folder that is not hidden, because browsers that are kept apart from the system (snap) see no others. */
function leadingFileIn(root: string, state: string): string {
  const output = join(root, "output");
  return join(kindOfPath(output) === "folder" ? output : state, "open-studio.html");
}

/** Two that start at the same time take turns. */
async function lockOf(state: string): Promise<{ readonly release: () => void; readonly note?: string }> {
  try {
    return { release: await lockFolder(state, { onWait: () => {} }) };
  } catch (error) {
    if (error instanceof HostError) return { release: () => {}, note: error.message };
    throw error;
  }
}

function noteOf(write: () => void): string | undefined {
  try {
    write();
    return undefined;
  } catch (error) {
    if (error instanceof HostError) return error.message;
    throw error;
  }
}
