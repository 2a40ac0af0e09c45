/** HTTP requests as they are on the wire: no client in between corrects a header or a target. */
import { connect, type Socket } from "node:net";

export interface RawRequest {
  readonly method?: string;
  readonly target?: string;
  /** One line each; undefined leaves out one that is sent by default. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** More header lines, for headers that are there twice. */
  readonly lines?: readonly string[];
  readonly body?: string | Uint8Array;
  /** Sent after the head without a length of it, such as a body in chunks. */
  readonly after?: string;
}

export interface RawAnswer {
  /** 0 if the connection was closed without an answer. */
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request and reads until the server ends the connection, as `Connection: close` asks it to. */
export function ask(port: number, request: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => send(socket, port, request));
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    // a server that refuses a large body closes the connection while it is still being sent
    socket.on("error", (error: NodeJS.ErrnoException) =>
      chunks.length > 0 || error.code === "ECONNRESET" || error.code === "EPIPE" ? undefined : reject(error),
    );
    socket.on("close", () => resolve(answerOf(Buffer.concat(chunks).toString("latin1"))));
  });
}

/** The head of a request, and its body. */
export function send(socket: Socket, port: number, request: RawRequest): void {
  const { method = "GET", target = "/", headers = {}, lines = [], body, after } = request;
  const all = {
    host: `127.0.0.1:${port}`,
    connection: "close",
    ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const head = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  socket.write(`${[`${method} ${target} HTTP/1.1`, ...head, ...lines].join("\r\n")}\r\n\r\n`, "latin1");
  if (body !== undefined) socket.write(body);
  if (after !== undefined) socket.write(after);
}

function answerOf(text: string): RawAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  const body = rest.join("\r\n\r\n");
  return {
    status: Number(first.split(" ")[1] ?? 0),
    headers,
    body: headers["transfer-encoding"] === "chunked" ? unchunked(body) : body,
  };
}

function unchunked(body: string): string {
  const [, size = "0", rest = ""] = /^([0-9a-f]+)\r\n([\s\S]*)$/.exec(body) ?? [];
  const length = Number.parseInt(size, 16);
  return length === 0 ? "" : rest.slice(0, length) + unchunked(rest.slice(length + 2));
}
