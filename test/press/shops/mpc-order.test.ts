/** The order file of MPC Autofill, read by a reader written from its description. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type MpcOrder, mpcOrderText } from "../../../src/press/shops/mpc-order.ts";
import { readMpcOrder } from "./read-mpc-order.ts";

const ORDER: MpcOrder = {
  quantity: 4,
  stock: "(S33) Superior Smooth",
  foil: true,
  fronts: [
    { path: "cards/fronts/001.png", title: "Rum & <Bones>", slots: [0, 1, 2] },
    { path: "cards/fronts/002.png", title: "Mutiny", slots: [3] },
  ],
  backs: [{ path: "cards/backs/002.png", title: "Mutiny", slots: [3] }],
  cardback: "cards/back.png",
};

test("an order is read as it was meant", () => {
  expect(readMpcOrder(mpcOrderText(ORDER))).toEqual({
    quantity: 4,
    stock: "(S33) Superior Smooth",
    foil: true,
    fronts: [
      { id: "./cards/fronts/001.png", sourceType: "Local File", slots: [0, 1, 2], name: "001.png" },
      { id: "./cards/fronts/002.png", sourceType: "Local File", slots: [3], name: "002.png" },
    ],
    backs: [{ id: "./cards/backs/002.png", sourceType: "Local File", slots: [3], name: "002.png" }],
    cardback: "./cards/back.png",
    backOf: ["./cards/back.png", "./cards/back.png", "./cards/back.png", "./cards/backs/002.png"],
  });
});

test("there is no bracket, and no list of backs that all are alike", () => {
  const text = mpcOrderText({ ...ORDER, backs: [] });
  expect(text).not.toContain("bracket");
  expect(text).not.toContain("<backs>");
  expect(readMpcOrder(text).backOf).toEqual(Array(4).fill("./cards/back.png"));
});

/** As the web tool writes it for pictures that are not on the disk. */
const OLDER = `<order><details><quantity>2</quantity><bracket>18</bracket><stock>(S30) Standard Smooth</stock><foil>false</foil></details>
  <fronts><card><id>a</id><slots>1,0</slots><name>A.png</name><query>a</query></card></fronts><cardback>b</cardback></order>`;

test("the reader accepts older files, and no faulty ones", () => {
  expect(readMpcOrder(OLDER).fronts[0]).toMatchObject({ sourceType: "Google Drive", slots: [1, 0] });
  for (const [from, to] of [
    ["1,0", "1"],
    ["1,0", "1,0,2"],
    ["1,0", "0,0"],
    ["(S30)", "(S31)"],
    ["false", "no"],
    [">2<", ">613<"],
    ["<slots>", "<slot>"],
    ["</order>", "</order"],
    ["<cardback>b</cardback>", ""],
  ] as const)
    expect(() => readMpcOrder(OLDER.replace(from, to)), `${from} to ${to}`).toThrow();
});

test("the reader accepts a real order, and refuses a damaged one", ({ skip }) => {
  const { BROADSIDE_SAMPLES: samples } = process.env;
  if (samples === undefined) return skip("BROADSIDE_SAMPLES names no folder with files of other programs");
  const read = (name: string) => readFileSync(join(samples, "mpc", name), "utf8");
  expect(readMpcOrder(read("test_order.xml"))).toMatchObject({ quantity: 10, foil: true });
  expect(() => readMpcOrder(read("mangled.xml"))).toThrow();
});
