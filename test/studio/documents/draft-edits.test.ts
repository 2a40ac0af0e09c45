/** Changes that the project computes: in order, never in another text than the one they were computed for. */
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { NamedEdits } from "../../../src/index.ts";
import { drawnEdits } from "../../../src/studio/client/answers/drawn-ahead.ts";
import { Unreachable } from "../../../src/studio/client/calls/calls.ts";
import { isConnected, noteFollowing, noteGap } from "../../../src/studio/client/calls/connection.ts";
import type { Document } from "../../../src/studio/client/documents/document.ts";
import { documents, drafts, filesChanged, open } from "../../../src/studio/client/documents/documents.ts";
import {
  askAgain,
  draftEdits,
  stepFrom,
  waitingAsks,
} from "../../../src/studio/client/documents/draft-edits.ts";
import { takeTheirs } from "../../../src/studio/client/documents/saving.ts";
import { spliceBetween } from "../../../src/studio/client/documents/splices.ts";
import { nextRedo, nextUndo, redo, takeIn, undo } from "../../../src/studio/client/documents/undoing.ts";
import { answerCalls } from "../../support/studio/answered-calls.ts";

const [A, B] = ["content/game/a.yaml", "content/game/b.yaml"];

beforeEach(() => {
  documents.value = new Map();
  isConnected.value = true;
});

const opened = (path: string, text: string): Document => open(path, { text, hash: "h" });

type Drafts = readonly { readonly path: string; readonly text: string }[];

/** What the project would answer: the text of each file after the change. */
function answerOf(title: string, drafts: Drafts, change: (path: string, text: string) => string): NamedEdits {
  const files = [...documents.value.values()].flatMap(({ path, base }) => {
    const before = drafts.find((draft) => draft.path === path)?.text ?? base.value.text;
    const splice = spliceBetween(before, change(path, before));
    if (!splice) return [];
    const at = (offset: number) => ({ line: 1, column: 1, offset });
    return [
      {
        path,
        before,
        edits: [{ file: path, start: at(splice.from), end: at(splice.to), text: splice.text }],
      },
    ];
  });
  return { title, files };
}

/** An answer that comes when it is told to. */
function held() {
  const answers: (() => void)[] = [];
  const asked: Drafts[] = [];
  const request = (title: string, change: (path: string, text: string) => string) => (drafts: Drafts) => {
    asked.push(drafts);
    return new Promise<NamedEdits>((resolve) => {
      answers.push(() => resolve(answerOf(title, drafts, change)));
    });
  };
  const next = async (): Promise<void> => {
    await expect.poll(() => answers.length, { interval: 1 }).toBeGreaterThan(0);
    answers.shift()?.();
  };
  return { request, next, asked, answerIfAny: () => answers.shift()?.() };
}

test("an answer without the text before is about the text that was sent", async () => {
  const document = opened(A, "1");
  document.change("Type 2", [{ from: 1, to: 1, text: "2" }]);
  const { request, next } = held();
  const lean = async (drafts: Drafts): Promise<NamedEdits> => {
    const answer = await request("Add a", (_, text) => `${text}a`)(drafts);
    return { ...answer, files: answer.files.map(({ before, ...file }) => file) };
  };
  const done = stepFrom(lean);
  // somebody types meanwhile
  document.change("Type 3", [{ from: 2, to: 2, text: "3" }]);
  await next();
  await next();
  await done;
  expect(document.text.value).toBe("123a");
});

test("one ask at a time, each with the text that the one before has made", async () => {
  const document = opened(A, "1");
  const { request, next, asked } = held();
  const both = [
    stepFrom(request("One", (_, text) => `${text}2`)),
    stepFrom(request("Two", (_, text) => `${text}3`)),
  ];
  await next();
  await next();
  await Promise.all(both);
  expect(asked).toEqual([[], [{ path: A, text: "12" }]]);
  expect([document.text.value, document.done.value.map(({ title }) => title)]).toEqual([
    "123",
    ["One", "Two"],
  ]);
});

