/** Loaded before a command that is measured: writes the CPU time of its process when it ends, for `measure.mjs`. */
import { writeFileSync } from "node:fs";

process.on("exit", () => {
  const file = process.env.BROADSIDE_BENCH_CPU;
  if (file) writeFileSync(file, JSON.stringify(process.cpuUsage()));
});
