/** Loaded into a process of Node: on SIGUSR2 it writes its live heap, in MiB after a full collection, into the file HEAP_NOTE. */
const { renameSync, writeFileSync } = require("node:fs");

process.on("SIGUSR2", () => {
  for (let time = 0; time < 4; time++) globalThis.gc();
  const note = process.env.HEAP_NOTE;
  writeFileSync(`${note}.new`, String(process.memoryUsage().heapUsed / 2 ** 20));
  renameSync(`${note}.new`, note);
});
