/** Answers that come in lines of JSON, some of which are there before the rest is. */
import { unreachable } from "./connection.ts";

/**
 * The lines of an answer, each as the JSON that it is.
 * @throws Unreachable if the answer is cut; what the signal is aborted with
 */
export async function* linesOf<T>({ body }: Response, signal?: AbortSignal): AsyncGenerator<T> {
  if (!body) return;
  const texts = body.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>;
  let rest = "";
  for await (const chunk of uncut(texts, signal)) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield JSON.parse(line) as T;
  }
}

async function* uncut(texts: AsyncIterable<string>, signal?: AbortSignal): AsyncGenerator<string> {
  try {
    yield* texts;
  } catch (error) {
    throw signal?.aborted ? error : unreachable();
  }
}
