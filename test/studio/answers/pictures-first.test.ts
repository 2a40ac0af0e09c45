/** What a person does not look at after a key is asked for after the pictures that are seen. */
import { expect, test } from "vitest";
import { afterPictures, drawing } from "../../../src/studio/client/answers/pictures-first.ts";

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
};

function picture() {
  let answer = (): void => {};
  const pictures = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { drawn: drawing(pictures), answer };
}

test("it waits until the last of several pictures is there", async () => {
  const happened: string[] = [];
  const [one, other] = [picture(), picture()];
  const later = afterPictures().then(() => happened.push("later"));
  one.answer();
  await turns();
  expect(happened).toEqual([]);
  void other.drawn.then(() => happened.push("picture"));
  other.answer();
  await later;
  expect(happened).toEqual(["picture", "later"]);
});

test("pictures that are asked for as soon as others are there go first too", async () => {
  const happened: string[] = [];
  const one = picture();
  const next = one.drawn.then(() => {
    const other = picture();
    setTimeout(() => {
      happened.push("next picture");
      other.answer();
    });
    return other.drawn;
  });
  const later = afterPictures().then(() => happened.push("later"));
  one.answer();
  await Promise.all([next, later]);
  expect(happened).toEqual(["next picture", "later"]);
});

test("without pictures, and after pictures that failed, nothing is waited for", async () => {
  await afterPictures();
  await expect(drawing(Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  await afterPictures();
});
