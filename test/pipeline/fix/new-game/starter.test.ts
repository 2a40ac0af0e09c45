import { expect, test } from "vitest";
import { openBundle } from "../../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../../src/host/memory-host.ts";
import { newGame, newProject } from "../../../../src/pipeline/fix/new-game/starter.ts";

test.each([
  ["newProject", newProject],
  ["newGame", newGame],
])("%s throws if the package lacks the first game, and does not make a project without one", (_, make) => {
  const incomplete = { ...openBundle(), host: createMemoryHost({}) };
  const game = { id: "night", title: "Night" };
  expect(() => make(incomplete, game)).toThrow(/contains no docs\/first-game\//);
  expect(make(openBundle(), game).has("content/night/game.yaml")).toBe(true);
});
