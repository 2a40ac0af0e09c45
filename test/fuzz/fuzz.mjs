/**
 * `npm run fuzz -- --minutes 10`: runs the fuzzer for this long, with inputs that no earlier run had. The last input of
 * each target is kept if one fails, hangs or kills the process.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  process.stderr.write(`--minutes is "${values.minutes}", expected a number above 0\n`);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "broadside-fuzz-"));
const { status } = spawnSync("npm", ["test", "--", "test/fuzz", "test/edits"], {
  stdio: "inherit",
  env: { ...process.env, FUZZ_MINUTES: String(minutes), FUZZ_FOLDER: folder },
});
if (status === 0) rmSync(folder, { recursive: true });
else process.stderr.write(`The last inputs are in ${folder}\n`);
process.exit(status ?? 1);