test("what was computed for a text that has changed since is asked for again", async () => {
  const document = opened(A, "cost: 3");
  const { request, next } = held();
  const made = stepFrom(request("Set cost", (_, text) => text.replace("3", "4")));
  await next().then(() => document.change("Type", [{ from: 0, to: 0, text: "# 3\n" }]));
  await next();
  await made;
  expect(document.text.value).toBe("# 4\ncost: 3");
  await undo();
  expect(document.text.value).toBe("# 3\ncost: 3");
});

test("of asks for one field that wait, only the latest is made, and one undo takes typing back", async () => {
  const document = opened(A, "");
  const { request, next, asked } = held();
  const type = (text: string): Promise<NamedEdits> =>
    stepFrom(
      request(`Set to ${text}`, () => text),
      { field: "title" },
    );
  const all = [type("A"), type("Ax"), type("Axe"), type("Axes")];
  await next();
  await next();
  await Promise.all(all);
  expect(asked).toHaveLength(2);
  expect(document.text.value).toBe("Axes");
  expect(nextUndo.value?.title).toBe("Set to Axes");
  await undo();
  expect(document.text.value).toBe("");
});

test("an ask waits while the server does not answer, and undo waits for it", async () => {
  const document = opened(A, "1");
  let isUp = false;
  const made = stepFrom(async (drafts) => {
    if (!isUp) {
      isConnected.value = false;
      throw new Unreachable();
    }
    return answerOf("Two", drafts, () => "2");
  });
  const undone = undo();
  await new Promise(setImmediate);
  expect(document.text.value).toBe("1");
  isUp = true;
  isConnected.value = true;
  await made;
  expect(await undone).toBe("Two");
  expect(document.text.value).toBe("1");
});

test("an answer that is there already is not made in a later text", async () => {
  const document = opened(A, "");
  document.change("Type", [{ from: 0, to: 0, text: ' <r x="5" y="5"/>' }]);
  const setY = (_: string, text: string): string => text.replace(/y="\d+"/, 'y="7"');
  answerCalls((_, { body }) => {
    const { title, files } = answerOf("Move down", JSON.parse(body).drafts, setY);
    // as the server leaves out what it was sent
    return Response.json({ title, files: files.map(({ before: _sent, ...file }) => file) });
  });
  const ask = { kind: "field", game: "game", deck: "a", card: "axe", path: ["y"], value: 7 } as const;
  const ready = await drawnEdits(ask, drafts.peek());
  const { request, next } = held();
  const wider = stepFrom(request("Move right", (_, text) => text.replace('x="5"', 'x="12.25"')));
  const made = draftEdits(ask, { ready });
  await next();
  await Promise.all([wider, made]);
  expect(document.text.value).toBe(' <r x="12.25" y="7"/>');
});

test("a change that waits for the server is known as data until it is made", async () => {
  const document = opened(A, "title: Axe");
  const ask = (value: string) =>
    ({ kind: "field", game: "game", deck: "a", card: "axe", path: ["title"], value }) as const;
  let isUp = false;
  answerCalls((_, { body }) => {
    if (!isUp) throw new TypeError("fetch failed");
    const { ask: asked, drafts = [] } = JSON.parse(body);
    return Response.json(answerOf(`Set title to ${asked.value}`, drafts, () => `title: ${asked.value}`));
  });
  const all = ["Axe 1", "Axe 2", "Axe 3"].map((value) => draftEdits(ask(value), { field: "axe title" }));
  expect(waitingAsks.value.map(({ ask: waiting }) => waiting)).toEqual([ask("Axe 1"), ask("Axe 3")]);
  await new Promise(setImmediate);
  isUp = true;
  isConnected.value = true;
  await Promise.all(all);
  expect([document.text.value, waitingAsks.value]).toEqual(["title: Axe 3", []]);
});

