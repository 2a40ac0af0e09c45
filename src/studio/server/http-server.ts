/**
 * The HTTP server with its limits: on 127.0.0.1 alone, every request through the guards before its body is read, every error
 * an answer. What is not HTTP at all, comes too slowly or has too many headers is answered by Node itself (400, 408, 431).
 */
import type { FastifyInstance, FastifyReply } from "fastify";
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { lazyPackage } from "../../diagnostics/lazy-package.ts";
import { HostError } from "../../index.ts";
import { type GuardRefusal, type GuardRules, refusalOfHead, tooLarge } from "./guards.ts";
import { CALL_HEADERS } from "./headers.ts";
import { readJson } from "./json-body.ts";
import { refusalOf } from "./refusal.ts";
import type { Served, ServedTargets } from "./served.ts";

export interface HttpOptions {
  /** Tried in order; 0 = any that is free. */
  readonly ports: readonly number[];
  /** How long a request may take to arrive, in ms. */
  readonly arrivalMs: number;
  readonly isToken: GuardRules["isToken"];
  /** Returns the id under which an error is reported. */
  readonly reportBug: (error: unknown) => string;
}

export interface HttpServer {
  readonly port: number;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** How long a connection without a request stays open, in ms. */
const KEEP_MS = 5_000;

const http = lazyPackage<typeof import("fastify")>("fastify");

/** Bytes of all headers of a request together. */
const MOST_HEADER_BYTES = 16 * 1024;

/** @throws HostError `EADDRINUSE` if none of the ports is free */
export async function startHttp(targets: ServedTargets, options: HttpOptions): Promise<HttpServer> {
  const { arrivalMs, isToken, reportBug } = options;
  const { fastify } = http();
  const server = fastify({
    logger: false,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    requestTimeout: arrivalMs,
    keepAliveTimeout: KEEP_MS,
    http: {
      maxHeaderSize: MOST_HEADER_BYTES,
      headersTimeout: arrivalMs,
      connectionsCheckingInterval: arrivalMs / 4,
    },
    // before the hooks: an address that cannot be decoded
    frameworkErrors: (_, __, reply) => refuse(reply.headers(CALL_HEADERS), unreadable),
  });
  let port = 0;
  server.addHook("onRequest", (request, reply, next) => {
    const { method = "", url: target = "", headersDistinct: headers } = request.raw;
    reply.headers(targets.get(target)?.headers ?? CALL_HEADERS);
    const refusal = refusalOfHead({ method, target, headers }, { port, targets, isToken });
    if (refusal) refuse(reply, refusal);
    else next();
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "string" }, (_, body, done) => {
    try {
      done(null, readJson(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
  // the guards let it through only for calls that take bytes
  server.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_, body, done) =>
    done(null, body),
  );
  server.setErrorHandler((error, request, reply) => {
    const served = targets.get(request.raw.url ?? "");
    if (isTooLarge(error) && served?.method === "POST") return refuse(reply, tooLarge(served.mostBytes));
    const { status, body } = refusalOf(fromBody(error), reportBug);
    return reply.code(status).send(body);
  });
  for (const [target, served] of targets) server.route({ ...routeOf(served), url: target });
  port = await listenAt(server, options.ports);
  return { port, close: () => server.close() };
}

const routeOf = (served: Served) =>
  served.method === "GET"
    ? { method: served.method, handler: served.answer }
    : { method: served.method, handler: served.answer, bodyLimit: served.mostBytes };

const unreadable: GuardRefusal = {
  status: 400,
  code: "bad-address",
  message: "the address cannot be decoded",
};

function refuse(reply: FastifyReply, { status, code, message, headers = {} }: GuardRefusal): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, "content-type": "application/json; charset=utf-8" })
    .send({ code, message });
}

const isTooLarge = (error: unknown): boolean => Object(error).code === "FST_ERR_CTP_BODY_TOO_LARGE";

/** What the server's own reader of bodies refuses is the page's fault. */
function fromBody(error: unknown): unknown {
  const { code, statusCode, message }: { code?: string; statusCode?: number; message?: string } =
    Object(error);
  const isTheirs = code?.startsWith("FST_ERR_CTP_") && statusCode !== undefined && statusCode < 500;
  return isTheirs ? badOrder(`the body: ${message}`) : error;
}

async function listenAt(server: FastifyInstance, ports: readonly number[]): Promise<number> {
  for (const port of ports)
    try {
      await server.listen({ host: "127.0.0.1", port });
      return Object(server.server.address()).port;
    } catch (error) {
      if (Object(error).code !== "EADDRINUSE") throw error;
    }
  throw new HostError(
    `port ${ports[0]} is in use by another program; choose another with --port, or leave --port out`,
    "EADDRINUSE",
  );
}
