/** Pictures as data URIs: what several calls share, and what they do not. */
import { expect, test } from "vitest";
import { pictureUris } from "../../src/press/picture-uris.ts";
import { png } from "../support/png-bytes.ts";

const bytes = png({ width: 6, height: 4, depth: 8, colourType: 2, samples: () => [20, 90, 120] });

test("a call that is given up while it loads a picture takes no other call with it", async () => {
  const origin = { file: "", line: 1, column: 1 };
  const box = { x: 0, y: 0, width: 6, height: 4 };
  const scene = { items: [{ kind: "image" as const, picture: "sail", box, origin }], symbols: {} };
  let loads = 0;
  const urisWith = (load: () => Promise<Uint8Array>) => {
    const counted = (): Promise<Uint8Array> => {
      loads += 1;
      return load();
    };
    const picture = { key: "sail", width: 6, height: 4, type: "png" as const, alpha: false, load: counted };
    return pictureUris(scene, 1, { get: () => picture });
  };
  let giveUp = (): void => {};
  const first = urisWith(
    () =>
      new Promise((_, reject) => {
        giveUp = () => reject(new Error("given up"));
      }),
  );
  const expected = new Map([["sail", `data:image/png;base64,${bytes.toString("base64")}`]]);
  expect(await urisWith(async () => bytes), "beside it").toEqual(expected);
  giveUp();
  await expect(first).rejects.toThrow("given up");
  expect(await urisWith(async () => bytes), "after it").toEqual(expected);
  expect(loads, "what was made is kept").toBe(2);
});