test("changes that are of no field are steps of their own, each answered with its cards", async () => {
  const document = opened(A, "1");
  const add = (card: string) =>
    stepFrom(async (drafts) => ({
      ...answerOf(`New ${card}`, drafts, (_, text) => `${text}${card}`),
      cards: [card],
    }));
  const made = await Promise.all([add("2"), add("3"), add("4")]);
  expect(made.map(({ cards }) => cards)).toEqual([["2"], ["3"], ["4"]]);
  expect(document.done.value.map(({ title }) => title)).toEqual(["New 2", "New 3", "New 4"]);
});

/** A file that the page can read, and edits of its title computed on a draft or on the file; `write` is another program. */
function served(path: string, text: string) {
  let disk = text;
  let count = 0;
  let isUp = true;
  answerCalls((url, { body }) => {
    if (!isUp) throw new TypeError("fetch failed");
    const { ask, drafts = [] } = JSON.parse(body);
    if (url === "/api/text") return Response.json({ path, text: disk, hash: `h${count}` });
    const before: string = drafts.find((draft: { path: string }) => draft.path === path)?.text ?? disk;
    const splice = spliceBetween(before, before.replace(/title: .*/, `title: ${ask.value}`));
    const at = (offset: number) => ({ line: 1, column: 1, offset });
    const edits = splice && { file: path, start: at(splice.from), end: at(splice.to), text: splice.text };
    return Response.json({ title: `Set title to ${ask.value}`, files: [{ path, before, edits: [edits] }] });
  });
  return {
    /** As somebody sees it. */
    open: () => open(path, { text: disk, hash: `h${count}` }),
    write: (next: string) => {
      disk = next;
      count += 1;
    },
    cut: () => {
      isUp = false;
      noteGap();
    },
    /** As project.ts does: files are read again before anything else happens. */
    restart: async () => {
      isUp = true;
      noteFollowing();
      await filesChanged([...documents.value.keys()]);
      isConnected.value = true;
    },
  };
}

const setTitle = (value: string) =>
  ({ kind: "field", game: "game", deck: "a", card: "axe", path: ["title"], value }) as const;

const CARD = "title: Axe\ncost: 3\n";

test("a change is made in a file that others have written elsewhere, before anybody has said so", async () => {
  const file = served(A, CARD);
  const document = file.open();
  file.write("title: Axe\ncost: 7\n");
  await draftEdits(setTitle("Saw"));
  expect([document.text.value, document.trouble.value]).toEqual(["title: Saw\ncost: 7\n", undefined]);
  expect(document.done.value.map(({ title }) => title)).toEqual([
    "Set title to Saw",
    "Take over the changes of another program",
  ]);
});

test("a change that waited overwrites no value that another program wrote meanwhile", async () => {
  const file = served(A, CARD);
  const document = file.open();
  file.cut();
  const made = draftEdits(setTitle("Saw"));
  file.write("title: Hammer\ncost: 7\n");
  await file.restart();
  await made;
  // somebody decides about the title, with both before their eyes
  expect(document.text.value).toBe("title: Saw\ncost: 3\n");
  expect(document.base.value.text).toBe(CARD);
  expect(document.trouble.value).toEqual({
    kind: "stale",
    disk: { text: "title: Hammer\ncost: 7\n", hash: "h1" },
  });
  takeTheirs(document);
  expect([document.text.value, document.isUnsaved.value]).toEqual(["title: Hammer\ncost: 7\n", false]);
});

test("nor does one without a cut connection, whose file was written a moment before", async () => {
  const file = served(A, CARD);
  const document = file.open();
  file.write("title: Hammer\ncost: 3\n");
  await draftEdits(setTitle("Saw"));
  expect([document.text.value, document.trouble.value?.kind]).toEqual(["title: Saw\ncost: 3\n", "stale"]);
});

test("of several that waited, none sees what others wrote before the last of them is made", async () => {
  const file = served(A, CARD);
  const document = file.open();
  file.cut();
  const all = ["Saw", "Adze"].map((value) => draftEdits(setTitle(value)));
  file.write("title: Axe\ncost: 7\n");
  await file.restart();
  await all[0];
  expect(document.trouble.value?.kind).toBe("stale");
  await all[1];
  expect([document.text.value, document.trouble.value]).toEqual(["title: Adze\ncost: 7\n", undefined]);
});

