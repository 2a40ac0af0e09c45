/** The queue of pictures on their way into a game. */
import { beforeEach, expect, test } from "vitest";
import { addFiles, incoming, settle, tryAgain } from "../../../src/studio/client/pictures/incoming.ts";
import { gameId } from "../../../src/studio/client/project/project.ts";
import { answerCalls } from "../../support/studio/answered-calls.ts";

interface Sent {
  readonly ask: { readonly game: string; readonly name: string; readonly replace?: boolean };
  answer(status: string): void;
  fail(): void;
}

/** The server: pictures wait until they are answered; nothing is paired with cards. */
function server(): { readonly sent: Sent[]; next(): Promise<Sent>; readonly paired: string[] } {
  const sent: Sent[] = [];
  const paired: string[] = [];
  let read = 0;
  answerCalls((address, { headers, body }) => {
    if (address.endsWith("pairPictures")) {
      const { game, files } = JSON.parse(body).ask;
      paired.push(`${game}: ${files.join(" ")}`);
      const rest = files.map((file: string) => ({ file, why: "no card" }));
      return Response.json({ title: "", files: [], pairs: [], rest, newFields: [] });
    }
    const ask = JSON.parse(decodeURIComponent(new Headers(headers).get("x-studio-ask") ?? ""));
    return new Promise<Response>((resolve, reject) => {
      sent.push({
        ask,
        answer: (status) =>
          resolve(Response.json({ status, name: `art/${ask.name}`, freeName: "free.png", findings: [] })),
        fail: () => reject(new TypeError("Failed to fetch")),
      });
    });
  });
  const next = async (): Promise<Sent> => {
    await expect.poll(() => sent.length).toBeGreaterThan(read);
    return sent[read++] as Sent;
  };
  return { sent, next, paired };
}

beforeEach(() => {
  incoming.value = [];
  gameId.value = "one";
  return () => {
    gameId.value = undefined;
    incoming.value = [];
  };
});

const pictures = (...names: readonly string[]) => names.map((name) => new File(["x"], name));
const statuses = () => incoming.value.map(({ file, status }) => `${file.name} ${status}`);
const one = (name: string) => {
  const found = incoming.value.find(({ file }) => file.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

test("pictures go into the game that was shown when they were dropped", async () => {
  const { next, paired } = server();
  addFiles(pictures("a.png", "b.png"));
  const first = await next();
  gameId.value = "two";
  addFiles(pictures("c.png"));
  first.answer("added");
  for (const expected of ["one b.png", "two c.png"]) {
    const { ask, answer } = await next();
    expect(`${ask.game} ${ask.name}`).toBe(expected);
    answer("added");
  }
  await expect.poll(() => paired).toEqual(["one: art/a.png art/b.png", "two: art/c.png"]);
});

test("one that replaces another waits for its turn, and nothing stays under way", async () => {
  const { sent, next } = server();
  addFiles(pictures("a.png", "b.png", "c.png"));
  (await next()).answer("exists");
  const second = await next();
  settle(one("a.png"), "replace");
  expect(sent.length).toBe(2);
  second.answer("added");
  const third = await next();
  expect(third.ask).toEqual({ game: "one", name: "a.png", replace: true });
  third.answer("replaced");
  (await next()).answer("added");
  await expect.poll(statuses).toEqual(["a.png replaced", "b.png added", "c.png added"]);
});

test("one that did not arrive is sent again when somebody asks for it", async () => {
  const { next } = server();
  addFiles(pictures("a.png"));
  (await next()).fail();
  await expect.poll(statuses).toEqual(["a.png failed"]);
  tryAgain(one("a.png"));
  (await next()).answer("added");
  await expect.poll(statuses).toEqual(["a.png added"]);
});
