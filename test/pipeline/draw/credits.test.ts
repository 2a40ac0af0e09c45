/** Credits: the game's people, the artists of icons, the makers of fonts. */
import { expect, test } from "vitest";
import type { Game } from "../../../src/game/game.ts";
import { type IconCredit, iconCredit } from "../../../src/icons/credit.ts";
import { creditsOf } from "../../../src/pipeline/draw/credits.ts";

const game = {
  title: "Reef",
  version: "1.2.0",
  authors: ["Ann", "Bo"],
  credits: ["Story: Cy"],
} as unknown as Game;

const named = (...names: readonly string[]): readonly IconCredit[] => names.map((name) => iconCredit(name));

const alegreya = {
  family: "Alegreya",
  maker: "Juan Pablo del Peral",
  address: "http://www.huertatipografica.com",
  copyright: "Copyright 2011 The Alegreya Project Authors",
  licence: "SIL Open Font License 1.1",
  licenceAddress: "http://scripts.sil.org/OFL",
};

test("each icon is listed with its artist, title, licence and address, each font with its maker and licence", () => {
  const { text, line } = creditsOf(game, {
    icons: named("caravel", "anchor", "abstract-001", "canoe", "anchor"),
    families: [{ family: "Own Hand" }, alegreya, alegreya],
  });
  expect(text).toBe(`Reef 1.2.0
By Ann, Bo
Story: Cy

Icons from https://game-icons.net, coloured and resized for this game

Icons by Delapouite, https://delapouite.com
CC BY 3.0, https://creativecommons.org/licenses/by/3.0/
  Canoe: https://game-icons.net/1x1/delapouite/canoe.html
  Caravel: https://game-icons.net/1x1/delapouite/caravel.html

Icons by Lorc, http://lorcblog.blogspot.com
CC BY 3.0, https://creativecommons.org/licenses/by/3.0/
  Anchor: https://game-icons.net/1x1/lorc/anchor.html

Icons by Viscious Speed, http://viscious-speed.deviantart.com
CC0 1.0, https://creativecommons.org/publicdomain/zero/1.0/
  Abstract 001: https://game-icons.net/1x1/viscious-speed/abstract-001.html

Fonts
  Alegreya by Juan Pablo del Peral, http://www.huertatipografica.com
    Copyright 2011 The Alegreya Project Authors
    SIL Open Font License 1.1, http://scripts.sil.org/OFL
  Own Hand
    licence not stated in the file

Made with Broadside
`);
  expect(line).toBe(
    "By Ann, Bo; Story: Cy; Icons: Delapouite, Lorc, Viscious Speed (game-icons.net, CC BY 3.0, CC0 1.0); Fonts: Alegreya, Own Hand",
  );
});

test("the order of icons and fonts does not matter", () => {
  const families = [alegreya, { family: "Own Hand" }];
  expect(creditsOf(game, { icons: named("anchor", "canoe", "fist"), families })).toEqual(
    creditsOf(game, { icons: named("fist", "anchor", "canoe"), families: families.toReversed() }),
  );
});

test("what is not used is not credited", () => {
  const { text, line, markdown } = creditsOf(
    { ...game, authors: [], credits: [] },
    { icons: [], families: [] },
  );
  expect(text).toBe("Reef 1.2.0\n\nMade with Broadside\n");
  expect(line).toBe("");
  expect(markdown).toEqual(["**Reef 1.2.0**", "", "Made with Broadside."]);
});

test("a booklet lists people, and artists and makers by licence, as text without markup", () => {
  const { markdown } = creditsOf(
    { ...game, credits: ["Story: Cy_<Dy>"] },
    { icons: named("anchor", "abstract-001", "canoe"), families: [alegreya, { family: "Own Hand" }] },
  );
  expect(markdown).toEqual([
    "**Reef 1.2.0**\\",
    "By Ann, Bo\\",
    "Story: Cy\\_\\<Dy\\>",
    "",
    "**Icons**\\",
    "Delapouite, Lorc \\(CC BY 3.0\\); Viscious Speed \\(CC0 1.0\\). From game-icons.net, coloured and resized for this game.",
    "",
    "**Fonts**\\",
    "Alegreya by Juan Pablo del Peral \\(SIL Open Font License 1.1\\); Own Hand \\(licence not stated in the file\\)",
    "",
    "Made with Broadside.",
  ]);
});
