/** Answers that follow the project. */
import { effect, signal } from "@preact/signals";
import { expect, onTestFinished, test } from "vitest";
import { live } from "../../../src/studio/client/answers/live.ts";
import { answerCalls } from "../../support/studio/answered-calls.ts";

test("an answer says what it is about, and one that is refused leaves the last one old", async () => {
  answerCalls((_, { body }) => {
    const { game } = JSON.parse(body).ask;
    if (game === "broken") return Response.json({ code: "bug", message: "it is broken" }, { status: 500 });
    return Response.json({ decks: [{ id: `deck of ${game}` }] });
  });
  const game = signal("one");
  const { answer, about, isOld, fault, end } = live("cards", () => ({ game: game.value }));
  onTestFinished(end);
  await expect.poll(() => isOld.value).toBe(false);
  expect([about.value, answer.value?.decks[0]?.id]).toEqual([{ game: "one" }, "deck of one"]);
  game.value = "broken";
  await expect.poll(() => fault.value).toBe("it is broken");
  expect([about.value, isOld.value]).toEqual([{ game: "one" }, true]);
  game.value = "two";
  await expect.poll(() => about.value).toEqual({ game: "two" });
  expect([fault.value, isOld.value]).toEqual([undefined, false]);
});

test("an answer that whoever follows it could not take is old until the next", async () => {
  const waiting: (() => void)[] = [];
  answerCalls(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return Response.json({ decks: [] });
  });
  const missed = signal(0);
  const { answer, isOld, end } = live("cards", () => ({ game: `asked ${missed.value}` }));
  onTestFinished(end);
  onTestFinished(
    effect(() => {
      if (answer.value && missed.peek() === 0) missed.value = 1;
    }),
  );
  for (const answers of [1, 2]) {
    await expect.poll(() => waiting.length).toBe(answers);
    expect(isOld.value, `before answer ${answers}`).toBe(true);
    waiting.at(-1)?.();
  }
  await expect.poll(() => isOld.value).toBe(false);
});
