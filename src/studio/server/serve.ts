/**
 * The server of the studio: the page's files and the calls of one open project, on this machine only. It has guards, and no
 * logic of games; everything that it knows is in the project's files.
 */
import { randomBytes } from "node:crypto";
import type { Project } from "../../index.ts";
import { callTargets } from "./calls.ts";
import { createEvents } from "./events.ts";
import { holdProject } from "./held-project.ts";
import { startHttp } from "./http-server.ts";
import { ownTargets } from "./own-calls.ts";
import { pageTargets } from "./page.ts";
import { createQuickPictures, QUICK_MS } from "./quick-pictures.ts";
import { createRemovedPictures } from "./removed-pictures.ts";
import { createSession } from "./session.ts";
import { createUploads } from "./uploads.ts";

export interface ServeOptions {
  /** The project's folder, or where one may be made. */
  readonly folder: string;
  /** Opens the project; called again after a failure. @throws BroadsideError `no-project` where there is none yet */
  readonly open: () => Promise<Project>;
  /** Tried in order; 0 = any that is free. */
  readonly ports: readonly number[];
  readonly isReadOnly: boolean;
  /** The page's files, by path. */
  readonly page: ReadonlyMap<string, Uint8Array>;
  /** That of an earlier studio of the folder. */
  readonly token?: string | undefined;
  /** How long a request may take to arrive, in ms; default 30 s. */
  readonly arrivalMs?: number;
  /** How long the answer to an edit waits for its picture, in ms; default 50. */
  readonly quickMs?: number;
  /** Called when a page was let in. */
  readonly onEntered?: () => void;
  /** Called with each error that is a bug in Broadside, with the id that the page shows. */
  readonly onBug: (error: unknown, id: string) => void;
}

export interface ServedStudio {
  /** "http://127.0.0.1:17423". */
  readonly url: string;
  readonly port: number;
  /** What pages show with each call; it stays valid for the next studio of this folder. */
  readonly token: string;
  /** With a code that lets one page in. */
  newLink(): string;
  /** Tells the pages, ends running calls, and closes the project. */
  close(): Promise<void>;
}

const ARRIVAL_MS = 30_000;

/** @throws HostError `EADDRINUSE` if none of the ports is free */
export async function serveStudio(options: ServeOptions): Promise<ServedStudio> {
  const { folder, isReadOnly, ports, arrivalMs = ARRIVAL_MS } = options;
  const reportBug = (error: unknown): string => {
    const id = randomBytes(4).toString("hex");
    options.onBug(error, id);
    return id;
  };
  const session = createSession(options.token, options.onEntered);
  const held = holdProject(options.open);
  const quickPictures = createQuickPictures(options.quickMs ?? QUICK_MS);
  const kept = { quickPictures, removedPictures: createRemovedPictures(), uploads: createUploads() };
  const events = createEvents(held, reportBug);
  let url = "";
  let servedPort = 0;
  const newLink = (): string => `${url}/#${session.newCode()}`;
  const targets = new Map([
    ...pageTargets(options.page),
    ...ownTargets({ session, newLink, port: () => servedPort, events }),
    ...callTargets({ held, events, ...kept, folder, isReadOnly, reportBug }),
  ]);
  const { isToken, token } = session;
  const http = await startHttp(targets, { ports, arrivalMs, isToken, reportBug });
  servedPort = http.port;
  url = `http://127.0.0.1:${http.port}`;
  const close = async (): Promise<void> => {
    events.close();
    await http.close();
    await held.close();
  };
  return { url, port: http.port, token, newLink, close };
}
