/** How saving ends where the server cannot be reached, or refuses, and what an answer from before it may still do. */
import { beforeEach, expect, test } from "vitest";
import { isConnected } from "../../../src/studio/client/calls/connection.ts";
import { documents, filesChanged, open } from "../../../src/studio/client/documents/documents.ts";
import { stepFrom } from "../../../src/studio/client/documents/draft-edits.ts";
import { saveAll } from "../../../src/studio/client/documents/saving.ts";
import { answerCalls } from "../../support/studio/answered-calls.ts";

const [A, B] = ["content/game/a.yaml", "content/game/b.yaml"];

beforeEach(() => {
  documents.value = new Map();
});

function served(answer: (path: string) => Response): string[] {
  const asked: string[] = [];
  answerCalls((url) => {
    asked.push(url);
    return answer(url);
  });
  return asked;
}

function cut(): never {
  throw new TypeError("fetch failed");
}

function changed(path: string): void {
  open(path, { text: "1", hash: "h" }).change("Type", [{ from: 1, to: 1, text: "2" }]);
}

test("without a server, one document and several are kept", async () => {
  served(cut);
  changed(A);
  expect(await saveAll()).toBe("kept");
  changed(B);
  isConnected.value = true;
  expect(await saveAll()).toBe("kept");
});

test("a change that waits for the server is kept at once, and nothing is saved by itself later", async () => {
  const asked = served(cut);
  changed(A);
  let isUp = false;
  const made = stepFrom(async () => {
    if (isUp) return { title: "Set", files: [] };
    isConnected.value = false;
    throw new (await import("../../../src/studio/client/calls/connection.ts")).Unreachable();
  });
  expect(await saveAll()).toBe("kept");
  isUp = true;
  isConnected.value = true;
  await made;
  expect(asked).toEqual([]);
});

test("a save that is refused says so in its document, once", async () => {
  const asked = served((url) =>
    url === "/api/apply"
      ? Response.json({ code: "EACCES", message: "permission denied" }, { status: 403 })
      : Response.json({ path: A, text: "1", hash: "h" }),
  );
  changed(A);
  expect(await saveAll()).toBe("troubled");
  expect(documents.value.get(A)?.trouble.value).toEqual({ kind: "refused", message: "permission denied" });
  expect(asked).toEqual(["/api/apply", "/api/text"]);
});

test("what was read before a text was saved does not take its place when it arrives afterwards", async () => {
  const answers: ((text: string) => void)[] = [];
  answerCalls(
    () =>
      new Promise((resolve) => {
        answers.push((text) => resolve(Response.json({ text, hash: `hash of ${text}` })));
      }),
  );
  const document = open(A, { text: "1", hash: "hash of 1" });
  const heard = filesChanged([A]);
  await expect.poll(() => answers.length).toBe(1);
  document.change("Type", [{ from: 1, to: 1, text: "2" }]);
  document.saved({ text: "12", hash: "hash of 12" });
  answers[0]?.("1");
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.("12");
  await heard;
  expect([document.text.peek(), document.done.peek().length]).toEqual(["12", 1]);
});
