/** The workflow in docs/ci/: GitHub's own parser accepts it, and our command accepts what it runs. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { afterEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { createProgram } from "../../src/cli/program.ts";
import { writeProject } from "../support/command/command.ts";
import { temporaryFolder } from "../support/temporary.ts";

const content = readFileSync("docs/ci/check-games.yml", "utf8");
const faultsOf = (text: string): readonly string[] =>
  parseWorkflow({ name: "check-games.yml", content: text }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
const steps: readonly Step[] = parse(content).jobs.games.steps;

test("GitHub's parser finds no fault in it, and would find one", () => {
  expect(faultsOf(content)).toEqual([]);
  expect(faultsOf(content.replace("runs-on:", "run-on:"))).not.toEqual([]);
  expect(faultsOf(content.replace("vars.BROADSIDE_SARIF", "varz.BROADSIDE_SARIF"))).not.toEqual([]);
});

describe("its commands", () => {
  const project = temporaryFolder();
  writeProject(project, {
    "content/boats/game.yaml": "broadside: 1\nid: boats\ntitle: Boats\nversion: 1.0.0\n",
    "content/boats/decks/fleet.yaml": `deck: fleet
title: Fleet
size: poker-us
bleed: 3mm
front: plain-card
back: plain-back
card:
  type: object
  properties: { title: { type: string }, text: { type: string } }
cards:
  - { id: sloop, title: Sloop, text: One mast. }
`,
  });

  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  /** What the command on a line prints, run in the project; the file after ">" receives its standard output. */
  async function run(line: string): Promise<string> {
    const [command = ""] = line.replace("npx broadside ", "").split(" > ");
    const written: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
    await createProgram().parseAsync([
      "node",
      "broadside",
      ...command.trim().split(" "),
      "--project",
      project,
    ]);
    return written.join("");
  }

  const lines = steps
    .flatMap(({ run = "" }) => run.split("\n"))
    .filter((line) => line.includes("broadside "));

  test("are one check for people, one for code scanning, and a build", () => {
    expect(lines).toHaveLength(3);
    expect(lines.every((line) => line.startsWith("npx broadside "))).toBe(true);
  });

  test.each(lines)("%s", async (line) => {
    const stdout = await run(line);
    expect(process.exitCode).toBe(0);
    if (line.includes("sarif")) expect(JSON.parse(stdout)).toMatchObject({ version: "2.1.0" });
  });

  test("leave files where later steps look for them", async () => {
    await run("npx broadside build --paper both");
    const kept = steps.find(({ uses = "" }) => uses.startsWith("actions/upload-artifact@"))?.with?.path;
    expect(existsSync(join(project, String(kept), "boats", "all-decks-a4.pdf"))).toBe(true);
    const upload = steps.find(({ uses = "" }) => uses.includes("upload-sarif@"))?.with?.sarif_file;
    expect(lines.some((line) => line.endsWith(`> ${upload}`))).toBe(true);
  });
});
