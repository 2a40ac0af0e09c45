/**
 * The files of the page, as they are served: a fixed table made when the studio starts. Nothing else is served, whatever a
 * request names.
 */
import { PAGE_HEADERS } from "./headers.ts";
import type { Served } from "./served.ts";

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

/**
 * By target: "/", "/assets/index.js".
 * @param files bytes by path below the page's folder
 */
export function pageTargets(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Served> {
  return new Map(
    [...files].map(([path, bytes]) => [path === "index.html" ? "/" : `/${path}`, file(path, bytes)]),
  );
}

function file(path: string, bytes: Uint8Array): Served {
  const type = TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  const headers = { ...PAGE_HEADERS, "content-type": type };
  return { method: "GET", headers, answer: (_, reply) => reply.send(bytes) };
}
