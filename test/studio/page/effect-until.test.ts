/** Waiting for what signals say. */
import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { effectUntil, whenTrue } from "../../../src/studio/client/effect-until.ts";

test("an effect runs until it says that it is over, and never again", () => {
  const count = signal(0);
  const seen: number[] = [];
  effectUntil(() => {
    seen.push(count.value);
    return count.value === 2;
  });
  for (const value of [1, 2, 3]) count.value = value;
  expect(seen).toEqual([0, 1, 2]);
});

test("an effect that is over at once runs once", () => {
  const count = signal(0);
  const seen: number[] = [];
  effectUntil(() => {
    seen.push(count.value);
    return true;
  });
  count.value = 1;
  expect(seen).toEqual([0]);
});

test("an effect that changes what it reads is over all the same", () => {
  const count = signal(0);
  let runs = 0;
  effectUntil(() => {
    runs += 1;
    if (count.value === 0) return false;
    count.value += 1;
    return true;
  });
  count.value = 1;
  expect({ runs, count: count.value }).toEqual({ runs: 2, count: 2 });
});

test("waiting ends when it holds, and does not when it was given up", async () => {
  const isReady = signal(false);
  const end = new AbortController();
  let hasResolved = false;
  void whenTrue(() => isReady.value, end.signal).then(() => {
    hasResolved = true;
  });
  const waited = whenTrue(() => isReady.value);
  end.abort();
  isReady.value = true;
  await waited;
  expect(hasResolved).toBe(false);
});
