/**
 * A process of our own for work that may hang, crash or eat all memory: started when there is a job, used for one after
 * the other, killed when a job goes over its bounds, and started anew for the next. It is given bytes and never paths,
 * and of the environment only what a program needs to start.
 * Limits: where the system does not tell what a process uses, the clock and the limit of its heap are all that bounds it.
 */
import { type ChildProcess, fork } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { type Answer, READY } from "./child-jobs.ts";
import { HostError } from "./host.ts";
import { useOf } from "./process-use.ts";

export interface Child {
  /** @param seconds of computing that the job may take */
  ask(job: unknown, seconds: number): Promise<Reply>;
}

/** What came of a job: the answer, or how the child ended over it. */
export type Reply = Answer | { readonly ended: "time" | "memory" | "crash" };

export interface ChildBounds {
  /** Memory of the whole process. */
  readonly megabytes: number;
  /** Of that, the objects of JavaScript. */
  readonly heapMegabytes: number;
}

/** How often its use is looked at. */
const WATCH_MS = 50;
/** By the clock a job may take so many times what it may compute, for other programs want the machine too. */
const PATIENCE = 4;

const NEEDED_ENVIRONMENT = ["SystemRoot", "windir", "LD_LIBRARY_PATH", "TEMP", "TMP", "TMPDIR"];

/** A run from the sources, as tests are, has its compiled modules elsewhere; Node 20 starts no others. */
const COMPILED = new URL(import.meta.url.endsWith(".ts") ? "../../dist/" : "../", import.meta.url);

/** @param entry the compiled module that serves the jobs, such as "pipeline/inspecting.js" */
export function createChild(entry: string, bounds: ChildBounds): Child {
  const file = fileURLToPath(new URL(entry, COMPILED));
  let running: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: (job, seconds) => {
      const reply = last.then(() => askNow(job, seconds));
      last = reply.catch(() => {});
      return reply;
    },
  };

  async function askNow(job: unknown, seconds: number): Promise<Reply> {
    const isUsed = running !== undefined;
    const reply = await askOnce(job, seconds);
    // A child that had other jobs before may have died of those.
    const isDoubtful = isUsed && "ended" in reply && reply.ended !== "time";
    return isDoubtful ? askOnce(job, seconds) : reply;
  }

  async function askOnce(job: unknown, seconds: number): Promise<Reply> {
    running ??= await start(file, bounds);
    const child = running;
    hold(child);
    const reply = await replyOf(child, job, { seconds, ...bounds });
    letGo(child);
    // What a job leaves behind must not count against the next ones.
    const isHeavy = (useOf(child.pid ?? 0)?.megabytes ?? 0) > bounds.megabytes / 2;
    if ("ended" in reply || isHeavy) {
      running = undefined;
      child.kill("SIGKILL");
    }
    return reply;
  }
}

/** Tried twice, for an update of the program may have its files away for a moment. */
async function start(file: string, bounds: ChildBounds): Promise<ChildProcess> {
  const child = (await startOnce(file, bounds)) ?? (await startOnce(file, bounds));
  if (!child) throw new HostError("the process that looks at pictures and fonts cannot be started");
  return child;
}

/** Undefined when it ends before it can take a job. */
function startOnce(file: string, { heapMegabytes }: ChildBounds): Promise<ChildProcess | undefined> {
  const needed = NEEDED_ENVIRONMENT.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const child = fork(file, {
    cwd: dirname(file),
    env: Object.fromEntries(needed),
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    serialization: "advanced",
    // Its libraries say what they think of a file to stderr: that is nothing for people.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return new Promise((done) => {
    child.once("message", (message) => done(message === READY ? child : undefined));
    child.once("error", () => done(undefined));
    child.once("exit", () => done(undefined));
  });
}

/** Keeps our process from ending while a job is under way, and only then. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function replyOf(
  child: ChildProcess,
  job: unknown,
  bounds: ChildBounds & { readonly seconds: number },
): Promise<Reply> {
  return new Promise((done) => {
    let ending: "time" | "memory" | "crash" = "crash";
    const overrun = overrunOf(child.pid ?? 0, bounds);
    const watch = setInterval(() => {
      const reason = overrun();
      if (!reason) return;
      ending = reason;
      child.kill("SIGKILL");
    }, WATCH_MS);
    const finish = (reply: Reply): void => {
      clearInterval(watch);
      child.off("message", onMessage).off("exit", onExit);
      done(reply);
    };
    const onMessage = (answer: unknown): void => finish(answer as Answer);
    const onExit = (): void => finish({ ended: ending });
    child.on("message", onMessage).on("exit", onExit);
    // It may have ended before, when nobody waited for its exit.
    child.send(job as object, (error) => {
      if (error) finish({ ended: ending });
    });
  });
}

/** Answers which bound is broken, from now on. */
function overrunOf(
  pid: number,
  { seconds, megabytes }: { readonly seconds: number; readonly megabytes: number },
): () => "time" | "memory" | undefined {
  const before = useOf(pid)?.seconds ?? 0;
  const began = performance.now();
  return () => {
    const use = useOf(pid);
    if (use && use.megabytes > megabytes) return "memory";
    const clock = (performance.now() - began) / 1000;
    const limit = use ? seconds * PATIENCE : seconds;
    return clock > limit || (use && use.seconds - before > seconds) ? "time" : undefined;
  };
}
