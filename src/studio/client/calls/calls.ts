/** Calls of the server. Each is made with the token that the page was let in with. */
import type { AnswerOf, Ask, CallName, Draft, Refusal, StudioEvent } from "../../shared/calls.ts";
import { unreachable } from "./connection.ts";
import { linesOf } from "./lines.ts";
import { sentDrafts } from "./sent-drafts.ts";
import { provenToken } from "./session.ts";

export { Unreachable } from "./connection.ts";

/** A call that the server refused, with words for people. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = "Refused";
    this.refusal = refusal;
  }
}

/** @throws Refused; Unreachable; an AbortError if the signal is aborted */
export async function call<N extends CallName>(
  name: N,
  ask: Ask<N>,
  options: { readonly drafts?: readonly Draft[]; readonly signal?: AbortSignal } = {},
): Promise<AnswerOf<N>> {
  const { drafts = [], signal } = options;
  if (drafts.length === 0) return answerIn<N>(await post(name, { ask }, signal), signal);
  const sent = await sentDrafts(drafts);
  const response = await post(name, { ask, drafts: sent.drafts }, signal);
  if (response.ok) sent.areKnown();
  else {
    const refused = await refusedBy(response);
    if (refused.refusal.code !== "unknown-draft") throw refused;
    // it was started anew, or has had many other texts since
    sent.areForgotten();
    return answerIn<N>(await post(name, { ask, drafts }, signal), signal);
  }
  return answerIn<N>(response, signal);
}

async function answerIn<N extends CallName>(response: Response, signal?: AbortSignal): Promise<AnswerOf<N>> {
  if (!response.ok) throw await refusedBy(response);
  try {
    return (await response.json()) as AnswerOf<N>;
  } catch (error) {
    throw signal?.aborted ? error : unreachable();
  }
}

/**
 * What happens to the project, from now on until the server ends.
 * @param onOpen called as soon as nothing can be missed any more
 * @throws as `call` does
 */
export async function* events(signal: AbortSignal, onOpen: () => Promise<void>): AsyncGenerator<StudioEvent> {
  const response = await post("events", { ask: {} }, signal);
  if (!response.ok) throw await refusedBy(response);
  await onOpen();
  yield* linesOf<StudioEvent>(response, signal);
}

/** Calls whose answers are the bytes of a file. */
export type BytesCall = "printed" | "zipped" | "calibrationSheet";

/** @throws as `call` does */
export async function callForBytes<N extends BytesCall>(name: N, ask: Ask<N>): Promise<ArrayBuffer> {
  const response = await post(name, { ask });
  if (!response.ok) throw await refusedBy(response);
  return response.arrayBuffer().catch(() => {
    throw unreachable();
  });
}

/** A call with the bytes of a file. @throws as `call` does */
export async function callWithBytes<N extends "addPicture" | "upload">(
  name: N,
  ask: Ask<N>,
  bytes: Blob,
  signal?: AbortSignal,
): Promise<AnswerOf<N>> {
  const response = await reach(name, {
    headers: {
      "content-type": "application/octet-stream",
      "x-studio-ask": encodeURIComponent(JSON.stringify(ask)),
    },
    // a blob with a type of its own would replace the header
    body: new Blob([bytes], { type: "application/octet-stream" }),
    ...(signal && { signal }),
  });
  return answerIn<N>(response, signal);
}

/** @param accept the media type of the answer @throws Unreachable; an AbortError if the signal is aborted */
export const post = (
  name: string,
  body: unknown,
  signal?: AbortSignal,
  accept = "application/json",
): Promise<Response> =>
  reach(name, {
    headers: { "content-type": "application/json", accept },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

async function reach(name: string, request: RequestInit): Promise<Response> {
  try {
    const headers = { ...request.headers, "x-studio-token": await provenToken() };
    return await fetch(`/api/${name}`, { ...request, method: "POST", headers });
  } catch (error) {
    throw request.signal?.aborted ? error : unreachable();
  }
}

export async function refusedBy(response: Response): Promise<Refused> {
  const { statusText: message } = response;
  const body: unknown = await response.json().catch(() => ({ code: "bug", message }));
  return new Refused(body as Refusal);
}
