/**
 * `broadside studio` as a process: started twice, stopped, killed and started again. Names of rows: docs/security.md.
 * `BROADSIDE_KILLS=300` kills it that often.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, watch } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { hashOf } from "../../../src/api/fix/edits.ts";
import { sampleFolder } from "../../support/api/sample-project.ts";
import { COMMAND } from "../../support/command/command.ts";
import { ask } from "../../support/studio/raw-socket.ts";
import { pageHeaders } from "../../support/studio/served-studio.ts";
import { temporaryFolder } from "../../support/temporary.ts";

const KILLS = Number(process.env.BROADSIDE_KILLS ?? 3);
const GAME = "content/sample/game.yaml";

interface Run {
  readonly child: ChildProcess;
  readonly link: string;
  readonly port: number;
  /** What it has said on standard error, when it has ended, with its exit status. */
  readonly end: Promise<{ readonly status: number | null; readonly said: string }>;
}

/** Resolves when it has printed its link. */
async function studio(folder: string, state: string, ...words: readonly string[]): Promise<Run> {
  const child = start(folder, state, words);
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  // not when it exits: what it has said may not have been read by then
  const end = once(child, "close").then(([status]) => ({ status, said }));
  const link = await firstLine(child);
  if (link === undefined) throw new Error(`no link: ${(await end).said}`);
  return { child, link, port: Number(new URL(link).port), end };
}

/** Undefined if it ends without one. Later ones are read, so that it can end, and let go. */
function firstLine(child: ChildProcess): Promise<string | undefined> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  return new Promise((resolve) => {
    lines.once("line", resolve).once("close", () => resolve(undefined));
  });
}

