/** A kept result is recalled as long as everything that it asked for still has the same answer. */
import { expect, test } from "vitest";
import { type LookUp, lookUp, recordLookUps } from "../../../src/layout/look-ups.ts";
import type { LayoutResources } from "../../../src/layout/resources.ts";
import { answeredKind, answeredMemory } from "../../../src/pipeline/draw/answers.ts";
import { createMemory, NO_MEMORY } from "../../../src/remember/memory.ts";
import { resourcesOf as drawnWith } from "../../layout/svg/face.ts";

const DRAWN_WITH = drawnWith();

type Answers = Readonly<Record<string, string>>;

/** Resources in which a term's text is the value under its name. */
const resourcesOf = (answers: Answers): LayoutResources => ({
  ...DRAWN_WITH,
  term: (name) => answers[name],
});

const memory = createMemory();
const WAYS = answeredKind<string>("ways", () => 1);

/** Looks up a term, then the term that its text names, and so on; the result lists the names. */
function recalled(resources: LayoutResources, kept = memory) {
  let made = 0;
  const { resources: heard, take } = recordLookUps(resources);
  const make = () => {
    made++;
    const way = ["a"];
    for (let next = heard.term("a"); next !== undefined; next = heard.term(next)) way.push(next);
    return way.join();
  };
  const recalled = answeredMemory(kept, resources).recall(WAYS, "way", make, take);
  return { result: recalled.kept.result, made };
}

test.each<[string, Answers, string, number]>([
  ["it is made the first time", { a: "b" }, "a,b", 1],
  ["it is recalled the second time", { a: "b" }, "a,b", 0],
  ["what it did not ask for does not matter", { a: "b", x: "y" }, "a,b", 0],
  ["a changed answer makes it again", { a: "c" }, "a,c", 1],
  ["so does a first answer to a question that had none", { a: "c", c: "d" }, "a,c,d", 1],
  ["so does a changed answer to a question further along", { a: "c", c: "e" }, "a,c,e", 1],
  ["the last result is recalled", { a: "c", c: "e" }, "a,c,e", 0],
  ["an empty answer is an answer", { a: "" }, "a,", 1],
  ["no answer at all", {}, "a", 1],
])("%s", (_words, answers, way, made) => {
  expect(recalled(resourcesOf(answers))).toEqual({ result: way, made });
});

test("without a memory it is made at every call", () => {
  expect(recalled(resourcesOf({ a: "b" }), NO_MEMORY)).toEqual({ result: "a,b", made: 1 });
});

test("the outer listener hears every question, whether the result is made or recalled", () => {
  const heard: LookUp[][] = [1, 2].map(() => {
    const recording = recordLookUps(resourcesOf({ a: "q", q: "r" }));
    recalled(recording.resources);
    return recording
      .take()
      .map(({ question }) => question)
      .sort();
  });
  expect(heard[0]).toEqual(["term a", "term q", "term r"]);
  expect(heard[1]).toEqual(heard[0]);
});

test("a name may contain spaces; a picture embedded in the drawing asks nothing", () => {
  const resources = { ...resourcesOf({ "long name": "x" }), art: (href: string) => ({ key: href }) as never };
  expect(lookUp("term long name", resources)).toBe("x");
  const recording = recordLookUps(resources);
  recording.resources.art("art/my ship.png");
  recording.resources.art("data:image/png;base64,AA==");
  expect(recording.take()).toEqual([{ question: "art art/my ship.png", answer: { key: "art/my ship.png" } }]);
  expect(recording.take()).toEqual([]);
});
