/** What undo is about where a view names no files. */
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { applyStep, documents, open } from "../../../src/studio/client/documents/documents.ts";
import { inScope, nextUndo, scopeTo, undo } from "../../../src/studio/client/documents/undoing.ts";
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

test("in a view of some files, undo and saving are about what steps have changed together with them", () => {
  const [deck, template, glossary] = [
    "content/a/decks/d.yaml",
    "templates/a/t.svg.hbs",
    "content/a/glossary.yaml",
  ];
  for (const path of [deck, template, glossary]) open(path, { text: "field", hash: "h" });
  const edit = (file: string) => ({
    file,
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: 1, offset: 0 },
    text: "new ",
  });
  applyStep("Rename a column", [edit(deck), edit(template)]);
  const end = scopeTo([deck]);
  expect(inScope.value.map(({ path }) => path)).toEqual([deck, template]);
  applyStep("Choose an icon", [edit(glossary)]);
  expect(inScope.value.map(({ path }) => path)).toEqual([deck, template, glossary]);
  end();
});
