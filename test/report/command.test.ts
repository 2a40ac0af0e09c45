/** `check` from a project to its output: exit status in every format, --quiet, colours, paths in the repository. */
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import type { CheckFlags } from "../../src/cli/check/check.ts";
import { prefixInRepository } from "../../src/cli/check/report-findings.ts";
import { runCheck } from "../../src/cli/check/run-check.ts";
import { wantsColour } from "../../src/cli/terminal/terminal.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { FORMATS } from "../../src/report/findings/formats.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../support/game/sample-game.ts";

const bundle = openBundle();
const deck = String(SAMPLE_GAME["content/sample/decks/crew.yaml"]).replace(
  "string } } }",
  "string } }, required: [rank, title] }",
);
const CLEAN: ProjectFiles = {};
/** A missing field, which is an error, and an unread file, which is a warning. */
const BROKEN: ProjectFiles = {
  "content/sample/decks/crew.yaml": deck.replace("rank: 2, ", ""),
  "content/sample/ideas.yaml": "a: 1\n",
};
const WARNED: ProjectFiles = { "content/sample/ideas.yaml": "a: 1\n" };

interface Run {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function check(files: ProjectFiles, flags: Partial<CheckFlags>): Promise<Run> {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...files });
  const written = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      written[name] += String(text);
      return true;
    });
  // whatever the terminal running the tests supports
  vi.stubEnv("NO_COLOR", "1");
  const status = await runCheck(projectOf({ host, bundle }), [], {
    format: "pretty",
    failOn: "error",
    ...flags,
  });
  vi.restoreAllMocks();
  return { status, ...written };
}

describe.each(FORMATS)("--format %s", (format) => {
  test("writes its findings in the order of their places, nothing else, and ends with 1", async () => {
    const { status, stdout, stderr } = await check(BROKEN, { format });
    expect([status, stderr]).toEqual([1, ""]);
    const first = stdout.indexOf("content/sample/decks/crew.yaml");
    expect(first).toBeGreaterThan(-1);
    expect(stdout.indexOf("content/sample/ideas.yaml")).toBeGreaterThan(first);
  });

  test("--quiet omits findings that do not cause status 1, and --fail-on never does", async () => {
    const { status, stdout } = await check(BROKEN, { format, quiet: true, failOn: "never" });
    expect(status).toBe(0);
    expect(stdout).toContain("crew.yaml");
    expect(stdout).not.toContain("ideas.yaml");
  });
});

test("--fail-on decides which findings cause status 1", async () => {
  expect((await check(CLEAN, { failOn: "warning" })).status).toBe(0);
  expect((await check(WARNED, { failOn: "error" })).status).toBe(0);
  const strict = await check(WARNED, { failOn: "warning", quiet: true });
  expect(strict.status).toBe(1);
  expect(strict.stdout).toContain("ideas.yaml");
});

test("--quiet says nothing about a clean run", async () => {
  expect(await check(CLEAN, { quiet: true })).toEqual({ status: 0, stdout: "", stderr: "" });
  expect((await check(WARNED, { quiet: true })).stdout).toBe("");
  expect((await check(BROKEN, { quiet: true })).stdout).not.toContain("1 error");
});

test("allowed findings are counted", async () => {
  const run = async (comment: string): Promise<string> => {
    const text = deck
      .replace("rank: {", "mood: { type: string, description: How they feel. }, rank: {")
      .replace("title: Cook }", `title: Cook, mood: grim }${comment}`);
    return (await check({ "content/sample/decks/crew.yaml": text }, { failOn: "warning" })).stdout;
  };
  expect(await run("")).toContain("deck/unread-field");
  const allowed = await run(" # broadside-allow deck/unread-field: to come");
  expect(allowed).not.toContain("deck/unread-field");
  expect(allowed).toMatch(/; 1 (more )?is allowed\n$/);
});

test("the manual is mentioned where it has the rule", async () => {
  const { stdout } = await check(BROKEN, {});
  expect(stdout).toMatch(/= more: broadside explain [a-z]+\/[a-z-]+\n/);
});

describe("colours", () => {
  const terminal = { isTTY: true };
  const pipe = {};

  test.each([
    ["a terminal", terminal, {}, true],
    ["a pipe", pipe, {}, false],
    ["a terminal without any art", terminal, { TERM: "dumb" }, false],
    ["NO_COLOR", terminal, { NO_COLOR: "1" }, false],
    ["NO_COLOR with any value", terminal, { NO_COLOR: "0" }, false],
    ["NO_COLOR that is empty", terminal, { NO_COLOR: "" }, true],
    ["FORCE_COLOR", pipe, { FORCE_COLOR: "1" }, true],
    ["FORCE_COLOR that is empty", pipe, { FORCE_COLOR: "" }, false],
    ["both", pipe, { FORCE_COLOR: "1", NO_COLOR: "1" }, false],
  ])("%s", (_name, stream, env, expected) => {
    expect(wantsColour(stream, env)).toBe(expected);
  });
});

test("services get paths relative to the repository's root", () => {
  const root = join("/", "work", "repository");
  const at = (project: string, env = {}, cwd = root): string => prefixInRepository(project, env, cwd);
  expect(at(root)).toBe("");
  expect(at(join(root, "my", "games"))).toBe("my/games/");
  expect(at(root, {}, join(root, "content"))).toBe("");
  expect(at(join(root, "games"), { GITHUB_WORKSPACE: root }, join(root, "games", "content"))).toBe("games/");
  expect(at(join("/", "elsewhere"))).toBe("");
  expect(at(join(root, "..games"))).toBe("..games/");
});
