/** The studio's server as people start it, in a process of its own, and its calls as the page makes them. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { BROADSIDE } from "../measure.mjs";

const HEAP = fileURLToPath(new URL("./heap-on-signal.cjs", import.meta.url));

/** @returns `url` with a code that lets one page in; `call`, `heap` in MiB, and `close` */
export async function startStudio(folder) {
  const state = mkdtempSync(join(tmpdir(), "broadside-studio-"));
  const note = join(state, "heap");
  const words = ["--require", HEAP, BROADSIDE, "studio", "--no-open", "--project", folder];
  const child = spawn(process.execPath, words, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, CI: "true", XDG_STATE_HOME: state, HEAP_NOTE: note },
  });
  const url = new URL(await addressOf(child));
  const agent = new Agent({ keepAlive: true });
  let token;
  return {
    url: url.href,
    call: async (name, ask, drafts = []) => {
      token ??= (await post(agent, url, "session", { ask: { code: url.hash.slice(1) } })).token;
      return post(agent, url, name, { ask, drafts }, token);
    },
    heap: async () => {
      rmSync(note, { force: true });
      child.kill("SIGUSR2");
      while (!existsSync(note)) await wait(20);
      return Number(readFileSync(note, "utf8"));
    },
    close: async () => {
      agent.destroy();
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(state, { recursive: true, force: true });
    },
  };
}

async function addressOf(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    const [found] = /http:\/\/\S+/.exec(line) ?? [];
    if (found) return found;
  }
  throw new Error("the studio did not start");
}

function post(agent, { origin, hostname, port }, name, body, token) {
  const text = Buffer.from(JSON.stringify(body));
  const headers = {
    "content-type": "application/json",
    "content-length": text.length,
    origin,
    "sec-fetch-site": "same-origin",
    ...(token && { "x-studio-token": token }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(
      { agent, hostname, port, path: `/api/${name}`, method: "POST", headers },
      (answer) => {
        const parts = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("end", () => {
          const said = Buffer.concat(parts).toString();
          if (answer.statusCode === 200) resolve(JSON.parse(said));
          else reject(new Error(`${name}: ${answer.statusCode} ${said.slice(0, 300)}`));
        });
        answer.on("error", reject);
      },
    );
    asked.on("error", reject);
    asked.end(text);
  });
}
