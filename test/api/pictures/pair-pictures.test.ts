/** Names of files and the cards whose pictures they are. */
import { expect, test } from "vitest";
import { type PairedCard, pairPictures } from "../../../src/api/pictures/pair-pictures.ts";
import { pictureFieldOf, valueFor } from "../../../src/api/pictures/picture-field.ts";
import { freeName, pictureName } from "../../../src/api/pictures/picture-name.ts";

const BATTLE: readonly PairedCard[] = [
  { deck: "battle", id: "axe-7", title: "Big Axe", number: 1 },
  { deck: "battle", id: "axe-70", title: "Axt für alle", number: 2 },
  { deck: "battle", id: "hold-back", title: "Hold Back", number: 3 },
];
const LUCK: readonly PairedCard[] = [
  { deck: "luck", id: "storm", title: "Storm", number: 1 },
  { deck: "luck", id: "storm-2", title: "Storm", number: 2 },
];

test.each<[string, string, string]>([
  ["axe-7.png", "axe-7 front", "id"],
  ["Axe 7.png", "axe-7 front", "id"],
  ["axe_07.JPG", "axe-7 front", "id"],
  ["art/sub/AXE-7.webp", "axe-7 front", "id"],
  ["battle axe-70.png", "axe-70 front", "id"],
  ["axe-7-back.png", "axe-7 back", "id"],
  ["axe-7_front.png", "axe-7 front", "id"],
  ["Axt fur alle.png", "axe-70 front", "title"],
  ["big axe (back).png", "axe-7 back", "title"],
  ["hold-back.png", "hold-back front", "id"],
  ["hold-back-back.png", "hold-back back", "id"],
  ["battle_02.png", "axe-70 front", "number"],
  ["003.png", "hold-back front", "number"],
])("%s is that of %s, by %s", (file, face, by) => {
  const { pairs } = pairPictures([file], BATTLE);
  expect(pairs.map(({ card, side, by: how }) => [`${card} ${side}`, how])).toEqual([[face, by]]);
});

test("a name that fits no card or several is listed, with the cards that it fits", () => {
  expect(pairPictures(["logo.png", "storm 3.png", "2.png", "luck-storm.png"], [...BATTLE, ...LUCK])).toEqual({
    pairs: [{ file: "luck-storm.png", deck: "luck", card: "storm", side: "front", by: "id" }],
    rest: [
      { file: "logo.png", why: "no card has this id, title or number", candidates: [] },
      { file: "storm 3.png", why: "no card has this id, title or number", candidates: [] },
      { file: "2.png", why: "no card has this id, title or number", candidates: [] },
    ],
  });
  const twins = [...LUCK, { deck: "doom", id: "storm", title: "Storm", number: 1 }];
  expect(pairPictures(["storm.png"], twins).rest).toEqual([
    {
      file: "storm.png",
      why: "2 cards have this id",
      candidates: [
        { deck: "luck", card: "storm" },
        { deck: "doom", card: "storm" },
      ],
    },
  ]);
});

test("of two pictures for one side the surer is taken; of two as sure, none", () => {
  const { pairs, rest } = pairPictures(["axe-7.png", "Big Axe.png"], BATTLE);
  expect(pairs.map(({ file }) => file)).toEqual(["axe-7.png"]);
  expect(rest).toEqual([
    {
      file: "Big Axe.png",
      why: "axe-7.png fits the same card",
      candidates: [{ deck: "battle", card: "axe-7" }],
    },
  ]);
  expect(pairPictures(["axe-7.png", "axe_7.jpg"], BATTLE).pairs).toEqual([]);
});

test.each([
  ["C:\\art\\Axe 7?.PNG", "Axe 7-.png"],
  ["../../etc/passwd.png", "passwd.png"],
  [".hidden.png", "hidden.png"],
  ["CON.png", "CON-picture.png"],
  ["con.tar.png", "con.tar-picture.png"],
  ["dots...png", "dots.png"],
  ["a\u202Egnp.png", "a-gnp.png"],
  [".png", "picture.png"],
  ["e\u0301.jpeg", "\u00e9.jpeg"],
  [`${"x".repeat(300)}.png`, `${"x".repeat(100)}.png`],
])("%j is kept as %j", (given, kept) => expect(pictureName(given)).toBe(kept));

test("a name that is taken gets a number", () => {
  expect(freeName("axe.png", (name) => name === "axe-2.png")).toBe("axe-3.png");
});

test.each<[string, readonly string[], object]>([
  [
    '<b:art href="art/{{picture}}.png"/>',
    ["picture"],
    { field: "picture", before: "art/", after: ".png", isKnown: true, isShown: true },
  ],
  [
    '<image xlink:href="{{ this.art }}"/>',
    ["title", "art"],
    { field: "art", before: "", after: "", isKnown: true, isShown: true },
  ],
  [
    '<b:art href="art/frame.png"/><b:art href="{{hero}}"/>',
    ["hero"],
    { field: "hero", before: "", after: "", isKnown: true, isShown: true },
  ],
  ["<b:text/>", ["title", "Image"], { field: "Image", before: "", after: "", isKnown: true, isShown: false }],
  ["<b:text/>", ["title"], { field: "art", before: "", after: "", isKnown: false, isShown: false }],
])("the field of pictures in %s", (template, fields, found) => {
  expect(pictureFieldOf(template, fields)).toEqual(found);
});

test("a value is what the template still needs", () => {
  const field = { field: "art", before: "art/", after: ".png", isKnown: true, isShown: true };
  expect(valueFor(field, "art/axe.png")).toBe("axe");
  expect(valueFor(field, "art/axe.jpg")).toBeUndefined();
  expect(valueFor({ ...field, before: "", after: "" }, "art/axe.jpg")).toBe("art/axe.jpg");
});
