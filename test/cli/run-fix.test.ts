/** The `fix` command: all files are written or none, and the remaining findings are about the files as they are. */
import { afterEach, expect, test, vi } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { checkCommand } from "../../src/cli/check/check.ts";
import { runFix } from "../../src/cli/check/run-fix.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { changedMeanwhile, type Host } from "../../src/host/host.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";

const bundle = openBundle();
const KIT = "content/sample/kits/all.yaml";
const DIE = "content/sample/dice/red.yaml";
const files = {
  ...SAMPLE_GAME,
  [KIT]: "kit: all\ntitle: All\ncontents: [{ deck: cerw }]\n",
  [DIE]: "die: red\ntitel: Red\ncolour: '#ff0000'\nfaces: [[pip], [pip], [pip], [pip], [pip], []]\n",
};

afterEach(() => vi.restoreAllMocks());

async function run(host: Host, flags: { readonly dryRun?: boolean } = {}) {
  const output = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const)
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      output[stream] += text;
      return true;
    });
  const options = { fix: true, format: "short", failOn: "error", ...flags } as const;
  const status = await runFix(projectOf({ host, bundle }), ["sample"], options);
  return { status, ...output };
}

test("if a file changed meanwhile, none is written, and the remaining findings are about the files as they are", async () => {
  const host = createMemoryHost(files);
  const before = new Map(host.files);
  const busy: Host = {
    ...host,
    replaceFiles: () => {
      throw changedMeanwhile(KIT);
    },
  };
  const { status, stdout, stderr } = await run(busy);
  expect(status).toBe(2);
  expect(stderr).toBe(
    `broadside: nothing was fixed: "${KIT}": the file has changed since it was read; nothing was written to it\n`,
  );
  expect(stdout).toContain(`${KIT}:3:20: error[kit/unknown-deck]`);
  expect(stdout).toContain(`${DIE}:2:1: error[schema/unknown-field]`);
  expect(host.files).toEqual(before);
});

test("a dry run writes nothing", async () => {
  const host = createMemoryHost(files);
  const before = new Map(host.files);
  expect((await run(host, { dryRun: true })).status).toBe(1);
  expect(host.files).toEqual(before);
});

test("the games of the package are not changed where there is no project", async () => {
  await expect(run(bundle.host)).rejects.toThrow("`fix` changes the files of a project");
});

test.each(["--fix", "--dry-run"])("%s is about the original, and refuses a translation", async (flag) => {
  const command = checkCommand().exitOverride();
  command.configureOutput({ writeErr: () => {} });
  await expect(command.parseAsync(["sample", flag, "--lang", "de"], { from: "user" })).rejects.toThrow(
    "option '--fix' cannot be used with option '--lang <tag>'",
  );
});
