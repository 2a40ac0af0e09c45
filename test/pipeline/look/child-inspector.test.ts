/** The child process that opens pictures and fonts: what it answers, what ends it, and that nothing ends the parent. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { CannotLoad } from "../../../src/diagnostics/cannot-load.ts";
import { type Child, createChild, type Reply } from "../../../src/host/child.ts";
import { createChildInspector } from "../../../src/pipeline/look/child-inspector.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import { GaveUp, type Outcome, outcomeOf } from "../../../src/pipeline/look/outcome.ts";
import { boundlessCharacters, FONT, fontWith, tablesOf } from "../../hostile/font-bytes.ts";
import { childrenWith } from "../../support/command/process-use.ts";
import { chunk, header, png, pngOf } from "../../support/png-bytes.ts";
import { temporaryFolder } from "../../support/temporary.ts";

const sound = png({ width: 30, height: 20, depth: 8, colourType: 6, samples: (x) => [200, 0, 0, x * 8] });
const bomb = pngOf([
  header({ width: 30_000, height: 30_000, depth: 8, colourType: 2 }),
  chunk("IDAT", Buffer.alloc(9)),
]);
const square = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700">${inside}</svg>`;
const size = { width: 700, height: 700 };

/** A drawing that no machine draws within a second: 31 turbulence filters in a row. */
const endless = square(
  `<filter id="f" x="0" y="0" width="1" height="1">${'<feTurbulence baseFrequency="0.9" numOctaves="10"/>'.repeat(31)}</filter><rect width="700" height="700" filter="url(#f)"/>`,
);
const ENTRY = new URL("../../../dist/pipeline/look/inspecting.js", import.meta.url);
const BOUNDS = { megabytes: 1000, heapMegabytes: 512 };

test("a drawing ends with the call that asked for it, and others are drawn", async () => {
  const child = createChild(ENTRY, BOUNDS);
  const end = new AbortController();
  let isRunning = true;
  const { draw } = createChildInspector(child, () => (isRunning ? end.signal : undefined));
  await draw(square(""), { size });
  const drawn = draw(endless, { size });
  await new Promise((resolve) => setImmediate(resolve));
  end.abort();
  await expect(drawn).rejects.toMatchObject({ name: "BroadsideError", code: "aborted" });
  isRunning = false;
  expect((await draw(square(""), { size })).length).toBeGreaterThan(0);
});

test("it gives the same answers as this process", async () => {
  const there = createChildInspector();
  for (const [bytes, file] of [
    [sound, "art/fox.png"],
    [sound, "art/fox.jpg"],
    [sound.subarray(0, 60), "art/half.png"],
    [bomb, "art/bomb.png"],
  ] as const)
    expect(await there.picture(bytes, file)).toEqual(await INSPECT_HERE.picture(bytes, file));
  const { value: facts } = await there.picture(sound, "art/fox.png");
  if (!facts) throw new Error("no picture");
  const printable = Buffer.from(await there.printable(sound, facts));
  expect(printable.equals(await INSPECT_HERE.printable(sound, facts))).toBe(true);
  for (const font of [FONT, FONT.subarray(0, 9000)])
    expect(await there.font(font, "rum.ttf")).toEqual(await INSPECT_HERE.font(font, "rum.ttf"));
  const drawn = Buffer.from(await there.draw(square('<rect width="9" height="9"/>'), { size, density: 72 }));
  expect(drawn.subarray(1, 4).toString()).toBe("PNG");
});

test("of three damaged fonts, one passes and two are refused", async () => {
  const there = createChildInspector();
  const corrupted = (tag: string, at: number, byte: number): Buffer => {
    const table = Buffer.from(tablesOf(FONT).get(tag) ?? Buffer.alloc(0));
    table[at] = byte;
    return fontWith({ [tag]: table });
  };
  // OpenType 1.9: the date of the last change, which nothing reads; units per em; the number of widths
  expect(await there.font(corrupted("head", 35, 99), "rum.ttf")).toEqual([]);
  expect(await there.font(corrupted("head", 18, 255), "rum.ttf")).toMatchObject([{ rule: "font/broken" }]);
  expect(await there.font(corrupted("hhea", 34, 255), "rum.ttf")).toMatchObject([{ rule: "font/broken" }]);
});

test("a drawing that cannot be rasterised is reported in the renderer's words, and the child goes on", async () => {
  const there = createChildInspector();
  await expect(there.draw("<svg", { size })).rejects.toThrow(/^cannot be done: /);
  expect((await there.picture(sound, "fox.png")).value).toMatchObject({ width: 30, height: 20 });
});

