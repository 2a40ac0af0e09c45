/**
 * Runs the bundled commands once on small games, and shows one in the studio, so that the code they use is stored compiled
 * next to the bundle, in addition to what is stored there already. Status 1 if one of them fails. Usage, after building the
 * bundle: node dist/tools/warm-up.cjs [after-build]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { bundledCode } from "../host/bundled-code.ts";
import { expectShortWork } from "../host/engine-pace.ts";
import { firstView, type StudioCode } from "./first-view.ts";

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

warmUp().catch((error: unknown) => {
  process.exitCode = 1;
  process.stderr.write(`The bundle could not be warmed up: ${(error as Error).stack}\n`);
});

async function warmUp(): Promise<void> {
  expectShortWork();
  const bundle = bundledCode(true);
  if (!bundle) throw new Error("there is no bundle to warm up");
  const { runCommand } = bundle.load("command.cjs") as Command;
  try {
    const failed = await failuresOf(runCommand);
    if (failed.length > 0) throw new Error(`these commands fail:\n${failed.join("\n")}`);
    await firstView(bundle.load("start-studio.cjs") as StudioCode, game, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  // The studio expected long work.
  expectShortWork();
  bundle.keep();
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