function start(folder: string, state: string, words: readonly string[], command = COMMAND): ChildProcess {
  const child = spawn(process.execPath, [command, "studio", ...words], {
    cwd: folder,
    env: { ...process.env, CI: "true", NO_COLOR: "1", NODE_OPTIONS: "", XDG_STATE_HOME: state },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<readonly unknown[]> {
  const gone = once(child, "exit");
  child.kill(signal);
  return gone;
}

/** Lets a page in. */
async function tokenOf({ link, port }: Run): Promise<string> {
  const { body, status } = await ask(port, {
    method: "POST",
    target: "/api/session",
    headers: pageHeaders({ port, token: "" }),
    body: JSON.stringify({ ask: { code: new URL(link).hash.slice(1) } }),
  });
  expect(status).toBe(200);
  return JSON.parse(body).token;
}

const call = (port: number, token: string, name: string, question: unknown) =>
  ask(port, {
    method: "POST",
    target: `/api/${name}`,
    headers: pageHeaders({ port, token }),
    body: JSON.stringify({ ask: question }),
  });

test("W11: a second studio of a folder names the first and gives a new link to it", async () => {
  const [folder, state] = [sampleFolder(), temporaryFolder()];
  const first = await studio(folder, state);
  const token = await tokenOf(first);
  const second = await studio(folder, state);
  const { status, said } = await second.end;
  expect(status).toBe(2);
  expect(said).toContain(`process ${first.child.pid}`);
  expect(second.port).toBe(first.port);
  expect(second.link).not.toBe(first.link);
  expect(await tokenOf(second)).toBe(token);
  const files = readdirSync(join(state, "broadside")).filter((name) => name.endsWith(".json"));
  expect(files).toHaveLength(1);
  expect(statSync(join(state, "broadside", String(files[0]))).mode & 0o777).toBe(0o600);
});

test("W11: a studio that may write, or has another port, is not handed out for one that was asked for", async () => {
  const [folder, state] = [sampleFolder(), temporaryFolder()];
  const first = await studio(folder, state);
  const refusal = async (...words: readonly string[]): Promise<string> => {
    const child = start(folder, state, words);
    let [said, printed] = ["", ""];
    child.stderr?.on("data", (text) => {
      said += text;
    });
    child.stdout?.on("data", (text) => {
      printed += text;
    });
    expect(await once(child, "close")).toEqual([2, null]);
    expect(printed).toBe("");
    return said;
  };
  const running = `broadside: a studio of this folder is running already (process ${first.child.pid}, port ${first.port})`;
  expect(await refusal("--read-only")).toContain(`${running}, and it may change files; end it before`);
  expect(await refusal("--port", "1")).toContain(`${running}; leave --port out`);
});

test("W11: one that only shows games says so to somebody who wants to change them", async () => {
  const [folder, state] = [sampleFolder(), temporaryFolder()];
  await studio(folder, state, "--read-only");
  const second = await studio(folder, state);
  expect((await second.end).said).toContain("It was started with --read-only; end it first to change games.");
});

test("W11: studios of other folders run beside it", async () => {
  const state = temporaryFolder();
  const first = await studio(sampleFolder(), state);
  const other = await studio(sampleFolder(), state);
  expect(other.port).not.toBe(first.port);
});

test("W11: a port that is taken is named, with what to do", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const child = start(sampleFolder(), temporaryFolder(), ["--port", String(port)]);
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  expect(await once(child, "close")).toEqual([2, null]);
  expect(said).toMatch(new RegExp(`^broadside: port ${port} is in use by another program; .*--port`));
});

test("a studio that was killed and is started again lets its open pages go on", async () => {
  const [folder, state] = [sampleFolder(), temporaryFolder()];
  const first = await studio(folder, state);
  const token = await tokenOf(first);
  await ended(first.child, "SIGKILL");
  const second = await studio(folder, state);
  expect(second.port).toBe(first.port);
  expect((await call(second.port, token, "open", {})).status).toBe(200);
});

test("W4: pages of a studio that only showed games have no session in one that may change them", async () => {
  const [folder, state] = [sampleFolder(), temporaryFolder()];
  const statusAfter = async (token: string, ...words: readonly string[]) => {
    const next = await studio(folder, state, ...words);
    const { status } = await call(next.port, token, "open", {});
    const own = await tokenOf(next);
    await ended(next.child, "SIGKILL");
    return [status, own] as const;
  };
  const [, reading] = await statusAfter("", "--read-only");
  expect(await statusAfter(reading, "--read-only")).toEqual([200, reading]);
  const [refused, writing] = await statusAfter(reading);
  expect([refused, writing === reading]).toEqual([401, false]);
  expect(await statusAfter(writing, "--read-only"), "less than before").toEqual([200, writing]);
});

// a shell reports 128 plus the number of the signal: 130 and 143
test.each(["SIGINT", "SIGTERM"] as const)("%s ends it at once, with open connections", async (signal) => {
  const run = await studio(sampleFolder(), temporaryFolder());
  const token = await tokenOf(run);
  const idle = connect(run.port, "127.0.0.1");
  await once(idle, "connect");
  const events = call(run.port, token, "events", {});
  await call(run.port, token, "open", {});
  expect(await ended(run.child, signal)).toEqual([null, signal]);
  expect((await events).body.trim()).toBe('{"kind":"closing"}');
});

test(`C1: a studio that is killed ${KILLS} times while it saves leaves each file old or new`, async () => {
  const [folder, state] = [sampleFolder(), temporaryFolder()];
  const texts = ["a", "b"].map((letter) => `# ${letter.repeat(300_000)}\n`);
  const path = join(folder, GAME);
  const game = readFileSync(path, "utf8");
  const versions = [game, ...texts.map((text) => game + text)];
  for (let kill = 0; kill < KILLS; kill++) {
    const run = await studio(folder, state);
    const token = await tokenOf(run);
    const gone = once(run.child, "exit");
    const watcher = watch(join(folder, "content/sample"), (_, name) => {
      // the first ones are complete, so that there is something to tear
      if (saves > 2 + kill && (kill % 2 === 0) === (name?.endsWith(".tmp") ?? false))
        run.child.kill("SIGKILL");
    });
    let saves = 0;
    for (; run.child.exitCode === null && run.child.signalCode === null; saves++) {
      const now = readFileSync(path, "utf8");
      const next = versions[1 + (saves % 2)] as string;
      const edits = [{ file: GAME, start: placeAt(0), end: placeAt(now.length), text: next }];
      const question = { files: [{ path: GAME, hash: hashOf(Buffer.from(now)), edits }] };
      // a server that dies gives no answer
      await call(run.port, token, "apply", question).catch(() => undefined);
    }
    await gone;
    watcher.close();
    expect(versions).toContain(readFileSync(path, "utf8"));
  }
  const last = await studio(folder, state);
  const now = readFileSync(path, "utf8");
  const none = { files: [{ path: GAME, hash: hashOf(Buffer.from(now)), edits: [] }] };
  expect((await call(last.port, await tokenOf(last), "apply", none)).status).toBe(200);
  const left = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tmp$/.test(name),
  );
  expect(left).toEqual([]);
});

const placeAt = (offset: number) => ({ offset, line: 1, column: 1 });

test("code that a studio has compiled is kept when it is ended", async () => {
  const product = temporaryFolder();
  const isCode = (path: string): boolean => !path.endsWith(".cache");
  for (const part of ["dist/bundle", "dist/page"])
    cpSync(part, join(product, part), { recursive: true, filter: isCode });
  cpSync("package.json", join(product, "package.json"));
  symlinkSync(resolve("node_modules"), join(product, "node_modules"));
  const bundle = join(product, "dist/bundle");
  const child = start(sampleFolder(), temporaryFolder(), [], join(bundle, "broadside.cjs"));
  await firstLine(child);
  await ended(child, "SIGTERM");
  const kept = readdirSync(bundle).filter((file) => file.endsWith(".cache"));
  expect(kept.some((file) => file.startsWith("late-fastify.cjs."))).toBe(true);
});
