/** Plans are data: they may travel, and what is printed is what the files say when it is printed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { machineName } from "../../src/host/disk/temporary-files.ts";
import { createMemoryHost, openProject, type Plan, type Project } from "../../src/index.ts";
import { codeOf, openSample, sampleFolder } from "../support/api/sample-project.ts";
import { writeProject } from "../support/command/command.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";

const PDF = "output/sample/all-decks-a4.pdf";
const DECK = "content/sample/decks/crew.yaml";

let folder: string;
let project: Project;

beforeEach(() => {
  folder = sampleFolder();
  project = openSample(folder);
});

const asJson = (plan: Plan): Plan => JSON.parse(JSON.stringify(plan));
const pdf = (): Buffer => readFileSync(join(folder, PDF));

test("a plan that went through JSON, and the order alone, print the same", async () => {
  const order = { marks: false, date: new Date(Date.UTC(2027, 3, 1)) };
  const plan = await project.plan(order);
  await project.print({ marks: false });
  const usual = pdf();
  await project.print(plan);
  const printed = pdf();
  expect(printed.equals(usual)).toBe(false);
  expect(await project.print(asJson(plan))).toMatchObject({ status: 0 });
  expect(pdf().equals(printed)).toBe(true);
  await project.print(order);
  expect(pdf().equals(printed)).toBe(true);
});

test("another project prints the plan too", async () => {
  const plan = asJson(await project.plan({ papers: ["letter"] }));
  const { files } = await openSample(sampleFolder()).print(plan);
  expect(files.map(({ path }) => path.split("/").at(-1))).toContain("all-decks-letter.pdf");
});

test("files that changed since the plan are printed as they are now, with their findings", async () => {
  const plan = await project.plan();
  expect([plan.isRefused, plan.findings.filter(({ severity }) => severity === "error")]).toEqual([false, []]);
  const text = readFileSync(join(folder, DECK), "utf8");
  writeProject(folder, { [DECK]: text.replace("rank: 1", "rank: one") });
  const { status, findings } = await project.print(plan);
  expect(status).toBe(1);
  expect(findings.some(({ file, severity }) => file === DECK && severity === "error")).toBe(true);
});

test("a host as the output does not survive as JSON, and that is said", async () => {
  const memory = await openProject(createMemoryHost(SAMPLE_GAME));
  const plan = await memory.plan({ out: createMemoryHost({}) });
  expect(await codeOf(memory.print(asJson(plan)))).toBe("bad-output");
  expect(await codeOf(memory.print({ order: "all" } as never))).toBe("bad-order");
});

test("a plan leaves the output folder as it is; a print removes what killed prints left there", async () => {
  // No process has this number.
  const left = join(folder, "output/sample", `.broadside-${machineName()}-4194999-0123456789abcdef.tmp`);
  mkdirSync(join(folder, "output/sample"), { recursive: true });
  writeFileSync(left, "half a file");
  await project.plan();
  expect(existsSync(left)).toBe(true);
  await project.print();
  expect(existsSync(left)).toBe(false);
});

test("prints into one host take turns, even after one that fails", async () => {
  const out = createMemoryHost({});
  let writing = 0;
  let most = 0;
  let isFirst = true;
  const counting = {
    ...out,
    writeStream: async (...args: Parameters<typeof out.writeStream>) => {
      writing += 1;
      most = Math.max(most, writing);
      await new Promise((resolve) => setTimeout(resolve, 5));
      const fails = isFirst;
      isFirst = false;
      try {
        if (fails) throw new Error("this one fails");
        return await out.writeStream(...args);
      } finally {
        writing -= 1;
      }
    },
  };
  const other = openSample(sampleFolder());
  const printed = await Promise.allSettled(
    [project, other, project].map((one) => one.print({ out: counting })),
  );
  expect(printed.map(({ status }) => status).sort()).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(most).toBe(1);
});
