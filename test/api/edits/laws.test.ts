/**
 * Laws of edits of cards: after any sequence of steps the deck is sound and says what was asked for, a step that is undone
 * leaves the bytes as they were, and a value that is set and set back leaves no trace in the decks of this repository.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BroadsideError, type NamedEdits, openProject, type Project } from "../../../src/index.ts";
import { writtenBy } from "../../../src/source/edit/edits.ts";
import { wholeTree } from "../../../src/source/field-table.ts";
import { nodeAt } from "../../../src/source/locate.ts";
import type { SourceNode } from "../../../src/source/tree.ts";
import { parseYaml } from "../../../src/source/yaml/yaml.ts";
import { type Ask, afterOf, DECK, deckWith, openDuel } from "../../support/edits/small-deck.ts";

const words = fc.oneof(
  fc.constantFrom(
    "x",
    "007",
    "no",
    "null",
    "~",
    "1.10",
    "- a",
    "a: b",
    "a #b",
    "#a",
    "{a}",
    "[a]",
    "*a",
    "&a",
    "!a",
    "'a",
    '"',
    "a\\b",
    "a,b",
    "a, b",
    "%a",
    "@a",
    "`a",
    "? a",
    "|",
    ">",
    "---",
    "é漢😀",
    " a",
    "a ",
    "\ta",
    "a\nb",
    "a\n\n b\n",
    "\n",
    "<<",
    "0x1",
    "a:",
    ": a",
    "'",
  ),
  fc
    .string({ maxLength: 12, unit: "grapheme" })
    .map((text) => text.replaceAll(/[\p{Cc}\p{Surrogate}\uFEFF]/gu, "")),
);

const value = fc.oneof(words, fc.integer({ min: -99, max: 99 }), fc.boolean(), fc.constant(undefined));

const fieldAsk = fc.record({
  kind: fc.constant("field" as const),
  card: fc.nat(8),
  change: fc.oneof(
    fc.record({
      path: fc.constantFrom(["text"], ["title"], ["special", "feature"]),
      value: fc.option(words, { nil: undefined }),
    }),
    fc.record({ path: fc.constantFrom(["cost"], ["special", "cost"], ["special", "gives", "value"]), value }),
    fc.record({ path: fc.constantFrom(["tags"]), value: fc.array(words, { maxLength: 3 }) }),
    fc.record({
      path: fc.constantFrom(["pays"]),
      value: fc.array(fc.record({ amount: fc.nat(9), for: words }), { maxLength: 2 }),
    }),
    fc.record({ path: fc.constantFrom(["tags", 0]), value: words }),
  ),
});

const cardAsk = fc.record({
  kind: fc.constantFrom(
    "new-card" as const,
    "copy-cards" as const,
    "delete-cards" as const,
    "up" as const,
    "down" as const,
    "paste-rows" as const,
  ),
  card: fc.nat(8),
  other: fc.nat(8),
  cell: words,
});

/** A deck in one of many layouts. */
const deck = fc
  .array(
    fc.record({
      isFlow: fc.boolean(),
      text: fc.constantFrom("x", '"x, y"', "'it''s'", "|\n      a\n      b", ">-\n      a\n      b"),
      comment: fc.constantFrom("", "  # A heading\n", "  # Too strong?\n", "\n"),
      behind: fc.constantFrom("", " # why"),
      special: fc.constantFrom("{ feature: fog, cost: 1 }", "\n      feature: fog # f\n      cost: 1"),
      tags: fc.constantFrom("[a, b]", "\n      - a\n      - b # b"),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .chain((cards) =>
    fc.record({
      isEach: fc.boolean(),
      ends: fc.constantFrom("\n", "\r\n"),
      last: fc.constantFrom("", "\n"),
      text: fc.constant(
        cards
          .map(({ isFlow, text, comment, behind, special, tags }, index) => {
            if (isFlow)
              return `${comment}  - { id: c${index}, cost: 1, text: "x", special: { cost: 1 } }${behind}`;
            return `${comment}  - id: c${index}\n    text: ${text}\n    special: ${special}\n    tags: ${tags}`;
          })
          .join("\n"),
      ),
    }),
  )
  .map(({ isEach, ends, last, text }) => {
    const each = isEach
      ? '\n  - { each: { suit: [sea, sky], cost: { from: 1, to: 2 } }, id: "{suit}-{cost}" }'
      : "";
    return deckWith(`cards:\n${text}${each}${last}`).replaceAll("\n", ends);
  });

interface CardNow {
  readonly id: string;
  readonly node: SourceNode;
}

function cardsIn(text: string): readonly CardNow[] {
  const { value: document, diagnostics } = parseYaml({ path: DECK, text });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const list = document.root && nodeAt(document.root, ["cards"]);
  const items = list?.kind === "list" ? (wholeTree(list) as typeof list).items : [];
  return items.flatMap((node) => {
    const id = nodeAt(node, ["id"]);
    return id?.kind === "scalar" ? [{ id: id.text, node }] : [];
  });
}

/** What is written at a path, with blocks as their text is meant. */
function plain(node: SourceNode | undefined): unknown {
  if (node === undefined) return undefined;
  if (node.kind === "list") return node.items.map(plain);
  if (node.kind === "map")
    return Object.fromEntries(node.entries.map(({ key, value }) => [key, plain(value)]));
  return node.text.replace(/\n$/, "");
}

/** As `plain`, of a value that was asked for. */
function asText(wanted: unknown): unknown {
  if (Array.isArray(wanted)) return wanted.map(asText);
  if (typeof wanted === "object" && wanted !== null)
    return Object.fromEntries(Object.entries(wanted).map(([key, inner]) => [key, asText(inner)]));
  return wanted === undefined ? undefined : String(wanted);
}

function undone(step: NamedEdits, after: string): string {
  const [file] = step.files;
  if (!file) return after;
  const before = file.before ?? "";
  let text = after;
  for (const { edit, start, end } of [...writtenBy(file.edits)].reverse())
    text = text.slice(0, start) + before.slice(edit.start.offset, edit.end.offset) + text.slice(end);
  return text;
}

async function make(project: Project, text: string, ask: Ask): Promise<string | undefined> {
  const drafts = [{ path: DECK, text }];
  try {
    const step = await project.edits({ game: "duel", deck: "finds", ...ask } as never, { drafts });
    const [file] = step.files;
    if (!file) return text;
    expect(file.before).toBe(text);
    const after = afterOf(text, file.edits);
    expect(undone(step, after)).toBe(text);
    return after;
  } catch (error) {
    if (error instanceof BroadsideError && error.code === "bad-order") return undefined;
    throw error;
  }
}

test("after any sequence of steps the deck says what was asked for", async () => {
  const project = await openDuel({ [DECK]: deckWith("cards: []\n") });
  await fc.assert(
    fc.asyncProperty(deck, fc.array(fc.oneof(fieldAsk, cardAsk), { maxLength: 5 }), async (first, asks) => {
      let text = first;
      for (const ask of asks) {
        const cards = cardsIn(text).filter(({ id }) => !id.includes("{"));
        const card = cards[ask.card % Math.max(1, cards.length)];
        if (!card) continue;
        const ids = cards.map(({ id }) => id);
        if (ask.kind === "field") {
          const { path, value: wanted } = ask.change as { path: (string | number)[]; value: unknown };
          const after = await make(project, text, {
            kind: "field",
            card: card.id,
            path,
            value: wanted as never,
          });
          if (after === undefined) continue;
          const now = cardsIn(after);
          expect(now.map(({ id }) => id)).toEqual(cardsIn(text).map(({ id }) => id));
          const found = now.find(({ id }) => id === card.id) as CardNow;
          expect(plain(nodeAt(found.node, path))).toEqual(asText(wanted));
          expect(now.filter((one) => one !== found).map(({ node }) => plain(node))).toEqual(
            cardsIn(text)
              .filter(({ id }) => id !== card.id)
              .map(({ node }) => plain(node)),
          );
          text = after;
          continue;
        }
        const { kind } = ask;
        const made: Ask =
          kind === "new-card"
            ? { kind, after: card.id }
            : kind === "copy-cards" || kind === "delete-cards"
              ? { kind, cards: [card.id] }
              : kind === "paste-rows"
                ? {
                    kind,
                    fields: ["text", "cost"],
                    cards: [card.id],
                    cells: [
                      [ask.cell, "3"],
                      [ask.cell, "x"],
                    ],
                  }
                : { kind: "move-cards", cards: [card.id], to: kind };
        const after = await make(project, text, made);
        if (after === undefined) continue;
        const now = cardsIn(after)
          .map(({ id }) => id)
          .filter((id) => !id.includes("{"));
        const same = now.filter((id) => ids.includes(id));
        if (kind === "delete-cards") expect(now).toEqual(ids.filter((id) => id !== card.id));
        else expect(new Set(same)).toEqual(new Set(ids));
        if (kind === "new-card" || kind === "copy-cards") expect(now).toHaveLength(ids.length + 1);
        if (kind !== "up" && kind !== "down" && kind !== "delete-cards") expect(same).toEqual(ids);
        text = after;
      }
    }),
    { numRuns: 40 },
  );
  await project.close();
});

test("in the decks of this repository a value that is set and set back leaves no trace", async () => {
  const project = await openProject(".");
  let count = 0;
  for (const game of ["pirate-attack", "pirate-quest", "pirate-tricks", "pirates-flag"]) {
    const folder = join("content", game, "decks");
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".yaml"))) {
      const path = join(folder, name);
      const text = readFileSync(path, "utf8");
      const deckId = /^deck: (\S+)/m.exec(text)?.[1] ?? "";
      // the first card and any other
      const [first, ...others] = cardsIn(text).filter(({ id }) => !id.includes("{"));
      const another = others.length > 0 ? fc.sample(fc.constantFrom(...others), 1) : [];
      for (const card of first ? [first, ...another] : []) {
        const scalars = card.node.kind === "map" ? card.node.entries : [];
        for (const { key, value: node } of scalars) {
          if (node.kind !== "scalar" || key === "id") continue;
          const ask = { kind: "field", game, deck: deckId, card: card.id, path: [key] } as const;
          expect((await project.edits({ ...ask, text: node.text })).files).toEqual([]);
          const other = `${node.text}1`;
          const [there] = (await project.edits({ ...ask, text: other })).files;
          const changed = afterOf(text, there?.edits ?? []);
          const drafts = [{ path, text: changed }];
          const [back] = (await project.edits({ ...ask, text: node.text }, { drafts })).files;
          expect(afterOf(changed, back?.edits ?? [])).toBe(text);
          count += 1;
        }
      }
    }
  }
  expect(count).toBeGreaterThan(200);
  await project.close();
});
