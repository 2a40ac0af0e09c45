/** After a reader was stopped, no further file of its kind is opened in that run: order decides, not timing. */
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import type { Inspector } from "../../../src/pipeline/look/inspector.ts";
import { untilOneStops } from "../../../src/pipeline/look/one-stop.ts";

/** Files called "bomb" stop their reader. */
function counting() {
  const opened: string[] = [];
  const findings = (kind: string, file: string): readonly Diagnostic[] => {
    opened.push(file);
    return file.startsWith("bomb")
      ? [{ rule: `${kind}/stopped`, severity: "error", message: "it hangs", file } as Diagnostic]
      : [];
  };
  const inspector: Inspector = {
    ...INSPECT_HERE,
    picture: async (_, file) => ({ value: undefined, diagnostics: findings("art", file) }),
    font: async (_, file) => findings("font", file),
  };
  return { opened, ...untilOneStops(inspector) };
}

const bytes = Buffer.from("bytes");

test("fonts after a stopped one are not opened, and each says why", async () => {
  const { opened, font } = counting();
  expect(await font(bytes, "a.ttf")).toEqual([]);
  expect(await font(bytes, "bomb-1.ttf")).toMatchObject([{ message: "it hangs" }]);
  for (const file of ["bomb-2.ttf", "c.ttf"])
    expect(await font(bytes, file)).toMatchObject([
      {
        file,
        rule: "font/stopped",
        message: `"${file}" was not opened, because reading "bomb-1.ttf" had to be stopped`,
        fix: expect.stringContaining('remove "bomb-1.ttf"'),
      },
    ]);
  expect(opened).toEqual(["a.ttf", "bomb-1.ttf"]);
});

test("so are pictures; a bad font does not affect them", async () => {
  const { opened, font, picture } = counting();
  await font(bytes, "bomb.ttf");
  expect((await picture(bytes, "bomb.png")).diagnostics).toMatchObject([{ message: "it hangs" }]);
  expect((await picture(bytes, "fox.png")).diagnostics).toMatchObject([
    { rule: "art/stopped", message: "fox.png was not opened, because reading bomb.png had to be stopped" },
  ]);
  expect(opened).toEqual(["bomb.ttf", "bomb.png"]);
});

test("asking for a file again gives the same answer without opening it", async () => {
  const { opened, font } = counting();
  const ask = async () => [
    await font(bytes, "a.ttf"),
    await font(bytes, "bomb.ttf"),
    await font(bytes, "c.ttf"),
  ];
  expect(await ask()).toEqual(await ask());
  expect(opened).toEqual(["a.ttf", "bomb.ttf"]);
});

test("a file whose reader failed through our own fault is inspected again", async () => {
  const slip = new TypeError("a slip of ours");
  let looks = 0;
  const { font } = untilOneStops({
    ...INSPECT_HERE,
    font: () => {
      looks++;
      return Promise.reject(slip);
    },
  });
  for (const _ of [1, 2]) await expect(font(bytes, "a.ttf")).rejects.toBe(slip);
  expect(looks).toBe(2);
});
