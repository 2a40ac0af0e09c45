/** Calls of the page's modules in this process, answered by the test instead of a server, until the test ends. */
import { onTestFinished, vi } from "vitest";
import { isConnected } from "../../../src/studio/client/calls/connection.ts";

/**
 * The page has no token then, so no server has to prove that it knows it: a call that could not be made in an earlier test,
 * whose modules are the same, makes no server doubtful.
 * @param answer of `/api/<call>`, with what was sent; throws as `fetch` does where there is no server
 */
export function answerCalls(
  answer: (url: string, request: SentRequest) => Response | Promise<Response>,
): void {
  isConnected.value = true;
  vi.stubGlobal("sessionStorage", { getItem: () => "" });
  vi.stubGlobal("fetch", async (url: string, request: SentRequest) => answer(url, request));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    isConnected.value = true;
  });
}

export interface SentRequest {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}
