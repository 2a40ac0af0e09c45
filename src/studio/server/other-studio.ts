/**
 * Which studio serves a folder: a private file of the person who started it, with its process, address and token. A second
 * studio of the same folder finds the first by it, and a studio that is started again keeps the token, so that its pages
 * go on.
 * Limits: one for each folder, machine and person; two people on one machine do not see each other's.
 */
import { createHash } from "node:crypto";
import { request } from "node:http";
import { isRunning, machineName } from "../../host/disk/temporary-files.ts";
import { readPrivate, writePrivate } from "../../host/private-file.ts";
import { TOKEN_HEADER } from "./guards.ts";

export interface KnownStudio {
  readonly pid: number;
  readonly port: number;
  readonly token: string;
  /** It only shows games. */
  readonly isReadOnly: boolean;
}

/** The path of the file. @param root the real path of the folder */
export function studioFile(stateFolder: string, root: string): string {
  const name = createHash("sha256").update(`${machineName()}\0${root}`).digest("hex").slice(0, 32);
  return `${stateFolder}/studio-${name}.json`;
}

/** The last studio of the folder, whether it runs or not. */
export function readKnown(file: string): KnownStudio | undefined {
  try {
    const {
      pid,
      port,
      token,
      isReadOnly = false,
    }: Partial<KnownStudio> = Object(JSON.parse(readPrivate(file) ?? ""));
    const isSound = Number.isInteger(pid) && Number.isInteger(port) && /^[\w-]{43}$/.test(token ?? "");
    return isSound ? ({ pid, port, token, isReadOnly } as KnownStudio) : undefined;
  } catch {
    return undefined;
  }
}

/** @throws HostError, or an error of the system */
export const writeKnown = (file: string, studio: KnownStudio): void =>
  writePrivate(file, `${JSON.stringify(studio)}\n`);

/** How long another studio on this machine may take to answer, in ms. */
const PATIENCE_MS = 5_000;

/**
 * A new link of a studio that runs; undefined if it does not. Only a running process is asked, because its port may belong to
 * another program by now, which must not learn the token.
 */
export async function linkOf({ pid, port, token }: KnownStudio): Promise<string | undefined> {
  return isRunning(pid) ? await askForLink(port, token) : undefined;
}

function askForLink(port: number, token: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const asking = request({
      host: "127.0.0.1",
      port,
      method: "POST",
      path: "/api/link",
      headers: {
        "content-type": "application/json",
        origin: `http://127.0.0.1:${port}`,
        [TOKEN_HEADER]: token,
      },
      timeout: PATIENCE_MS,
    });
    asking.once("timeout", () => asking.destroy());
    asking.once("error", () => resolve(undefined));
    asking.once("response", (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        body += part;
      });
      response.once("close", () => resolve(response.statusCode === 200 ? linkIn(body, port) : undefined));
    });
    asking.end("{}");
  });
}

/** It is printed and opened, so only an address of this machine is taken. */
function linkIn(body: string, port: number): string | undefined {
  try {
    const { link }: { link?: unknown } = Object(JSON.parse(body));
    const isOwn = typeof link === "string" && /^http:\/\/127\.0\.0\.1:\d+\/#[\w-]{43}$/.test(link);
    return isOwn && link.startsWith(`http://127.0.0.1:${port}/`) ? link : undefined;
  } catch {
    return undefined;
  }
}
