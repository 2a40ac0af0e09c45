/** Calls of the server. Each is made with the token that the page was let in with. */
import type { AnswerOf, Ask, CallName, Draft, Refusal, StudioEvent } from "../shared/calls.ts";
import { isConnected } from "./connection.ts";
import { token } from "./session.ts";

/** A call that the server refused, with words for people. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = "Refused";
    this.refusal = refusal;
  }
}

/** The server could not be reached: it was ended, or is being started again. */
export class Unreachable extends Error {}

/** @throws Refused; Unreachable; an AbortError if the signal is aborted */
export async function call<N extends CallName>(
  name: N,
  ask: Ask<N>,
  options: { readonly drafts?: readonly Draft[]; readonly signal?: AbortSignal } = {},
): Promise<AnswerOf<N>> {
  const { drafts = [], signal } = options;
  const response = await post(name, drafts.length > 0 ? { ask, drafts } : { ask }, signal);
  if (!response.ok) throw await refusedBy(response);
  try {
    return (await response.json()) as AnswerOf<N>;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
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
  const { body } = response;
  if (!body) return;
  await onOpen();
  let rest = "";
  for await (const chunk of body.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield JSON.parse(line) as StudioEvent;
  }
}

/** A call with the bytes of a file. @throws as `call` does */
export async function callWithBytes(
  name: "addPicture",
  ask: Ask<"addPicture">,
  bytes: Blob,
  signal?: AbortSignal,
): Promise<AnswerOf<"addPicture">> {
  const response = await reach(name, {
    headers: {
      "content-type": "application/octet-stream",
      "x-studio-ask": encodeURIComponent(JSON.stringify(ask)),
    },
    // a blob with a type of its own would replace the header
    body: new Blob([bytes], { type: "application/octet-stream" }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw await refusedBy(response);
  return (await response.json()) as AnswerOf<"addPicture">;
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
    return await fetch(`/api/${name}`, {
      ...request,
      method: "POST",
      headers: { ...request.headers, "x-studio-token": token() },
    });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw unreachable();
  }
}

export async function refusedBy(response: Response): Promise<Refused> {
  const { statusText: message } = response;
  const body: unknown = await response.json().catch(() => ({ code: "bug", message }));
  return new Refused(body as Refusal);
}

export function unreachable(): Unreachable {
  isConnected.value = false;
  return new Unreachable("the studio's server does not answer");
}
