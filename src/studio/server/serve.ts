/**
 * The server of the studio: the page's files and the calls of one open project, on this machine only.
 */
import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { lazyPackage } from "../../diagnostics/lazy-package.ts";
import { pageFiles } from "../../host/page-files.ts";
import type { Project } from "../../index.ts";
import type { CallName, Envelope, StudioEvent } from "../shared/calls.ts";
import { refusalOf } from "./refusal.ts";
import { ROUTES } from "./routes/routes.ts";
import type { Studio } from "./routes/studio.ts";

export interface StudioOptions {
  /** 0 = a free one. */
  readonly port: number;
  readonly isReadOnly: boolean;
}

export interface ServedStudio {
  /** With the token that lets one page in. */
  readonly url: string;
  close(): Promise<void>;
}

const http = lazyPackage<typeof import("fastify")>("fastify");

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

export async function serveStudio(project: Project, options: StudioOptions): Promise<ServedStudio> {
  const { fastify } = http();
  const server = fastify({ logger: false, bodyLimit: 64 * 1024 * 1024 });
  const token = randomBytes(32).toString("base64url");
  const studio = { project, isReadOnly: options.isReadOnly };
  servePage(server, pageFiles());
  serveCalls(server, studio, token);
  serveEvents(server, studio, token);
  const address = await server.listen({ host: "127.0.0.1", port: options.port });
  return { url: `${address}/#${token}`, close: () => server.close() };
}

function servePage(server: FastifyInstance, page: ReadonlyMap<string, Uint8Array>): void {
  for (const [path, bytes] of page)
    server.get(path === "index.html" ? "/" : `/${path}`, (_, reply) =>
      reply.type(TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream").send(bytes),
    );
}

function serveCalls(server: FastifyInstance, studio: Studio, token: string): void {
  server.post<{ Params: { call: string }; Body: Envelope }>("/api/:call", async (request, reply) => {
    if (request.headers["x-studio-token"] !== token) return reply.code(401).send();
    const route = Object.hasOwn(ROUTES, request.params.call)
      ? (ROUTES[request.params.call as CallName] as (studio: Studio, ask: unknown, work: object) => unknown)
      : undefined;
    if (!route) return reply.code(404).send();
    try {
      return await route(studio, request.body.ask, { drafts: request.body.drafts });
    } catch (error) {
      const { status, body } = refusalOf(error);
      return reply.code(status).send(body);
    }
  });
}

function serveEvents(server: FastifyInstance, { project }: Studio, token: string): void {
  server.post("/api/events", (request, reply) => {
    if (request.headers["x-studio-token"] !== token) {
      void reply.code(401).send();
      return;
    }
    reply.hijack();
    const end = new AbortController();
    reply.raw.on("close", () => end.abort());
    reply.raw.writeHead(200, { "content-type": "application/x-ndjson", "cache-control": "no-store" });
    reply.raw.flushHeaders();
    const send = (event: StudioEvent): void => void reply.raw.write(`${JSON.stringify(event)}\n`);
    void (async () => {
      for await (const changed of project.changes({ signal: end.signal }))
        send({ kind: "changed", ...changed });
      reply.raw.end();
    })();
  });
}
