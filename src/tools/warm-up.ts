/**
 * Runs the bundled commands once on small games, so that the code they use is stored compiled next to the bundle, in
 * addition to what is stored there already. Status 1 if a command fails. Usage, after building the bundle: node
 * dist/tools/warm-up.cjs [after-build]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { bundledCode } from "../host/bundled-code.ts";
import { expectShortWork } from "../host/engine-pace.ts";

/** The exports of `command.cjs`. */
interface Command {
  runCommand(argv: readonly string[]): Promise<number>;
}

const folder = mkdtempSync(join(tmpdir(), "broadside-warm-up-"));
const game = join(folder, "game");

/** What the build of a whole game has stored, if there was one. */
const BUILD = ["build", "pirate-quest", "--only", "m01,sword-9", "--out", join(folder, "out")];

const COMMANDS = [
  ["--help"],
  ["build", "--help"],
  ["init", game],
  ["check", "--project", game],
  ["build", "--project", game],
  ...(process.argv.includes("after-build") ? [] : [BUILD]),
  ["explain", "text/overflow"],
  ["scenario", "list"],
  ["scenario", "check"],
  ["scenario", "suggest", "--cards", "4", "--players", "2", "--seed", "1"],
];

void warmUp();

async function warmUp(): Promise<void> {
  expectShortWork();
  const bundle = bundledCode(true);
  if (!bundle) throw new Error("there is no bundle to warm up");
  const { runCommand } = bundle.load("command.cjs") as Command;
  const failed = await failuresOf(runCommand).finally(() => rmSync(folder, { recursive: true, force: true }));
  process.exitCode = failed.length > 0 ? 1 : 0;
  if (failed.length === 0) bundle.keep();
  else process.stderr.write(`These commands fail when run from the bundle:\n${failed.join("\n")}`);
}

/** The commands that failed, with their output. */
async function failuresOf(runCommand: Command["runCommand"]): Promise<readonly string[]> {
  const streams = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write }));
  const failed: string[] = [];
  let said = "";
  for (const { stream } of streams)
    stream.write = (text: string | Uint8Array) => {
      said += text;
      return true;
    };
  try {
    for (const words of COMMANDS) {
      said = "";
      process.exitCode = 0;
      if ((await runCommand(["", "", ...words])) !== 0) failed.push(`broadside ${words.join(" ")}:\n${said}`);
    }
  } finally {
    for (const { stream, write } of streams) stream.write = write;
  }
  return failed;
}
