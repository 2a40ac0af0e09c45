/** Icons of the set by name: those found in the text of the file are the same as those parsed from it. */
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { createIconSet } from "../../src/host/icon-set.ts";

const { icons, aliases } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
const names = Object.keys(icons);

test("the first icons requested, and all later ones, are those of the file", () => {
  const some = Array.from(
    { length: 40 },
    (_, index) => names[Math.floor((index * names.length) / 40)] as string,
  );
  for (const order of [some, some.toReversed(), [names.at(-1) as string]]) {
    const set = createIconSet();
    expect(order.map((name) => set.bodyOf(name))).toEqual(order.map((name) => icons[name].body));
  }
});

test("an alias of an icon is its name too", () => {
  const [[alias, { parent }]] = Object.entries<{ parent: string }>(aliases) as [[string, { parent: string }]];
  expect(createIconSet().bodyOf(alias)).toBe(icons[parent].body);
});

test.each(["no-such-icon", "icons", "body", "", 'a"', "__proto__", "toString"])(
  "%s is not an icon",
  (name) => {
    expect(createIconSet().bodyOf(name)).toBeUndefined();
  },
);

test("the names are those of the file", () => {
  expect(createIconSet().names()).toEqual(names);
});
