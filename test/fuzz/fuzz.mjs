/** `npm run fuzz -- --minutes 10`: the fuzzer for as long as wanted, with inputs that no run had before. */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  process.stderr.write(`--minutes is "${values.minutes}", expected a number above 0\n`);
  process.exit(2);
}
const { status } = spawnSync("npx", ["vitest", "run", "--config", "test/vitest.config.ts", "test/fuzz"], {
  stdio: "inherit",
  env: { ...process.env, FUZZ_MINUTES: String(minutes) },
});
process.exit(status ?? 1);
