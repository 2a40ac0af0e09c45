/** An inspector knows the signal of its call only as long as the call runs: work that outlives it must not be cancelled with it. */
import { expect, test } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import type { SignalOfCall } from "../../src/pipeline/look/child-inspector.ts";
import { INSPECT_HERE } from "../../src/pipeline/look/inspect-here.ts";
import { rememberedBundle } from "../support/game/remembered-bundle.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";

test("the inspector of a call has its signal as long as the call runs", async () => {
  const signals: SignalOfCall[] = [];
  const found = { host: createMemoryHost(SAMPLE_GAME), bundle: rememberedBundle() };
  const project = projectOf(found, (signalOf) => {
    signals.push(signalOf);
    return INSPECT_HERE;
  });
  const { signal } = new AbortController();
  const games = project.games({ signal });
  expect(signals.map((of) => of() === signal)).toEqual([true]);
  await games;
  expect(signals.map((of) => of())).toEqual([undefined]);
  await project.close();
});
