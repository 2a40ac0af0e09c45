/** Who drew which icon: the table against the package, and against what others say of single icons. */
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { ICON_ARTISTS } from "../../src/host/icon-artists.ts";
import { createIconSet } from "../../src/host/icon-set.ts";

const { icons, aliases } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
const set = createIconSet();
const namesOf = (icons: string): readonly string[] => icons.trim().split(/\s+/);

test("each icon of the package is one artist's, and there are no others", () => {
  const named = ICON_ARTISTS.flatMap(({ icons }) => namesOf(icons));
  expect(named.toSorted()).toEqual(Object.keys(icons).toSorted());
});

test("artists are named once, with the address of their page where they have one", () => {
  expect(new Set(ICON_ARTISTS.map(({ folder }) => folder)).size).toBe(ICON_ARTISTS.length);
  for (const { name, address = "http://x" } of ICON_ARTISTS) {
    expect(name).toMatch(/^[A-Z][A-Za-z0-9]*( [A-Za-z]+)*$/);
    expect(address).toMatch(/^https?:\/\/\S+$/);
  }
});

test("another name of an icon is credited as the icon", () => {
  for (const [alias, { parent }] of Object.entries<{ parent: string }>(aliases))
    expect(set.creditOf(alias)).toEqual(set.creditOf(parent));
});

// As credits of published games and programs name them, with the address of the icon's page.
test.each([
  ["spooky-house", "delapouite", "Delapouite"],
  ["walkie-talkie", "delapouite", "Delapouite"],
  ["falling-rocks", "delapouite", "Delapouite"],
  ["shark-jaws", "lorc", "Lorc"],
  ["galleon", "lorc", "Lorc"],
  ["swap-bag", "lorc", "Lorc"],
  ["apc", "skoll", "Skoll"],
  ["jeep", "skoll", "Skoll"],
  ["hearts", "skoll", "Skoll"],
  ["health-normal", "sbed", "Sbed"],
  ["shooner-sailboat", "pierre-leducq", "Pierre Leducq"],
  ["thought-bubble", "seregacthtuf", "SeregaCthtuf"],
  // Of two artists who drew a thing of one name, the package has the one whose folder comes later.
  ["castle", "lorc", "Lorc"],
  ["fist", "skoll", "Skoll"],
  ["bat", "skoll", "Skoll"],
])("%s is by %s", (icon, folder, name) => {
  const credit = set.creditOf(icon);
  expect(credit?.artist).toMatchObject({ folder, name, licence: "CC BY 3.0" });
  expect(credit?.address).toBe(`https://game-icons.net/1x1/${folder}/${icon}.html`);
});

test("two artists gave their icons to the public domain", () => {
  const free = ICON_ARTISTS.filter(({ licence }) => licence === "CC0 1.0").map(({ name }) => name);
  expect(free).toEqual(["Viscious Speed", "Zeromancer"]);
});

test.each(["no-such-icon", "", "__proto__", "toString"])("%s is nobody's", (name) => {
  expect(set.creditOf(name)).toBeUndefined();
});
