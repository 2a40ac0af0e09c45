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
import { newSecret, proofOf } from "./session.ts";

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
 * A new link of a studio that runs; undefined if it does not. Its port may belong to another program by now, which must not
 * learn the token: it is sent only to a server that has proved that it knows it.
 */
export async function linkOf({ pid, port, token }: KnownStudio): Promise<string | undefined> {
  if (!isRunning(pid)) return undefined;
  const challenge = newSecret();
  const { proof } = await answerOf(port, "proof", { ask: { challenge } });
  if (proof !== proofOf(token, port, challenge)) return undefined;
  const { link } = await answerOf(port, "link", {}, { [TOKEN_HEADER]: token });
  return isLink(link, port) ? link : undefined;
}

/** Without keys if there is no answer, or one that is no studio's. */
function answerOf(
  port: number,
  name: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve) => {
    const asking = request({
      host: "127.0.0.1",
      port,
      method: "POST",
      path: `/api/${name}`,
      headers: { "content-type": "application/json", origin: `http://127.0.0.1:${port}`, ...headers },
      timeout: PATIENCE_MS,
    });
    asking.once("timeout", () => asking.destroy());
    asking.once("error", () => resolve({}));
    asking.once("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
        // a studio's answers are short
        if (text.length > MOST_CHARACTERS) asking.destroy();
      });
      response.once("close", () => resolve(response.statusCode === 200 ? objectIn(text) : {}));
    });
    asking.end(JSON.stringify(body));
  });
}

const MOST_CHARACTERS = 4096;

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** It is printed and opened, so only an address of this machine is taken. */
const isLink = (link: unknown, port: number): link is string =>
  typeof link === "string" &&
  /^http:\/\/127\.0\.0\.1:\d+\/#[\w-]{43}$/.test(link) &&
  link.startsWith(`http://127.0.0.1:${port}/`);
