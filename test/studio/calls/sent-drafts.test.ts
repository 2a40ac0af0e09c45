/** Unsaved texts on their way to the server: long ones travel once, and the server has every one exactly. */
import { expect, test } from "vitest";
import { call } from "../../../src/studio/client/calls/calls.ts";
import { createDraftTexts, UnknownDraft } from "../../../src/studio/server/draft-texts.ts";
import type { Draft, Envelope } from "../../../src/studio/shared/calls.ts";
import { answerCalls } from "../../support/studio/answered-calls.ts";

const path = "content/sample/decks/crew.yaml";

interface Server {
  /** What each call was answered about. */
  readonly taken: (readonly Draft[])[];
  /** Characters of the bodies, refused ones too. */
  readonly sent: number[];
  /** How many were refused because a text of theirs was not known. */
  refused(): number;
  /** Until it is told to, it takes calls and answers none. */
  beBusy(): () => void;
  restart(): void;
}

function server(): Server {
  let texts = createDraftTexts();
  let refused = 0;
  let free = Promise.resolve();
  const [taken, sent]: [(readonly Draft[])[], number[]] = [[], []];
  answerCalls(async (_, { body, signal }) => {
    sent.push(body.length);
    const { drafts = [] } = JSON.parse(body) as Envelope;
    try {
      taken.push(texts.take(drafts));
      await free;
      signal?.throwIfAborted();
      return Response.json({});
    } catch (error) {
      if (!(error instanceof UnknownDraft)) throw error;
      refused += 1;
      return Response.json({ code: "unknown-draft", message: error.message }, { status: 409 });
    }
  });
  return {
    taken,
    sent,
    refused: () => refused,
    beBusy: () => {
      let go = (): void => {};
      free = new Promise((resolve) => {
        go = resolve;
      });
      return go;
    },
    restart: () => {
      texts = createDraftTexts();
    },
  };
}

const ask = (...drafts: readonly Draft[]) => call("check", { games: [] }, { drafts });

/** Those of each test are other ones, because the page remembers what it has sent. */
const lines = (name: string): string =>
  Array.from({ length: 2000 }, (_, index) => `- ${name}: c${index}`).join("\n");

test("a long text travels once, then its changes", async () => {
  const first = lines("once");
  const { taken, sent } = server();
  const texts = [first, first.replace("c7\n", "seven\n"), `${first.replace("c7\n", "seven\n")}\nend`];
  for (const text of texts) for (let time = 0; time < 2; time++) await ask({ path, text });
  expect(taken.map(([draft]) => draft?.text)).toEqual(texts.flatMap((text) => [text, text]));
  const [whole = 0, ...later] = sent;
  expect(whole).toBeGreaterThan(first.length);
  expect(Math.max(...later)).toBeLessThan(500);
});

test("calls at the same time need not wait for each other", async () => {
  const first = lines("together");
  const { taken } = server();
  await ask({ path, text: first });
  const text = `${first}\nmore`;
  await Promise.all([ask({ path, text }), ask({ path, text }), ask({ path, text: first })]);
  const texts = taken.slice(1).map(([draft]) => draft?.text);
  expect(texts.toSorted(), "in any order").toEqual([first, text, text]);
});

test("while a busy server answers nothing, however long, the page names no text that it has forgotten", async () => {
  const first = lines("busy");
  const { taken, sent, refused, beBusy } = server();
  await ask({ path, text: first });
  const answerAll = beBusy();
  const early = ask({ path, text: `${first}\nearly` });
  const texts = Array.from({ length: 100 }, (_, index) => `${first}\n${index}`);
  const end = new AbortController();
  const given = texts.map((text) =>
    call("check", { games: [] }, { drafts: [{ path, text }], signal: end.signal }).catch(() => "given up"),
  );
  await expect.poll(() => taken.length).toBe(102);
  end.abort();
  answerAll();
  await early;
  expect(new Set(await Promise.all(given))).toEqual(new Set(["given up"]));
  // the answer about the early text came last
  for (const text of [`${first}\nlater`, first, `${first}\nearly`]) await ask({ path, text });
  const arrived = taken.slice(1).map(([draft]) => draft?.text);
  expect(arrived.slice(0, -3).toSorted(), "in any order").toEqual([...texts, `${first}\nearly`].toSorted());
  expect(arrived.slice(-3)).toEqual([`${first}\nlater`, first, `${first}\nearly`]);
  expect(refused()).toBe(0);
  expect(Math.max(...sent.slice(1))).toBeLessThan(500);
});

test("a server that was started anew is sent the text again", async () => {
  const first = lines("anew");
  const { taken, sent, restart } = server();
  await ask({ path, text: first });
  restart();
  const text = first.replace("c9\n", "nine\n");
  await ask({ path, text });
  await ask({ path, text });
  await ask({ path, text });
  expect(taken.map(([draft]) => draft?.text)).toEqual([first, text, text, text]);
  expect(sent.at(-1)).toBeLessThan(500);
});

test("short texts, other files, and halves of characters come through as they are", async () => {
  const first = lines("kinds");
  const { taken } = server();
  const drafts = [
    { path, text: `${first}\ud83d` },
    { path: "content/sample/game.yaml", text: "title: Sample\n" },
    { path: "content/sample/decks/ships.yaml", text: first },
  ];
  await ask(...drafts);
  const changed = drafts.map(({ path, text }, index) => ({ path, text: `${text}${"é😀"[index] ?? ""}` }));
  await ask(...changed);
  await ask(...changed.slice(1));
  await ask(...drafts);
  expect(taken).toEqual([drafts, changed, changed.slice(1), drafts]);
});

test("whatever is typed, the server has that text", async () => {
  const first = lines("typed");
  const { taken } = server();
  let seed = 1;
  const below = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  let text = first;
  const texts: string[] = [];
  for (let time = 0; time < 60; time++) {
    const [from, length] = [below(text.length), below(time % 7 === 0 ? 5000 : 4)];
    const put = ["", "x", "ö", "🏴‍☠️", "\n", "c1234"][below(6)] ?? "";
    text = text.slice(0, from) + put + text.slice(from + length) + (text.length < 8000 ? first : "");
    texts.push(text);
    await ask({ path, text });
  }
  expect(taken.map(([draft]) => draft?.text)).toEqual(texts);
});
