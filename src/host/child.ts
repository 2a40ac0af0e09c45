/**
 * A separate process for work that may hang, crash or use up all memory: started when there is a job, used for one
 * after the other, ended when a job exceeds its limits, and started again for the next. It gets bytes and never paths,
 * and only those environment variables that a program needs to start. It measures its own CPU time and memory
 * (`child-watch.ts`).
 * What the bytes of a job did to it is a reply. Everything else that goes wrong (it cannot be started, is ended from
 * outside, has no room on the disk, fails in our own code) is an error, which says nothing about the bytes.
 */
import { type ChildProcess, fork } from "node:child_process";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { type Answer, BOUND_PIPE, type Bound, type Failure, type Job, READY } from "./child-protocol.ts";
import { HostError } from "./host.ts";

export interface Child {
  /**
   * @param seconds of CPU time that the job may take
   * @param signal of who asks: once it is aborted, the job is not begun, or ends soon
   * @throws HostError if the machine refuses, Error for a failure of our own code, with the child's stack; the reason of the
   * signal
   */
  ask(job: unknown, seconds: number, signal?: AbortSignal): Promise<Reply>;
}

/** The outcome of a job: its value, or how the child ended during it. */
export type Reply = { readonly value: unknown } | { readonly ended: Bound | "crash" };

export interface ChildBounds {
  /** Memory of the whole process. */
  readonly megabytes: number;
  /** Of that, the JavaScript heap. */
  readonly heapMegabytes: number;
}

/** For a child that neither answers nor uses CPU time; one that does exceeds its own limits long before. */
const LONGEST_SILENCE = { leastMs: 15 * 60 * 1000, timesAllowed: 60 } as const;

/** ms in which a job that nobody wants any more may still end: about what a new child takes to start. */
const GRACE_MS = 250;

const NEEDED_ENVIRONMENT = ["SystemRoot", "windir", "LD_LIBRARY_PATH", "TEMP", "TMP", "TMPDIR"];

/** Idle threads of the SVG renderer would count as CPU time, on a busy machine more than the work itself. */
const ONE_THREAD = { RAYON_NUM_THREADS: "1" };

/** @param entry the module that serves the jobs, as `inspecting.ts` does */
export function createChild(entry: URL, bounds: ChildBounds): Child {
  const file = fileURLToPath(entry);
  let running: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: (job, seconds, signal) => {
      const reply = last.then(() => askNow({ job, seconds }, signal));
      last = reply.catch(() => {});
      return reply;
    },
  };

  async function askNow(job: Job, signal: AbortSignal | undefined): Promise<Reply> {
    const isUsed = running !== undefined;
    const ending = await askOnce(job, signal);
    // A child that had other jobs before may have died because of those.
    const isDoubtful = isUsed && "ended" in ending && ending.ended !== "time";
    return replyOf(isDoubtful ? await askOnce(job, signal) : ending);
  }

  async function askOnce(job: Job, signal: AbortSignal | undefined): Promise<Answer | End> {
    signal?.throwIfAborted();
    const child = running ?? (await start(file, bounds));
    if (!running) release(child);
    running = child;
    signal?.throwIfAborted();
    hold(child);
    const unwanted = endingUnwanted(child, signal);
    const ending = await endingOf(child, job);
    unwanted.stop();
    release(child);
    // What a job leaves behind must not count against the next ones, and a failed job may have broken more.
    if (unwanted.isEnded() || !("value" in ending) || ending.megabytes > bounds.megabytes / 2) {
      running = undefined;
      child.kill("SIGKILL");
    }
    if (unwanted.isEnded()) signal?.throwIfAborted();
    return ending;
  }
}

/** Ends a child some time after the signal was aborted, until it is stopped. */
function endingUnwanted(child: ChildProcess, signal: AbortSignal | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const end = (): void => {
    isEnded = true;
    child.kill("SIGKILL");
  };
  const wait = (): void => {
    timer = setTimeout(end, GRACE_MS);
  };
  signal?.addEventListener("abort", wait);
  return {
    isEnded: () => isEnded,
    stop: () => {
      signal?.removeEventListener("abort", wait);
      clearTimeout(timer);
    },
  };
}

/** A child that ended without an answer: because of its job, or for an unrelated reason. */
type End = { readonly ended: Bound | "crash" } | { readonly ended: "outside"; readonly how: string };

