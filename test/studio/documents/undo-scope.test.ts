/** What undo is about where a view names no files. */
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { documents, open } from "../../../src/studio/client/documents/documents.ts";
import { nextUndo, undo } from "../../../src/studio/client/documents/undoing.ts";
import { gameId } from "../../../src/studio/client/project/game-id.ts";

beforeEach(() => {
  documents.value = new Map();
  onTestFinished(() => {
    gameId.value = undefined;
  });
});

function change(path: string): void {
  open(path, { text: "", hash: "h" }).change(`Change ${path}`, [{ from: 0, to: 0, text: "x" }]);
}

test("undo takes steps of the game that is shown, and of files that all games share", async () => {
  for (const path of [
    "templates/harbour/ships.svg.hbs",
    "templates/shared/frame.svg.hbs",
    "content/market/game.yaml",
  ])
    change(path);
  gameId.value = "harbour";
  expect(nextUndo.value?.title).toBe("Change templates/shared/frame.svg.hbs");
  await undo();
  await undo();
  expect(nextUndo.value).toBeUndefined();
  gameId.value = "market";
  expect(nextUndo.value?.title).toBe("Change content/market/game.yaml");
});
