/** Loaded into a process of Node: on SIGUSR2 it writes its live heap, in MiB after a full collection, into the file HEAP_NOTE. */
const { renameSync, writeFileSync } = require("node:fs");
const { setFlagsFromString } = require("node:v8");
const { runInNewContext } = require("node:vm");

process.on("SIGUSR2", () => {
  // Not from the start: V8 takes no stored code in a process that was started with this option.
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  for (let time = 0; time < 4; time++) collect();
  const note = process.env.HEAP_NOTE;
  writeFileSync(`${note}.new`, String(process.memoryUsage().heapUsed / 2 ** 20));
  renameSync(`${note}.new`, note);
});