describe("every job distinguishes faults in content from failures of ours", () => {
  const facts = { key: "k", width: 3, height: 2, type: "png", alpha: false } as const;
  const jobs = (child: Child) => {
    const { picture, printable, font, draw } = createChildInspector(child);
    return [
      () => picture(sound, "fox.png"),
      () => printable(sound, facts),
      () => font(FONT, "rum.ttf"),
      () => draw("<svg/>", { size }),
    ];
  };
  const outcome = (value: Outcome<unknown>): Child => ({ ask: async () => ({ value }) });

  test("a missing package is not a fault of any file", async () => {
    for (const job of jobs(outcome({ kind: "missing", part: "sharp", reason: "cannot open it" })))
      await expect(job()).rejects.toThrow(CannotLoad);
  });

  test("an exception in the child is thrown here", async () => {
    const failure = new TypeError("a slip of ours");
    for (const job of jobs({ ask: () => Promise.reject(failure) })) await expect(job()).rejects.toBe(failure);
  });

  test("a fault in content becomes a finding, or gives up where there is no other result", async () => {
    const refused = outcome({ kind: "refused", reason: "bad data" });
    const stopped: Child = { ask: async (): Promise<Reply> => ({ ended: "time" }) };
    for (const child of [refused, stopped]) {
      const [picture, printable, font, draw] = jobs(child).map((job) => job());
      expect(await picture).toMatchObject({ diagnostics: [{ rule: "art/stopped" }] });
      expect(await font).toMatchObject([{ rule: "font/stopped" }]);
      await expect(printable).rejects.toThrow(GaveUp);
      await expect(draw).rejects.toThrow(GaveUp);
    }
  });

  test("an unexpected exception is neither", async () => {
    const slip = new TypeError("undefined is not a function");
    await expect(outcomeOf(() => Promise.reject(slip))).rejects.toBe(slip);
    const missing = new CannotLoad("sharp", "cannot open it");
    expect(await outcomeOf(() => Promise.reject(missing))).toMatchObject({ kind: "missing", part: "sharp" });
  });
});

describe("a job that exceeds its limit", () => {
  test("of time ends the child, and the next job gets a new one", async () => {
    const child = createChild(ENTRY, BOUNDS);
    expect(await child.ask({ kind: "draw", svg: endless, options: { size } }, 0.3)).toEqual({
      ended: "time",
    });
    expect(await child.ask({ kind: "picture", bytes: sound, file: "fox.png" }, 5)).toHaveProperty("value");
  });

  test("of memory ends it too", async () => {
    const child = createChild(ENTRY, { megabytes: 1000, heapMegabytes: 64 });
    const job = { kind: "font", bytes: fontWith({ cmap: boundlessCharacters() }), file: "rum.ttf" };
    const reply = await child.ask(job, 5);
    expect(reply).toHaveProperty("ended");
    expect(reply).not.toEqual({ ended: "time" });
  });
});

test("a child that is killed while idle is replaced", async ({ skip }) => {
  if (process.platform !== "linux") skip("needs Linux");
  const { child, running } = ownChild();
  const job = { kind: "picture", bytes: sound, file: "fox.png" };
  expect(await child.ask(job, 5)).toHaveProperty("value");
  const killed = running();
  expect(killed).toHaveLength(1);
  for (const pid of killed) process.kill(pid, "SIGKILL");
  // before it is known that it has ended, and when it is
  expect(await child.ask(job, 5)).toHaveProperty("value");
  for (const pid of running()) process.kill(pid, "SIGKILL");
  await expect.poll(running).toEqual([]);
  expect(await child.ask(job, 5)).toHaveProperty("value");
});

/** A child that can be told from those of other tests by the path of its module. */
function ownChild(): { readonly child: Child; readonly running: () => readonly number[] } {
  const folder = temporaryFolder();
  const entry = join(folder, "inspecting.mjs");
  writeFileSync(entry, `import ${JSON.stringify(ENTRY.href)};\n`);
  return { child: createChild(pathToFileURL(entry), BOUNDS), running: () => childrenWith(entry) };
}

test("the child sees nothing of our environment", async ({ skip }) => {
  if (process.platform !== "linux") skip("needs Linux");
  process.env.BROADSIDE_TEST_SECRET = "treasure";
  onTestFinished(() => void delete process.env.BROADSIDE_TEST_SECRET);
  const { child, running } = ownChild();
  expect(await child.ask({ kind: "picture", bytes: sound, file: "fox.png" }, 5)).toHaveProperty("value");
  const own = running();
  expect(own).toHaveLength(1);
  const environment = readFileSync(`/proc/${own[0]}/environ`, "utf8");
  expect(environment).not.toContain("treasure");
  expect(environment).not.toContain("HOME=");
});
