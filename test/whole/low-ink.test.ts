/** The shipped games have no finding in their low-ink look either. The other look is checked in test/content/. */
import { expect, test } from "vitest";
import { createNodeHost } from "../../src/host/node-host.ts";
import { checkTargets } from "../../src/pipeline/check-targets.ts";
import { SILENT } from "../../src/pipeline/progress.ts";
import { gameIdsOf } from "../../src/pipeline/project.ts";
import { rememberedBundle } from "../support/remembered-bundle.ts";

const project = { host: createNodeHost("."), bundle: rememberedBundle(), ink: "low" } as const;

test.each(gameIdsOf(project))("%s is clean", { timeout: 300_000 }, async (game) => {
  const { findings, notes } = await checkTargets(project, [{ game, files: [] }], SILENT);
  expect(findings).toEqual([]);
  expect(notes).toEqual([]);
});
