/**
 * Commands in a terminal as people use them: in colour, with a line of progress, and only 40 characters wide. `script`
 * opens the terminal, so that Node itself detects it; the final screen is computed from the bytes received.
 */
import { spawnSync } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";
import { COMMAND, writeProject } from "../support/command/command.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { temporaryFolder } from "../support/temporary.ts";

const COLUMNS = 40;
const ESC = "\u001b";
/** Erases the line for the next state of the work. */
const WIPE = `\r${ESC}[K`;

let sample: string;

beforeAll(() => {
  sample = temporaryFolder();
  const files = Object.entries(SAMPLE_GAME).map(([path, content]) => [path, String(content)]);
  writeProject(sample, Object.fromEntries(files));
});

interface Shown {
  /** Everything that the terminal received. */
  readonly bytes: string;
  /** Its lines as finally seen, without colours; a line may be wider than the terminal. */
  readonly lines: readonly string[];
  readonly status: number | null;
}

/** Runs `broadside WORDS` in a terminal of 40 columns, which receives both outputs. */
function inTerminal(words: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Shown {
  const { CI: _ci, NO_COLOR: _no, FORCE_COLOR: _force, COLUMNS: _columns, ...rest } = process.env;
  const quoted = [process.execPath, COMMAND, ...words].map((word) => `'${word}'`).join(" ");
  const { stdout, status } = spawnSync(
    "script",
    ["--quiet", "--return", "--command", `stty cols ${COLUMNS} rows 24; ${quoted}`, "/dev/null"],
    { cwd, encoding: "utf8", env: { ...rest, TERM: "xterm", ...env }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const bytes = stdout.replaceAll("\r\n", "\n");
  const lines = bytes.split("\n").map((line) => plain(line.split(WIPE).at(-1) ?? ""));
  return { bytes, lines, status };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is the character that begins a sequence
const SEQUENCE = /\u001b\[[0-9;?]*[A-Za-z]/g;
const plain = (text: string): string => text.replace(SEQUENCE, "");
const sequencesIn = (text: string): readonly string[] => [...new Set(text.match(SEQUENCE))].sort();
/** Colours, bold and faint text, and their resets. */
const COLOUR = /^.\[\d{1,3}m$/;

const BOLD = `${ESC}[1m`;

const REPOSITORY = process.cwd();

interface Case {
  readonly name: string;
  readonly words: readonly string[];
  /** Where it runs; default the sample game. */
  readonly cwd?: string;
  readonly status?: number;
  /** A sequence that it shows. */
  readonly shows?: string;
  /** Lines that must fit the terminal; default none, because the terminal wraps the others. */
  readonly fitting?: RegExp;
}

const COMMANDS: readonly Case[] = [
  { name: "check", words: ["check", "--no-cache"], shows: BOLD },
  { name: "check of a game that does not exist", words: ["check", "nope"], status: 2 },
  { name: "build", words: ["build", "--no-cache"] },
  { name: "scenario list", words: ["scenario", "list"], cwd: REPOSITORY, fitting: /./ },
  // the lines of its drawing; the others are sentences and a table
  {
    name: "scenario show",
    words: ["scenario", "show", "pirate-quest/labyrinth"],
    cwd: REPOSITORY,
    fitting: /[─│┌┐└┘]/,
  },
  // its examples are files, whose lines stay
  { name: "explain", words: ["explain", "deck/broken-run"], shows: BOLD },
  { name: "explain without a word", words: ["explain"], fitting: /./ },
  { name: "help", words: ["--help"], fitting: /^(?!Usage| {2}broadside ).+/ },
  // examples are commands to copy
  { name: "help of build", words: ["build", "--help"], fitting: /^(?!Usage| {2}broadside ).+/ },
];

test.each(COMMANDS)(
  "$name: only colours, and lines that fit",
  ({ words, cwd, status = 0, shows, fitting }) => {
    const shown = inTerminal(words, cwd ?? sample);
    expect(shown.status, shown.bytes).toBe(status);
    expect(sequencesIn(shown.bytes.replaceAll(WIPE, "")).filter((one) => !COLOUR.test(one))).toEqual([]);
    if (shows) expect(shown.bytes).toContain(shows);
    const lines = shown.lines.filter((line) => fitting?.test(line));
    if (fitting) expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => line.length > COLUMNS)).toEqual([]);
  },
);

/** What looks different; the others are printed by the same means. */
const PLAIN = ["check", "build", "scenario show", "explain", "help"];

test.each(COMMANDS.filter(({ name }) => PLAIN.includes(name)))(
  "$name: no colours if NO_COLOR is set",
  ({ words, cwd, status = 0 }) => {
    const shown = inTerminal(words, cwd ?? sample, { NO_COLOR: "1" });
    expect(shown.status, shown.bytes).toBe(status);
    expect(sequencesIn(shown.bytes.replaceAll(WIPE, ""))).toEqual([]);
  },
);

describe("progress of a build", () => {
  const states = ({ bytes }: Shown): readonly string[] =>
    bytes.split(WIPE).filter((part) => /^[^\n]* \d+ of \d+$/.test(part));

  test("is one line that fits, and is erased in the end", () => {
    const shown = inTerminal(["build", "pirates-flag", "--no-cache", "--out", sample], REPOSITORY);
    expect(shown.status, shown.bytes).toBe(0);
    expect(states(shown).length).toBeGreaterThan(1);
    expect(states(shown).filter((state) => state.length >= COLUMNS)).toEqual([]);
    expect(shown.lines.filter((line) => / \d+ of \d+$/.test(line))).toEqual([]);
    expect(shown.lines.some((line) => line.endsWith("kB"))).toBe(true);
  });

  test.each([
    ["in CI", { CI: "true" }],
    ["in a terminal without control sequences", { TERM: "dumb" }],
  ])("is not shown %s", (_words, env) => {
    const { bytes } = inTerminal(["build", "--no-cache"], sample, { NO_COLOR: "1", ...env });
    expect(sequencesIn(bytes)).toEqual([]);
    expect(bytes).not.toContain("\r");
  });
});
