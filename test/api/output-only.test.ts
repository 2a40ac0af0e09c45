/** Files that a call names: never among the content, and with `outputOnly` only below the output folder. */
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../src/index.ts";
import { codeOf, openSample, sampleFolder } from "../support/api/sample-project.ts";
import { temporaryFolder } from "../support/temporary.ts";

test("schemas are not written into folders that a build reads", async () => {
  const folder = sampleFolder();
  const project = openSample(folder);
  for (const to of ["content/sample", "content", "templates", "content/new/deep"])
    expect(await codeOf(project.writeSchemas({ to: join(folder, to) })), to).toBe("bad-output");
  const { files } = await project.writeSchemas({ to: join(folder, "elsewhere") });
  expect(existsSync(join(folder, "elsewhere", files[0] as string))).toBe(true);
});

test("a project opened with `outputOnly` refuses every folder but its output folder", async () => {
  const folder = sampleFolder();
  const outside = temporaryFolder();
  const project = await openProject(folder, { outputOnly: true, cache: false });
  const orders = {
    print: (to: string) => project.print({ out: to }),
    plan: (to: string) => project.plan({ out: to }),
    sheet: (to: string) => project.icons.sheet({ words: ["anchor"], to: join(to, "icons.html") }),
    schemas: (to: string) => project.writeSchemas({ to }),
    draw: (to: string) => project.scenarios.draw("bay", { to: join(to, "bay.svg") }),
  };
  const refused = [outside, folder, join(folder, "output", "..", "x"), join(folder, "output-2")];
  for (const [name, order] of Object.entries(orders))
    for (const to of refused) expect(await codeOf(order(to)), `${name} ${to}`).toBe("bad-output");
  expect(existsSync(join(folder, "output"))).toBe(false);
  const inside = join(folder, "output", "proofs");
  expect((await orders.print(inside)).status).toBe(0);
  await orders.sheet(inside);
  expect(existsSync(join(inside, "icons.html"))).toBe(true);
  symlinkSync(outside, join(folder, "output", "link"));
  expect(await codeOf(orders.print(join(folder, "output", "link")))).toBe("bad-output");
  expect((await project.print({ out: createMemoryHost({}) })).status).toBe(0);
  await project.close();
});

test("a project in memory without an output folder refuses every folder", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "a"));
  const host = createMemoryHost({ "content/x/game.yaml": "id: x\n" });
  const project = await openProject(host, { outputOnly: true });
  expect(await codeOf(project.writeSchemas({ to: join(folder, "a") }))).toBe("bad-output");
  await project.close();
});
