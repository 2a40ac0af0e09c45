/**
 * An open project lets go of what earlier calls have made. Whatever a call makes for itself leads to its inspector, so an
 * inspector that cannot be collected says that something outlives its call.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { INSPECT_HERE } from "../../src/pipeline/look/inspect-here.ts";
import type { Inspector } from "../../src/pipeline/look/inspector.ts";
import { createMemory } from "../../src/remember/memory.ts";
import { rememberedBundle } from "../support/game/remembered-bundle.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../support/game/sample-game.ts";

const CARD = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <rect x="0" y="60" width="63.5" height="20" fill="#c23a32"/>
  <g opacity="0.5"><rect x="5" y="45" width="10" height="10"/></g>
  <b:text x="5" y="5" width="53.5" height="30" size="12pt" font="Alegreya">{{title}}</b:text>
</svg>
`;

const filesWith = (title: string): ProjectFiles => ({
  ...SAMPLE_GAME,
  "templates/sample/card.svg.hbs": CARD,
  "content/sample/decks/crew.yaml": `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { title: { type: string } } }
cards:
  - { id: captain, title: Captain }
  - { id: cook, title: ${title} }
`,
});

/** Garbage collection, which Node offers to code that was made after the flag was set. */
function collector(): () => void {
  setFlagsFromString("--expose-gc");
  try {
    return runInNewContext("gc");
  } finally {
    setFlagsFromString("--no-expose-gc");
  }
}

const CALLS = 8;

test("after edits of one card, nothing of earlier calls is kept", async () => {
  const host = createMemoryHost(filesWith("Cook"));
  const inspectors: WeakRef<Inspector>[] = [];
  const inspectorOfCall = (): Inspector => {
    const inspector = { ...INSPECT_HERE };
    inspectors.push(new WeakRef(inspector));
    return inspector;
  };
  const bundle = rememberedBundle();
  const project = projectOf({ host, bundle, memory: createMemory() }, inspectorOfCall);
  for (let edit = 0; edit < CALLS; edit++) {
    const files = filesWith(`Cook number ${edit}`);
    host.writeFile(
      "content/sample/decks/crew.yaml",
      Buffer.from(String(files["content/sample/decks/crew.yaml"])),
    );
    await project.check();
    await project.print({ out: createMemoryHost(), draft: true });
  }
  const collect = collector();
  // What a WeakRef was made of, or gave, stays until the turn ends.
  await nextTurn();
  collect();
  const alive = inspectors.filter((one) => one.deref() !== undefined);
  expect(inspectors).toHaveLength(2 * CALLS);
  // The last check, and the print after it.
  expect(alive.length).toBeLessThanOrEqual(2);
  await project.close();
});
