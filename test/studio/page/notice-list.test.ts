/** How long notices stay. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  hold,
  notify,
  overtake,
  shown,
  withdraw,
} from "../../../src/studio/client/parts/notices/notice-list.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  hold("pointer", false);
  hold("focus", false);
  for (const { name } of shown.peek()) withdraw(name);
  vi.useRealTimers();
});

const names = (): readonly string[] => shown.peek().map(({ name }) => name);
const untilRead = (): unknown => vi.advanceTimersByTime(60_000);

test("good news goes on its own; what somebody can still do stays", () => {
  notify({ name: "done", text: "Done" });
  notify({ name: "undo", text: "Deleted", action: { label: "Undo", onClick: () => {} } });
  untilRead();
  expect(names()).toEqual(["undo"]);
});

test("what went wrong stays until something succeeds, and until it could be read", () => {
  notify({ name: "table", kind: "error", text: "Not a number." });
  untilRead();
  expect(names()).toEqual(["table"]);
  overtake();
  expect(names()).toEqual([]);

  notify({ name: "table", kind: "error", text: "Not a number." });
  overtake();
  expect(names(), "too early").toEqual(["table"]);
  untilRead();
  expect(names()).toEqual([]);
});

test("a later failure of the same name is not overtaken by what succeeded before it", () => {
  notify({ name: "table", kind: "error", text: "First." });
  overtake();
  notify({ name: "table", kind: "error", text: "Second." });
  untilRead();
  expect(shown.peek().map(({ text }) => text)).toEqual(["Second."]);
});

test("what still applies stays until it is withdrawn", () => {
  notify({ name: "save", kind: "warning", text: "Not saved.", isLasting: true });
  untilRead();
  overtake();
  expect(names()).toEqual(["save"]);
  withdraw("save");
  expect(names()).toEqual([]);
});

test("none goes while somebody points at it", () => {
  notify({ name: "done", text: "Done" });
  hold("pointer", true);
  untilRead();
  expect(names()).toEqual(["done"]);
  hold("pointer", false);
  expect(names()).toEqual([]);
});

test("none goes from under the focus when the pointer leaves, nor the other way round", () => {
  for (const [first, second] of [
    ["pointer", "focus"],
    ["focus", "pointer"],
  ] as const) {
    notify({ name: "done", text: "Done" });
    hold("pointer", true);
    hold("focus", true);
    untilRead();
    hold(first, false);
    expect(names(), first).toEqual(["done"]);
    hold(second, false);
    expect(names()).toEqual([]);
  }
});

test("each says once that it is gone", () => {
  const gone: string[] = [];
  for (const name of ["a", "b", "c", "d"]) notify({ name, text: name, onGone: () => gone.push(name) });
  expect(gone, "three are shown at once").toEqual(["a"]);
  notify({ name: "b", text: "again" });
  untilRead();
  expect(gone).toEqual(["a", "b", "c", "d"]);
});
