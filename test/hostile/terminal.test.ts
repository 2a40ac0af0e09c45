/** No command lets a name, a path, a text or an argument control the terminal, on standard output or standard error. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { shownOn } from "../../src/cli/terminal/terminal.ts";
import { terminalProgress } from "../../src/cli/terminal/terminal-progress.ts";
import { obeyed } from "../report/findings/support.ts";
import type { CommandRun } from "../support/command/command.ts";
import { broadsideInside } from "../support/command/command-inside.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** Sets the window's title, changes the colour, clears the line (with C1's one-byte CSI), reverses what follows. */
const EVIL = "\u001b]0;pwn\u0007\u001b[31m\u009b2K\u202eevil\u2028";

let root: string;

beforeAll(() => {
  root = join(temporaryFolder(), `project ${EVIL}`);
  const deck = String(SAMPLE_GAME["content/sample/decks/crew.yaml"]);
  const files = {
    ...SAMPLE_GAME,
    "content/sample/decks/crew.yaml": deck
      .replace(
        "rank: 1, title: Cook",
        `rank: "${EVIL.replaceAll("\u001b", "\\e").replaceAll("\u0007", "\\a")}"`,
      )
      .replace("id: pilot", 'id: "pi\\e[31mlot\\u202e"'),
    [`content/sample/decks/${EVIL}.yaml`]: "deck: x\n",
    [`content/sample/art/${EVIL}.png`]: "no picture",
    [`content/g${EVIL}/game.yaml`]: "broadside: 1\n",
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
});

const COMMANDS: readonly (readonly string[])[] = [
  ["check"],
  ["check", "nope"],
  ["check", EVIL],
  ["check", `content/sample/decks/${EVIL}.yaml`],
  ["check", "--quiet"],
  ...["short", "json", "sarif", "github", "junit"].map((format) => ["check", "--format", format]),
  ["check", "--format", EVIL],
  ["check", "--fix", "--dry-run"],
  ["check", "--project", EVIL],
  ["build"],
  ["build", EVIL],
  ["build", "sample", "--only", EVIL],
  ["build", "--kit", EVIL],
  ["build", "--paper", EVIL],
  ["build", "--out", `content/${EVIL}`],
  ["show", "source", `content/sample/decks/${EVIL}.yaml`],
  ["show", "game", "sample"],
  ["show", EVIL],
  ["explain", EVIL],
  ["init", EVIL],
  ["init", `new ${EVIL}`, "--id", EVIL],
  ["scenario", "list"],
  ["scenario", "check", EVIL],
  ["scenario", "show", EVIL],
  ["scenario", "new", EVIL],
  ["scenario", "suggest", "--game", EVIL],
  ["scenario", "suggest", "--fix", EVIL],
  ["scenario", EVIL],
  ["schema", "--out", `schemas ${EVIL}`],
  ["schema", EVIL],
  [EVIL],
  ["--help", EVIL],
  [`--${EVIL}`],
];

test.each(COMMANDS.map((words) => [JSON.stringify(words.join(" ")), words] as const))(
  "%s",
  async (_name, words) => {
    const run = (): Promise<CommandRun> => broadsideInside(words, root, { NO_COLOR: "", FORCE_COLOR: "1" });
    const { stdout, stderr } = await onTerminal(run);
    expect(obeyed(stripVTControlCharacters(stdout))).toEqual([]);
    expect(obeyed(stripVTControlCharacters(stderr))).toEqual([]);
    // Sequences stripped above are colours of the report; none comes from a name.
    const sequences = (stdout + stderr).match(/\p{Cc}\[[^m]*m?/gu) ?? [];
    expect(sequences.filter((one) => !/^.\[(1|22|3[1346]|39)m$/.test(one))).toEqual([]);
    expect(stdout + stderr).not.toContain("\\u0007\u001b[31m");
  },
);

/** Does the work as if both outputs were a terminal's. */
async function onTerminal<T>(work: () => T): Promise<Awaited<T>> {
  const streams = [process.stdout, process.stderr];
  const before = streams.map(({ isTTY }) => isTTY);
  for (const stream of streams) stream.isTTY = true;
  try {
    return await work();
  } finally {
    streams.forEach((stream, index) => {
      stream.isTTY = before[index] as boolean;
    });
  }
}

test("an unsafe name is printed with escapes where it is named", async () => {
  const { stderr, status } = await broadsideInside(["check", "nope"], root);
  expect(status).toBe(2);
  expect(stderr).toContain("games: g\\u001b]0;pwn\\u0007\\u001b[31m\\u009b2K\\u202eevil\\u2028, sample");
});

describe("what the terminal receives", () => {
  test.each([
    ["line", "a\nerror: forged\u001b[31m\n", "a\\u000aerror: forged\\u001b[31m\n"],
    ["lines", "a\r\nb\rc\u001b[31m\n", "a\r\nb\\u000dc\\u001b[31m\n"],
    [
      "report",
      "\u001b[31mred\u001b[39m\u001b[2J\u001b[8m\u001b]0;x\u0007\n",
      "\u001b[31mred\u001b[39m\\u001b[2J\\u001b[8m\\u001b]0;x\\u0007\n",
    ],
    ["document", "+\u202e\n", "+\u202e\n"],
  ] as const)("of a %s", (kind, text, expected) => {
    expect(shownOn("stdout", text, kind)).toBe(expected);
  });

  test("of a document, on a terminal, is escaped too", async () => {
    expect(await onTerminal(() => shownOn("stdout", "+\u202e\n", "document"))).toBe("+\\u202e\n");
  });

  test("of progress is one line", async () => {
    vi.stubEnv("CI", "");
    const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    try {
      await onTerminal(() => terminalProgress().step(`cards of ${EVIL}`, 1, 2));
      const text = String(written.mock.calls[0]?.[0]);
      expect(text.startsWith("\r\u001b[K")).toBe(true);
      expect(obeyed(text.slice(4))).toEqual([]);
    } finally {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
    }
  });
});
