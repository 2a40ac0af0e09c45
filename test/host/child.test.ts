/** A child process for dangerous work: what its bytes did to it is a reply, every other failure is an error. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { createChild } from "../../src/host/child.ts";
import { HostError } from "../../src/host/host.ts";
import { temporaryFolder } from "../support/temporary.ts";

const JOBS = pathToFileURL("dist/host/child-jobs.js").href;

/** Does what the job says. */
const SCRIPT = `
import { serveJobs } from ${JSON.stringify(JOBS)};
const jobs = {
  value: () => "done",
  wait: () => new Promise((done) => setTimeout(done, 500, "done")),
  throw: () => { throw new TypeError("a slip of ours"); },
  full: () => { throw Object.assign(new Error("no space left"), { code: "ENOSPC", syscall: "write" }); },
  exit: () => process.exit(3),
  killed: () => process.kill(process.pid, "SIGKILL"),
  crash: () => process.abort(),
  loop: () => { for (;;) {} },
  eat: () => { for (const kept = [];;) kept.push(Buffer.alloc(1e7, 1)); },
};
serveJobs(async (job) => jobs[job]());
`;

function child(script = SCRIPT) {
  const file = join(temporaryFolder(), "jobs.mjs");
  writeFileSync(file, script);
  return createChild(pathToFileURL(file), { megabytes: 400, heapMegabytes: 200 });
}

const error = (reply: Promise<unknown>): Promise<unknown> =>
  reply.then(
    (value) => expect.unreachable(`an answer: ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );

test("only CPU time counts: a job that waits as long as it likes is done", async () => {
  expect(await child().ask("wait", 0.3)).toMatchObject({ value: "done" });
});

test("a failure of our own code is an error with the child's stack, and the next job is done", async () => {
  const { ask } = child();
  const failure = await error(ask("throw", 5));
  expect(failure).not.toBeInstanceOf(HostError);
  expect(failure).toMatchObject({ message: "a slip of ours", stack: expect.stringContaining("jobs.mjs") });
  expect(await ask("value", 5)).toMatchObject({ value: "done" });
});

test.for([
  ["full", /no space left$/],
  ["exit", /was ended by something else \(status 3\)/],
  ["killed", /was ended by something else \(SIGKILL\)/],
] as const)("%s: the machine is at fault, not the bytes", async ([job, words]) => {
  const failure = await error(child().ask(job, 5));
  expect(failure).toBeInstanceOf(HostError);
  expect((failure as HostError).message).toMatch(words);
});

test.for(["process.exit(7)", 'process.send("hello")', 'throw new Error("no")'])(
  "a child that begins with %s cannot be started",
  async (script) => {
    const failure = await error(child(script).ask("value", 5));
    expect(failure).toBeInstanceOf(HostError);
    expect((failure as HostError).message).toMatch(/cannot be started: it /);
  },
);

test.for([
  ["crash", "crash", 60],
  ["loop", "time", 0.3],
  ["eat", "memory", 60],
] as const)("%s: what the job does to the child is its reply: %s", async ([job, ended, seconds]) => {
  const { ask } = child();
  expect(await ask(job, seconds)).toEqual({ ended });
});

test("a job that nobody wants any more ends, one that waits is not begun, and the next one is done", async () => {
  const { ask } = child();
  await ask("value", 5);
  const [first, second] = [new AbortController(), new AbortController()];
  const endless = error(ask("loop", 60, first.signal));
  const waiting = error(ask("loop", 60, second.signal));
  const next = ask("value", 5);
  // the first one has begun
  await new Promise((resolve) => setImmediate(resolve));
  second.abort(new Error("the second"));
  first.abort(new Error("the first"));
  expect(await endless).toEqual(new Error("the first"));
  expect(await waiting).toEqual(new Error("the second"));
  expect(await next).toMatchObject({ value: "done" });
});

test("a job that nobody wants before its turn starts no process", async () => {
  const mark = join(temporaryFolder(), "started");
  const marking = `import { writeFileSync } from "node:fs";\nwriteFileSync(${JSON.stringify(mark)}, "");\n${SCRIPT}`;
  const { ask } = child(marking);
  const unwanted = error(ask("value", 5, AbortSignal.abort(new Error("unwanted"))));
  expect(await unwanted).toEqual(new Error("unwanted"));
  expect(existsSync(mark)).toBe(false);
  await ask("value", 5);
  expect(existsSync(mark)).toBe(true);
});
