/** Asks the worker. It is started when something is asked for the first time, and lives as long as the page. */
import type { FromWorker, Question, WorkName, Works } from "./messages.ts";
// its address among the files of the page
import address from "./worker.ts?worker&url";

interface Waiting {
  take(answer: never): void;
  refuse(error: Error): void;
  onProgress?: ((done: number, most: number) => void) | undefined;
}

const waiting = new Map<number, Waiting>();

let worker: Worker | undefined;
let lastId = 0;

interface Policies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The page starts no scripts but its own: this one is among its files. */
const policy = (globalThis as { readonly trustedTypes?: Policies }).trustedTypes?.createPolicy(
  "broadside-worker",
  {
    createScriptURL: () => address,
  },
);

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(policy?.createScriptURL(address) ?? address, { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => take(data));
  worker.addEventListener("error", (event) => {
    for (const one of waiting.values()) one.refuse(new Error(event.message));
    waiting.clear();
    worker = undefined;
  });
  return worker;
}

function take(message: FromWorker): void {
  const one = waiting.get(message.id);
  if (!one) return;
  if ("done" in message) {
    one.onProgress?.(message.done, message.most);
    return;
  }
  waiting.delete(message.id);
  if ("fault" in message) one.refuse(new Error(message.fault));
  else one.take(message.answer as never);
}

export interface AskOptions {
  /** Gives up: the promise is then never settled. */
  readonly signal?: AbortSignal;
  onProgress?(done: number, most: number): void;
}

export function prove<N extends WorkName>(
  work: N,
  ask: Works[N]["ask"],
  { signal, onProgress }: AskOptions = {},
): Promise<Works[N]["answer"]> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { take: resolve, refuse: reject, onProgress });
    started().postMessage({ id, work, ...ask } as unknown as Question);
    signal?.addEventListener("abort", () => {
      if (waiting.delete(id)) started().postMessage({ id, work: "stop" });
    });
  });
}