test("what a refused change has held back is taken over after it", async () => {
  const document = opened(A, CARD);
  const refused = stepFrom(async () => {
    document.changedOutside({ text: "title: Hammer\n", hash: "h2" });
    expect(drafts.value).toEqual([{ path: A, text: CARD }]);
    throw new Error("no such card");
  });
  await expect(refused).rejects.toThrow("no such card");
  expect([document.text.value, document.trouble.value, drafts.value]).toEqual([
    "title: Hammer\n",
    undefined,
    [],
  ]);
});

test("a change that waited is not made in a file that nobody had seen, and says so", async () => {
  const file = served(A, CARD);
  file.cut();
  const all = ["Saw", "Adze"].map((value) => draftEdits(setTitle(value)));
  const ends = Promise.allSettled(all);
  file.write("title: Hammer\n");
  await file.restart();
  for (const end of await ends)
    expect(String(end.status === "rejected" && end.reason)).toContain("was not done: the studio did not");
  expect(documents.value.get(A)?.isUnsaved.value ?? false).toBe(false);
});

test("a change of a closed page is made only in files that are as they were", async () => {
  const file = served(A, CARD);
  const document = file.open();
  const waiting = { ask: setTitle("Saw"), seen: [{ path: A, hash: "h0" }] };
  await askAgain(waiting);
  expect(document.text.value).toBe("title: Saw\ncost: 3\n");
  documents.value = new Map();
  file.write("title: Hammer\n");
  const now = file.open();
  await expect(askAgain(waiting)).rejects.toThrow("another program may have changed");
  expect(now.text.value).toBe("title: Hammer\n");
});

test("a refused ask changes nothing, and the next is made", async () => {
  const document = opened(A, "1");
  const refused = stepFrom(() => Promise.reject(new Error("no such card")));
  const made = stepFrom(async (drafts) => answerOf("Two", drafts, () => "2"));
  await expect(refused).rejects.toThrow("no such card");
  await made;
  expect(document.text.value).toBe("2");
});

test("a step in two files is undone in both, unless one was changed since", async () => {
  const [a, b] = [opened(A, "x"), opened(B, "x")];
  await stepFrom(async (drafts) => answerOf("Rename x to y", drafts, () => "y"));
  await undo();
  expect([a.text.value, b.text.value]).toEqual(["x", "x"]);
  await redo();
  expect([a.text.value, b.text.value]).toEqual(["y", "y"]);
  b.change("Type", [{ from: 1, to: 1, text: "!" }]);
  await undo();
  expect([a.text.value, b.text.value]).toEqual(["y", "y"]);
  expect(nextRedo.value?.title).toBe("Type");
  await redo();
  await undo();
  expect(nextUndo.value?.whyNot).toBeUndefined();
  await undo();
  expect([a.text.value, b.text.value]).toEqual(["x", "x"]);
});

test("a step in two files that was undone is redone in none once one of them is changed", async () => {
  const [a, b] = [opened(A, "x"), opened(B, "x")];
  a.change("Type first", [{ from: 0, to: 0, text: "1" }]);
  await stepFrom(async (drafts) => answerOf("Rename x to y", drafts, (_, text) => text.replace("x", "y")));
  a.change("Type last", [{ from: 2, to: 2, text: "2" }]);
  for (let step = 0; step < 3; step++) await undo();
  await redo();
  expect([a.text.value, b.text.value]).toEqual(["1x", "x"]);
  b.change("Type", [{ from: 1, to: 1, text: "!" }]);
  expect(nextRedo.value).toBeUndefined();
  expect(await takeIn(a, "redo")).toBeUndefined();
  expect([a.text.value, b.text.value]).toEqual(["1x", "x!"]);
});

