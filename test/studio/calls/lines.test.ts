/** Answers in lines: whole lines as they come, and what a cut is called. */
import { beforeEach, expect, test } from "vitest";
import { isConnected, Unreachable } from "../../../src/studio/client/calls/connection.ts";
import { linesOf } from "../../../src/studio/client/calls/lines.ts";

beforeEach(() => {
  isConnected.value = true;
});

/** A body of these chunks that then ends, or fails. */
function response(chunks: readonly string[], error?: Error): Response {
  const left = [...chunks];
  const body = new ReadableStream({
    pull(controller) {
      const next = left.shift();
      if (next !== undefined) controller.enqueue(new TextEncoder().encode(next));
      else if (error) controller.error(error);
      else controller.close();
    },
  });
  return new Response(body);
}

async function read(from: Response, signal?: AbortSignal): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for await (const line of linesOf(from, signal)) found.push(line);
  return found;
}

test("lines are read however they are cut into chunks", async () => {
  expect(await read(response(['{"a":', '1}\n{"a":2}\n\n{"a"', ":3}\n"]))).toEqual([
    { a: 1 },
    { a: 2 },
    { a: 3 },
  ]);
});

test("an answer that is cut is a server that does not answer", async () => {
  await expect(read(response(['{"a":1}\n'], new TypeError("network error")))).rejects.toThrow(Unreachable);
  expect(isConnected.value).toBe(false);
});

test("an answer that somebody has given up is not", async () => {
  const reason = new DOMException("given up", "AbortError");
  await expect(read(response([], reason), AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(isConnected.value).toBe(true);
});
