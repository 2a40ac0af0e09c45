/** Calls that say on the way what they are doing, for work that takes long. */
import type { AnswerOf, Ask, CallLine, CallName, Draft } from "../shared/calls.ts";
import { post, Refused, refusedBy, unreachable } from "./calls.ts";

type Step = Extract<CallLine, { progress: unknown }>["progress"];

export interface LinesOptions {
  /** Default none, for calls that write what the files say. */
  readonly drafts?: readonly Draft[];
  readonly signal?: AbortSignal;
  readonly onProgress?: (step: Step) => void;
  /** What the call itself reports; its type is that of the call. */
  readonly onEvent?: (event: never) => void;
}

/** @throws as `call` does */
export async function callInLines<N extends CallName>(
  name: N,
  ask: Ask<N>,
  { drafts, signal, onProgress, onEvent }: LinesOptions = {},
): Promise<AnswerOf<N>> {
  const response = await post(name, { ask, ...(drafts && { drafts }) }, signal, "application/x-ndjson");
  if (!response.ok) throw await refusedBy(response);
  for await (const line of linesOf<CallLine<N>>(response)) {
    if ("progress" in line) onProgress?.(line.progress);
    else if ("event" in line) onEvent?.(line.event as never);
    else if ("refusal" in line) throw new Refused(line.refusal);
    else return line.answer;
  }
  throw unreachable();
}

/** The lines of an answer, each as the JSON that it is. */
export async function* linesOf<T>({ body }: Response): AsyncGenerator<T> {
  if (!body) return;
  let rest = "";
  for await (const chunk of body.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield JSON.parse(line) as T;
  }
}
