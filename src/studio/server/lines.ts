/**
 * An answer in several parts: lines of JSON that are sent as they come.
 * Limits: a page that does not read gets no more once a few megabytes wait for it; its connection is ended.
 */
import type { ServerResponse } from "node:http";

export interface Lines<T> {
  send(line: T): void;
  end(): void;
}

/** The media type, with which a page also asks for such an answer. */
export const LINES_TYPE = "application/x-ndjson";

const MOST_WAITING = 8 * 2 ** 20;

export function openLines<T>(response: ServerResponse, headers: Readonly<Record<string, string>>): Lines<T> {
  response.writeHead(200, { ...headers, "content-type": LINES_TYPE });
  response.flushHeaders();
  return {
    send: (line) => {
      if (response.writableEnded || response.destroyed) return;
      response.write(`${JSON.stringify(line)}\n`);
      if (response.writableLength > MOST_WAITING) response.destroy();
    },
    end: () => void response.end(),
  };
}

/** Aborted when the page goes away before its answer is complete. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
