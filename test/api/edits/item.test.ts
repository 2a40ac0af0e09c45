/** Items of lists added, removed and moved: on the list as it is in the texts, unsaved ones included. */
import { describe, expect, test } from "vitest";
import type { EditAsk } from "../../../src/index.ts";
import { codeOf } from "../../support/api/sample-project.ts";
import { DECK, deckWith, openDuel, stepIn } from "../../support/edits/small-deck.ts";

type Change = Omit<EditAsk & { kind: "item" }, "kind" | "game" | "deck" | "card" | "path">;

const flow = (tags: string): string =>
  deckWith(`cards:\n  - { id: a, cost: 1${tags} } # keep\n  - { id: b }\n`);

describe("an item", () => {
  test.each([
    [
      "is added behind the last",
      "[x, y]",
      { change: "add", value: "z" },
      "[x, y, z]",
      "Add an item to tags of A",
    ],
    [
      "is added where it is wanted",
      "[x, y]",
      { change: "add", index: 0, value: "z" },
      "[z, x, y]",
      "Add an item to tags of A",
    ],
    ["is removed", "[x, y, z]", { change: "remove", index: 1 }, "[x, z]", "Remove item 2 of tags of A"],
    ["goes up", "[x, y]", { change: "up", index: 1 }, "[y, x]", "Move item 2 of tags of A up"],
    ["goes down", "[x, y, z]", { change: "down", index: 0 }, "[y, x, z]", "Move item 1 of tags of A down"],
  ] as const)("%s", async (_, before, change, expected, title) => {
    const step = await stepIn(
      { [DECK]: flow(`, tags: ${before}`) },
      { kind: "item", card: "a", path: ["tags"], ...(change as Change) },
    );
    expect(step.after[DECK]).toBe(flow(`, tags: ${expected}`));
    expect(step.title).toBe(title);
  });

  test("makes the list that a card does not have yet", async () => {
    const { after } = await stepIn(
      { [DECK]: flow("") },
      { kind: "item", card: "a", path: ["tags"], change: "add", value: "x" },
    );
    expect(after[DECK]).toBe(flow(", tags: [x]"));
  });

  test("that is not there is refused, and a field that is no list", async () => {
    const project = await openDuel({ [DECK]: flow(", tags: [x]") });
    const ask = (more: object): EditAsk =>
      ({
        kind: "item",
        game: "duel",
        deck: "finds",
        card: "a",
        path: ["tags"],
        ...more,
      }) as unknown as EditAsk;
    expect(await codeOf(project.edits(ask({ change: "remove", index: 1 })))).toBe("bad-order");
    expect(await codeOf(project.edits(ask({ change: "up" })))).toBe("bad-order");
    expect(await codeOf(project.edits(ask({ change: "add", path: ["cost"], value: 1 })))).toBe("bad-order");
  });
});
