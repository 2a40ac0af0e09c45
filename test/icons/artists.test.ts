/** Who drew which icon: the table compared with the package, and with what others say about single icons. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { ICON_ALIASES, ICON_ARTISTS } from "../../src/icons/artists.ts";
import { iconCredit } from "../../src/icons/credit.ts";

const { icons, aliases } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

test("the artists' icons are those of the package, and one artist drew exactly as many others as are counted", () => {
  const named = ICON_ARTISTS.flatMap(({ icons }) =>
    typeof icons === "string" ? icons.trim().split(/\s+/) : [],
  );
  const counted = ICON_ARTISTS.flatMap(({ icons }) => (typeof icons === "number" ? [icons] : []));
  expect(Object.keys(icons)).toEqual(expect.arrayContaining(named));
  expect(new Set(named).size).toBe(named.length);
  expect(counted).toEqual([Object.keys(icons).length - named.length]);
});

test("artists are named once, with the address of their page if they have one", () => {
  expect(new Set(ICON_ARTISTS.map(({ folder }) => folder)).size).toBe(ICON_ARTISTS.length);
  for (const { name, address = "http://x" } of ICON_ARTISTS) {
    expect(name).toMatch(/^[A-Z][A-Za-z0-9]*( [A-Za-z]+)*$/);
    expect(address).toMatch(/^https?:\/\/\S+$/);
  }
});

test("the table was made for the installed package", () => {
  const { version } = createRequire(import.meta.url)("@iconify-json/game-icons/package.json");
  expect(readFileSync("src/icons/artists.ts", "utf8")).toContain(`@iconify-json/game-icons ${version}, `);
});

test("an alias of an icon is credited as the icon", () => {
  expect([...ICON_ALIASES.keys()].sort()).toEqual(Object.keys(aliases).sort());
  for (const [alias, { parent }] of Object.entries<{ parent: string }>(aliases))
    expect(iconCredit(alias)).toEqual(iconCredit(parent));
});

// As named in the credits of published games and programs, with the address of the icon's page.
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
  // Of two artists who drew an icon of the same name, the package has the one whose folder comes later.
  ["castle", "lorc", "Lorc"],
  ["fist", "skoll", "Skoll"],
  ["bat", "skoll", "Skoll"],
])("%s is by %s", (icon, folder, name) => {
  const credit = iconCredit(icon);
  expect(credit.artist).toMatchObject({ folder, name, licence: "CC BY 3.0" });
  expect(credit.address).toBe(`https://game-icons.net/1x1/${folder}/${icon}.html`);
});

test("two artists gave their icons to the public domain", () => {
  const free = ICON_ARTISTS.filter(({ licence }) => licence === "CC0 1.0").map(({ name }) => name);
  expect(free).toEqual(["Viscious Speed", "Zeromancer"]);
});
