/** Folders that users name: whole games, or a part of them. */
import { expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { findFolder } from "../../../src/pipeline/read/find-file.ts";

const project = {
  bundle: openBundle(),
  host: createMemoryHost({
    "content/boats/game.yaml": "",
    "content/boats/decks/fleet.yaml": "",
    "content/reefs/game.yaml": "",
    "content/notes/todo.yaml": "",
    "templates/boats/ship.svg.hbs": "",
    "templates/shared/card.svg.hbs": "",
  }),
};

const BOTH = ["boats", "reefs"];

test.each([
  [".", { games: BOTH }],
  ["content", { games: BOTH }],
  ["content/", { games: BOTH }],
  ["content/boats", { games: ["boats"] }],
  ["./content/boats/decks/", { games: ["boats"], path: "content/boats/decks/" }],
  ["templates", { games: BOTH, path: "templates/" }],
  ["templates/shared", { games: BOTH, path: "templates/shared/" }],
  ["templates/boats", { games: ["boats"], path: "templates/boats/" }],
  // a file, a folder that does not exist, one without a game, one outside
  ["content/boats/game.yaml", undefined],
  ["content/boats/deks", undefined],
  ["content/notes", undefined],
  ["output", undefined],
])("%s", (name, expected) => {
  expect(findFolder(project, name)).toEqual(expected);
});