test("a step that one of its files has no more is not taken back by half", async () => {
  const [a, b] = [opened(A, "x"), opened(B, "x")];
  await stepFrom(async (drafts) => answerOf("Rename x to y", drafts, () => "y"));
  const kept = a.kept();
  documents.value = new Map();
  const again = opened(A, "x");
  again.restore(kept);
  opened(B, b.text.value);
  expect(await takeIn(again, "undo")).toMatch(`it changed ${B} too`);
  expect(again.text.value).toBe("y");
});

test("undo in one file takes a step of several back in all, and says what is in the way", async () => {
  const [a, b] = [opened(A, "x"), opened(B, "x")];
  await stepFrom(async (drafts) => answerOf("Rename x to y", drafts, () => "y"));
  b.change("Type", [{ from: 1, to: 1, text: "!" }]);
  expect(await takeIn(a, "undo")).toBe(`first undo "Type" in ${B}`);
  expect([a.text.value, b.text.value]).toEqual(["y", "y!"]);
  expect(await takeIn(b, "undo")).toBeUndefined();
  expect(await takeIn(a, "undo")).toBeUndefined();
  expect([a.text.value, b.text.value]).toEqual(["x", "x"]);
  expect(await takeIn(b, "redo")).toBeUndefined();
  expect([a.text.value, b.text.value]).toEqual(["y", "y"]);
});

test("steps that two tabs have made are undone one by one where they are restored", async () => {
  const tabs = [
    "../../../src/studio/client/documents/document.ts?tab=1",
    "../../../src/studio/client/documents/document.ts?tab=2",
  ];
  const kept = [];
  for (const [index, path] of [A, B].entries()) {
    const { Document: InTab }: typeof import("../../../src/studio/client/documents/document.ts") =
      await import(/* @vite-ignore */ tabs[index] as string);
    const document = new InTab(path, { text: "x", hash: "h" });
    document.change(`Type in ${path}`, [{ from: 1, to: 1, text: "!" }]);
    kept.push(document.kept());
  }
  const [a, b] = [opened(A, "x"), opened(B, "x")];
  for (const [index, document] of [a, b].entries()) document.restore(kept[index] as (typeof kept)[number]);
  await undo();
  expect([a.text.value, b.text.value]).toEqual(["x!", "x"]);
});

test("however typing and answers interleave, every change arrives, in order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom("ask", "type", "answer"), { maxLength: 20 }), async (moves) => {
      documents.value = new Map();
      const document = opened(A, "");
      const { request, answerIfAny } = held();
      const wanted: string[] = [];
      let last: Promise<NamedEdits> | undefined;
      for (const [index, move] of moves.entries()) {
        if (move === "type") document.change("Type", [{ from: 0, to: 0, text: "t" }]);
        else if (move === "answer") answerIfAny();
        else {
          wanted.push(`[${index}]`);
          last = stepFrom(request(`Ask ${index}`, (_, text) => `${text}[${index}]`));
        }
        await new Promise(setImmediate);
      }
      let isOver = false;
      void last?.then(() => {
        isOver = true;
      });
      while (last && !isOver) {
        answerIfAny();
        await new Promise(setImmediate);
      }
      const typed = moves.filter((move) => move === "type").map(() => "t");
      expect(document.text.value).toBe([...typed, ...wanted].join(""));
    }),
    { numRuns: 50 },
  );
});

test("what is asked for anew is asked for in the text as it is then", async () => {
  const document = opened(A, "x");
  const ask = { kind: "delete-thing", game: "game", deck: "d", card: "c", start: 0 } as const;
  const asked: unknown[] = [];
  answerCalls((_, { body }) => {
    const { ask: wanted, drafts = [] } = JSON.parse(body);
    asked.push(wanted);
    const answer = answerOf("Delete it", drafts, (_path, text) => text.replace("x", ""));
    // somebody types meanwhile, once
    if (asked.length === 1) document.change("Type", [{ from: 0, to: 0, text: "\n" }]);
    return Response.json(answer);
  });
  await draftEdits(ask, { now: () => ({ ...ask, start: document.text.peek().indexOf("x") }) });
  expect(asked).toEqual([ask, { ...ask, start: 1 }]);
  expect(document.text.value).toBe("\n");
});
