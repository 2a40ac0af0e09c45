/** Answers that are shown in many places: asked for once, kept while they are shown, and never of an earlier state. */
import { beforeEach, expect, test } from "vitest";
import { shownAnswers } from "../../../src/studio/client/answers/shown-answers.ts";
import { isConnected, Unreachable } from "../../../src/studio/client/calls/connection.ts";

beforeEach(() => {
  isConnected.value = true;
});

function store() {
  const asked: string[] = [];
  const gone: string[] = [];
  const givenUp: string[] = [];
  const waiting: ((version: string) => void)[] = [];
  let isUp = true;
  const answers = shownAnswers<string>({
    nothing: "",
    ask: (keys) => {
      asked.push(keys.map(({ key }) => key).join(" "));
      if (!isUp) return Promise.reject(new Unreachable());
      for (const { key, signal } of keys) signal.addEventListener("abort", () => givenUp.push(key));
      return new Promise<void>((resolve) => {
        waiting.push((version) => {
          if (version !== "none") for (const { key, take } of keys) take(`${key}${version}`);
          resolve();
        });
      });
    },
    letGo: (answer) => void (answer === "" || gone.push(answer)),
  });
  const settled = () => new Promise(setImmediate);
  const answer = async (version: string, index = 0): Promise<void> => {
    await settled();
    waiting.splice(index, 1)[0]?.(version);
    await settled();
  };
  const setUp = (isThere: boolean): void => {
    isUp = isThere;
    isConnected.value = isThere;
  };
  return { answers, asked, gone, givenUp, answer, settled, setUp };
}

test("what appears together is asked for together, once, and kept while it is not shown", async () => {
  const { answers, asked, answer, settled } = store();
  const ends = ["a", "b", "a"].map((key) => answers.show(key));
  await answer("1");
  expect([asked, answers.answerOf("a").value]).toEqual([["a b"], "a1"]);
  for (const end of ends) end();
  answers.show("a");
  await settled();
  expect([asked, answers.answerOf("a").value]).toEqual([["a b"], "a1"]);
});

test("after a change only what is shown is asked for again; the old answer stays until the new one is there", async () => {
  const { answers, asked, gone, answer, settled } = store();
  answers.show("a");
  answers.show("b")();
  answers.show("b");
  const end = answers.show("c");
  await answer("1");
  end();
  answers.outdate((key) => key !== "b");
  await settled();
  expect(asked).toEqual(["a b c", "a"]);
  expect([answers.answerOf("a").value, gone]).toEqual(["a1", ["c1"]]);
  await answer("2");
  expect([answers.answerOf("a").value, answers.answerOf("b").value, gone]).toEqual([
    "a2",
    "b1",
    ["c1", "a1"],
  ]);
});

test("an answer to an earlier question is not taken", async () => {
  const { answers, gone, answer, settled } = store();
  answers.show("a");
  await settled();
  answers.outdate(() => true);
  await settled();
  await answer("2", 1);
  await answer("1");
  expect([answers.answerOf("a").value, gone]).toEqual(["a2", ["a1"]]);
});

test("what could not be asked for is asked for when the server is back", async () => {
  const { answers, asked, answer, settled, setUp } = store();
  setUp(false);
  answers.show("a");
  await settled();
  setUp(true);
  await answer("1");
  expect([asked, answers.answerOf("a").value]).toEqual([["a", "a"], "a1"]);
});

test("what got no answer keeps the last one, and is asked for again where it is shown next", async () => {
  const { answers, asked, answer, settled } = store();
  answers.show("a");
  await answer("1");
  answers.outdate(() => true);
  await answer("none");
  expect([answers.answerOf("a").value, asked]).toEqual(["a1", ["a", "a"]]);
  answers.show("a");
  await answer("2");
  answers.show("a");
  await settled();
  expect([answers.answerOf("a").value, asked]).toEqual(["a2", ["a", "a", "a"]]);
});

test("what is out of date and hidden at once is asked for when it is shown again", async () => {
  const { answers, asked, answer, settled } = store();
  const end = answers.show("a");
  await answer("1");
  answers.outdate(() => true);
  end();
  await settled();
  expect(asked).toEqual(["a"]);
  answers.show("a");
  await answer("2");
  expect([asked, answers.answerOf("a").value]).toEqual([["a", "a"], "a2"]);
});

test("what is hidden before it is answered is given up, and asked for when it is shown again", async () => {
  const { answers, asked, givenUp, gone, answer, settled } = store();
  const ends = ["a", "b"].map((key) => answers.show(key));
  await settled();
  ends[0]?.();
  ends[1]?.();
  answers.show("b");
  await settled();
  expect([givenUp, asked]).toEqual([["a"], ["a b"]]);
  await answer("1");
  expect([answers.answerOf("a").value, answers.answerOf("b").value, gone]).toEqual(["", "b1", ["a1"]]);
  answers.show("a");
  await answer("2");
  expect([asked, answers.answerOf("a").value]).toEqual([["a b", "a"], "a2"]);
});

test("each answer is shown as it comes; after a cut only the others are asked for again", async () => {
  const asked: string[] = [];
  const answers = shownAnswers<string>({
    nothing: "",
    ask: async (keys) => {
      asked.push(keys.map(({ key }) => key).join(" "));
      keys[0]?.take(`${keys[0].key}1`);
      if (keys.length > 1) throw new Unreachable();
    },
    letGo: () => {},
  });
  answers.show("a");
  answers.show("b");
  await new Promise(setImmediate);
  expect([asked, answers.answerOf("a").value, answers.answerOf("b").value]).toEqual([
    ["a b", "b"],
    "a1",
    "b1",
  ]);
});
