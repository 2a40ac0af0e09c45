/**
 * Runs the bundled commands once on small games, so that the code they use lies compiled beside the bundle. A command
 * that fails here fails the set-up. Usage, after the bundle: node src/tools/warm-up.mjs [dist folder]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

const dist = pathToFileURL(`${resolve(process.argv[2] ?? "dist")}/`);
const { bundledCode } = await import(new URL("host/bundled-code.js", dist));
const { expectShortWork } = await import(new URL("host/engine-pace.js", dist));

const folder = mkdtempSync(join(tmpdir(), "broadside-warm-up-"));
const game = join(folder, "game");

const COMMANDS = [
  ["--help"],
  ["build", "--help"],
  ["init", game],
  ["check", "--project", game],
  ["build", "--project", game],
  ["build", "pirate-quest", "--only", "m01,sword-9", "--out", join(folder, "out")],
  ["explain", "text/overflow"],
  ["scenario", "list"],
  ["scenario", "check"],
  ["scenario", "suggest", "--cards", "4", "--players", "2", "--seed", "1"],
];

expectShortWork();
const bundle = bundledCode(true);
const { runCommand } = bundle.load("command.cjs");
const outputs = [process.stdout, process.stderr].map((stream) => [stream, stream.write]);
let said = "";
for (const [stream] of outputs)
  stream.write = (text) => {
    said += text;
    return true;
  };
const failed = [];
try {
  for (const words of COMMANDS) {
    said = "";
    process.exitCode = 0;
    if ((await runCommand(["", "", ...words])) !== 0) failed.push(`broadside ${words.join(" ")}:\n${said}`);
  }
} finally {
  for (const [stream, write] of outputs) stream.write = write;
  rmSync(folder, { recursive: true, force: true });
}
if (failed.length > 0) {
  process.stderr.write(`These do not run from the bundle as they should:\n${failed.join("\n")}`);
  process.exit(1);
}
process.exitCode = 0;
bundle.keep();
