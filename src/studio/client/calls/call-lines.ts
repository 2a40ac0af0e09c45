/** Calls that say on the way what they are doing, for work that takes long. */
import type { AnswerOf, Ask, CallLine, CallName, Draft } from "../../shared/calls.ts";
import { post, Refused, refusedBy } from "./calls.ts";
import { unreachable } from "./connection.ts";
import { linesOf } from "./lines.ts";

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
  for await (const line of linesOf<CallLine<N>>(response, signal)) {
    if ("progress" in line) onProgress?.(line.progress);
    else if ("event" in line) onEvent?.(line.event as never);
    else if ("refusal" in line) throw new Refused(line.refusal);
    else return line.answer;
  }
  throw unreachable();
}
