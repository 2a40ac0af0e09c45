/** The command in a pipe: long output arrives whole, and a reader that quits stops no work. */
import { spawn } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { broadside, writeProject } from "../support/command/command.ts";
import { temporaryFolder } from "../support/temporary.ts";

const CARDS = 2_000;

const project = temporaryFolder();
const deck = `deck: fleet
title: Fleet
size: poker-us
bleed: 3mm
front: plain-card
back: plain-back
card:
  type: object
  properties: { title: { type: string }, text: { type: string } }
`;
const game = (id: string): string => `broadside: 1\nid: ${id}\ntitle: ${id}\nversion: 1.0.0\n`;
const nameless = Array.from(
  { length: CARDS },
  (_, index) => `  - { id: boat-${index}, front: no-${index} }\n`,
);

writeProject(project, {
  "content/boats/game.yaml": game("boats"),
  "content/boats/decks/fleet.yaml": `${deck}cards:\n  - { id: sloop, title: Sloop, text: One mast. }\n`,
  "content/wrecks/game.yaml": game("wrecks"),
  "content/wrecks/decks/fleet.yaml": `${deck}cards:\n${nameless.join("")}`,
});

interface End {
  readonly status: number | null;
  readonly stderr: string;
}

/** Runs the command with its standard output unread, or written to an open file. */
function unread(words: readonly string[], stdout: "pipe" | number = "pipe"): Promise<End> {
  const child = spawn(process.execPath, [resolve("dist/cli/main.js"), ...words], {
    cwd: project,
    stdio: ["ignore", stdout, "pipe"],
    env: { ...process.env, CI: "true" },
  });
  child.stdout?.destroy();
  let stderr = "";
  child.stderr?.on("data", (text) => {
    stderr += text;
  });
  return new Promise((done) => child.on("close", (status) => done({ status, stderr })));
}

test("an output longer than a pipe's buffer arrives whole", () => {
  const { stdout, status } = broadside(["check", "wrecks", "--format", "json"], project);
  expect(stdout.length).toBeGreaterThan(4 * 64 * 1024);
  expect(JSON.parse(stdout).findings.length).toBeGreaterThanOrEqual(CARDS);
  expect(status).toBe(1);
});

test("a check whose reader quit keeps its exit status", async () => {
  expect(await unread(["check", "wrecks", "--format", "short"])).toEqual({ status: 1, stderr: "" });
});

test("a build whose reader quit still prints", async () => {
  expect(await unread(["build", "boats", "--paper", "a4"])).toEqual({ status: 0, stderr: "" });
  expect(existsSync(join(project, "output", "boats", "all-decks-a4.pdf"))).toBe(true);
});

test("an output that cannot be written is reported, with exit status 2", async ({ skip }) => {
  if (!existsSync("/dev/full")) skip("this system has no full device");
  const { status, stderr } = await unread(["check", "boats"], openSync("/dev/full", "w"));
  expect(status).toBe(2);
  expect(stderr).toContain("broadside: the output could not be written");
});