function replyOf(ending: Answer | End): Reply {
  if ("value" in ending) return ending;
  if ("failure" in ending) throw errorOf(ending.failure);
  if (ending.ended === "outside") throw new HostError(`${NAME} ${ending.how}`);
  return { ended: ending.ended };
}

const NAME = "the process that reads pictures and fonts";

function errorOf({ message, stack, code }: Failure): Error {
  if (code !== undefined) return new HostError(`${NAME} failed: ${message}`, code);
  return Object.assign(new Error(message), { stack });
}

/** Tried twice, because an update of the program may remove its files for a moment. */
async function start(file: string, bounds: ChildBounds): Promise<ChildProcess> {
  const first = await startOnce(file, bounds);
  const child = typeof first === "string" ? await startOnce(file, bounds) : first;
  if (typeof child === "string") throw new HostError(`${NAME} cannot be started: ${child}`);
  return child;
}

/** In words, why it ended before it could take a job. */
function startOnce(file: string, bounds: ChildBounds): Promise<ChildProcess | string> {
  return new Promise((done) => {
    try {
      const child = forked(file, bounds);
      child.once("message", (message) => done(message === READY ? child : "it sent an unexpected message"));
      child.once("error", ({ message }) => done(message));
      child.once("exit", (code, signal) => done(`it ended with ${signal ?? `status ${code}`}`));
    } catch (error) {
      done(error instanceof Error ? error.message : String(error));
    }
  });
}

function forked(file: string, { megabytes, heapMegabytes }: ChildBounds): ChildProcess {
  const needed = NEEDED_ENVIRONMENT.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return fork(file, [String(megabytes)], {
    cwd: dirname(file),
    env: { ...Object.fromEntries(needed), ...ONE_THREAD },
    // It computes in native memory; what it makes in the heap is small, and lives as long as a job.
    execArgv: [`--max-old-space-size=${heapMegabytes}`, "--max-semi-space-size=1"],
    serialization: "advanced",
    // Its libraries write their opinion of a file to stderr: that is not for people.
    stdio: ["ignore", "ignore", "ignore", "ipc", "pipe"],
  });
}

/** Keeps our process from ending while a job is running, and only then. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function endingOf(child: ChildProcess, job: Job): Promise<Answer | End> {
  return new Promise((done) => {
    let bound = "";
    const pipe = boundPipe(child);
    const onBound = (text: Buffer): void => {
      bound += text;
    };
    const finish = (ending: Answer | End): void => {
      clearTimeout(silence);
      child.off("message", onMessage).off("close", onClose);
      pipe.off("data", onBound);
      done(ending);
    };
    const onMessage = (answer: unknown): void => finish(answer as Answer);
    const onClose = (code: number | null, signal: NodeJS.Signals | null): void =>
      finish(isBound(bound) ? { ended: bound } : endBySystem(code, signal));
    const longest = Math.max(LONGEST_SILENCE.leastMs, job.seconds * 1000 * LONGEST_SILENCE.timesAllowed);
    const silence = setTimeout(
      () => finish({ ended: "outside", how: `gave no answer for ${longest / 60_000} minutes` }),
      longest,
    );
    pipe.on("data", onBound);
    child.on("message", onMessage).on("close", onClose);
    child.send(job, (error) => {
      // It may have ended before, when no one waited for its end.
      if (error) finish({ ended: "outside", how: `accepts no job: ${error.message}` });
    });
  });
}

/** Written by the child's own watch just before it ends the process. It must not keep ours from ending. */
function boundPipe(child: ChildProcess): Readable & { unref?(): void } {
  const pipe = child.stdio[BOUND_PIPE] as Readable & { unref?(): void };
  pipe.unref?.();
  return pipe;
}

const isBound = (text: string): text is Bound => text === "time" || text === "memory";

/** How programs end that access invalid memory, or that abort: because of their current job. */
const CRASHES: readonly (NodeJS.Signals | null)[] = [
  ...(["SIGABRT", "SIGBUS", "SIGFPE", "SIGILL", "SIGSEGV", "SIGSYS", "SIGTRAP"] as const),
];
/** The same on Windows: system exceptions (NTSTATUS 0xC0000005 ...), and abort() as Node does it. */
const isCrashOfWindows = (code: number | null): boolean =>
  code !== null && (code >= 0xc0000000 || code === 134);

function endBySystem(code: number | null, signal: NodeJS.Signals | null): End {
  if (CRASHES.includes(signal) || isCrashOfWindows(code)) return { ended: "crash" };
  return { ended: "outside", how: `was ended by something else (${signal ?? `status ${code}`}); try again` };
}
