/**
 * Loaded before a measured program: writes what its process used when it ends, and on SIGUSR2, for `measure.mjs`.
 * Children count as far as Linux reports them, in steps of 10 ms: those that ended, and those that still wait for work.
 * CommonJS, because the loader of ES modules would be counted too.
 */
const { readdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");

const TICK_MS = 10;
const folder = process.env.BROADSIDE_BENCH_USE;
if (folder) {
  process.on("exit", note);
  process.on("SIGUSR2", note);
}

function note() {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const own = { cpu: (userCPUTime + systemCPUTime) / 1000 + endedChildren(), memory: maxRSS / 1024 };
  const all = [own, ...waitingChildren()];
  const sum = (key) => all.reduce((total, one) => total + one[key], 0);
  const file = `${folder}/${process.pid}.json`;
  writeFileSync(`${file}.new`, JSON.stringify({ cpu: sum("cpu"), memory: sum("memory") }));
  renameSync(`${file}.new`, file);
}

function endedChildren() {
  return timesOf("self")?.ended ?? 0;
}

function waitingChildren() {
  const others = quietly(() => readdirSync("/proc").filter((name) => /^\d+$/.test(name))) ?? [];
  return others.flatMap((pid) => {
    const times = timesOf(pid);
    if (times?.parent !== process.pid) return [];
    return [{ cpu: times.own + times.ended, memory: peakOf(pid) }];
  });
}

/** Fields of proc(5), counted from the state of the process, after its name. */
function timesOf(pid) {
  const text = quietly(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  const fields = text?.slice(text.lastIndexOf(")") + 2).split(" ").map(Number);
  return fields && { parent: fields[1], own: (fields[11] + fields[12]) * TICK_MS, ended: (fields[13] + fields[14]) * TICK_MS };
}

function peakOf(pid) {
  const status = quietly(() => readFileSync(`/proc/${pid}/status`, "utf8")) ?? "";
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function quietly(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
