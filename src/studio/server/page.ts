/**
 * The files of the page, as they are served: a fixed table made when the studio starts. Nothing else is served, whatever a
 * request names.
 */
import { pageHeaders } from "./headers.ts";
import type { Served } from "./served.ts";

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

/** Stands in the page for the nonce of its styles. */
const NONCE = "@studio-nonce@";

/**
 * By target: "/", "/assets/index.js".
 * @param files bytes by path below the page's folder
 * @param nonce of this run, for the style elements that the page makes
 */
export function pageTargets(
  files: ReadonlyMap<string, Uint8Array>,
  nonce: string,
): ReadonlyMap<string, Served> {
  return new Map(
    [...files].map(([path, bytes]) =>
      path === "index.html"
        ? ["/", file(path, withNonce(bytes, nonce), nonce)]
        : [`/${path}`, file(path, bytes, nonce)],
    ),
  );
}

function file(path: string, bytes: Uint8Array, nonce: string): Served {
  const type = TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  const headers = { ...pageHeaders(nonce), "content-type": type };
  return { method: "GET", headers, answer: (_, reply) => reply.send(bytes) };
}

const withNonce = (html: Uint8Array, nonce: string): Uint8Array =>
  new TextEncoder().encode(new TextDecoder().decode(html).replaceAll(NONCE, nonce));
