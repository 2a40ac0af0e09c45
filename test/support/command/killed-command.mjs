/**
 * A process to be killed: it does a job once, reports that and waits, then repeats the job until it is ended. Its first
 * message describes the job: the words of a command and what to do before each run, or files written one after the
 * other.
 */
import { renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const load = (module) => import(pathToFileURL(resolve(`dist/${module}`)).href);

process.once("message", async (job) => {
  if (job.end) return stopMidway(job);
  const run = job.words ? await commandOf(job) : await writerOf(job);
  const status = await run(0);
  process.once("message", async () => {
    for (let count = 1; ; count++) {
      await run(count);
      // Signals and timers get their turn.
      await new Promise((done) => setImmediate(done));
    }
  });
  process.send(status);
});

async function commandOf({ folder, words, before, epochs }) {
  const { bundledCode } = await load("host/bundled-code.js");
  const { runCommand } = bundledCode()?.load("command.cjs") ?? (await load("cli/run-command.js"));
  process.chdir(folder);
  return async (count) => {
    // Written whole, so that a torn file was torn by the command.
    for (const [path, text] of Object.entries(before)) {
      writeFileSync(".before", text);
      renameSync(".before", path);
    }
    process.env.SOURCE_DATE_EPOCH = epochs[count % epochs.length];
    process.exitCode = 0;
    return runCommand(["node", "broadside", ...words]);
  };
}

/** Three files change together, a fourth is streamed. */
async function writerOf({ folder, contents }) {
  const { createNodeHost } = await load("host/node-host.js");
  const { tidyUp } = await load("host/disk/folder-lock.js");
  tidyUp(folder);
  const host = createNodeHost(folder);
  const [odd, even] = contents.map((text) => new TextEncoder().encode(text));
  return async (count) => {
    const after = count % 2 === 0 ? even : odd;
    host.replaceFiles(["a", "b", "c"].map((path) => ({ path, before: host.readBytes(path), after })));
    await host.writeStream("d", [after.subarray(0, 1000), after.subarray(1000)]);
    return 0;
  };
}

/** A file is begun and never finished; the process continues, or ends itself. */
async function stopMidway({ folder, end }) {
  const { endTidily } = await load("host/disk/temporary-files.js");
  endTidily();
  const { createNodeHost } = await load("host/node-host.js");
  async function* pieces() {
    yield new Uint8Array(1000);
    process.send("begun");
    if (end === "exit") process.exit(3);
    if (end === "throw") throw new TypeError("a fault of the program");
    await new Promise((done) => process.once("disconnect", done));
  }
  await createNodeHost(folder).writeStream("a", pieces());
}
