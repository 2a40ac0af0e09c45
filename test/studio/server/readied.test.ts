/** The project that the server opens before the page asks for it. */
import { expect, test } from "vitest";
import { projectOf } from "../../../src/api/project-at.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost, type Project } from "../../../src/index.ts";
import { readied } from "../../../src/studio/server/readied.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const sample = (): Project => projectOf({ host: createMemoryHost(SAMPLE_GAME), bundle: openBundle() });

test("it is opened at once, and once; later ones are opened when they are asked for", async () => {
  const opened: Project[] = [];
  const open = readied(async () => {
    opened.push(sample());
    return opened.at(-1) as Project;
  });
  expect(opened.length).toBe(1);
  expect((await open()) === opened[0]).toBe(true);
  expect((await open()) === opened[1]).toBe(true);
  expect(opened.length).toBe(2);
  await opened[0]?.close();
});

test("the first card of each deck is drawn, and a fault is left to those who ask", async () => {
  const asked: unknown[] = [];
  const project = sample();
  let done = (): void => {};
  const isDrawn = new Promise<void>((resolve) => {
    done = resolve;
  });
  const faces: Project["faces"] = async (order) => {
    asked.push(order.faces);
    done();
    throw new Error("no faces");
  };
  const open = readied(async () => ({ ...project, faces }));
  await isDrawn;
  expect(asked).toEqual([[{ deck: "crew", card: "cook" }]]);
  expect((await (await open()).games()).length).toBe(1);
});

test("a folder that has become a project meanwhile is opened anew", async () => {
  let isThere = false;
  const open = readied(async () => {
    if (!isThere) throw new Error("no project");
    return sample();
  });
  await new Promise((resolve) => setImmediate(resolve));
  isThere = true;
  expect((await (await open()).games()).length).toBe(1);
});
