/**
 * A process that is going to be killed: it does a job once, says so and waits, then does it again and again until somebody
 * ends it. Its first message brings the job: the words of a command and what is to be done before each run, or files
 * that are written one after the other.
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
    // Whole themselves, so that what is torn was torn by the command.
    for (const [path, text] of Object.entries(before)) {
      writeFileSync(".before", text);
      renameSync(".before", path);
    }
    process.env.SOURCE_DATE_EPOCH = epochs[count % epochs.length];
    process.exitCode = 0;
    return runCommand(["node", "broadside", ...words]);
  };
}

/** Three files get their other content together, a fourth one comes as a stream. */
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

/** A file is begun and never ended; the process goes on, or ends itself. */
async function stopMidway({ folder, end }) {
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
