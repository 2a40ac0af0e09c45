/**
 * The pieces of Pirate Quest that are not cards: luck tokens, dice as nets and stickers, the box. Counts are those of
 * the game's components; sizes are calculated by hand. Each rule about them is proved by a slip that it must find.
 */
import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { dataFindings, shippedFiles } from "../../support/game/data-findings.ts";
import { isOneOf, withChecks } from "../slip.ts";
import { cardsOf, dieOf, game, textOf } from "./pirate-quest.ts";

const CAPTAINS = ["black", "white", "blue", "orange", "red", "yellow"].map((colour) => `captain-${colour}`);
const COLOURS = ["green", "blue", "red"];
const FACES = [1, 2, 3, 4, 5, 6];

const countIn = (deck: string) => cardsOf(deck).reduce((sum, { copies }) => sum + copies, 0);
const shapeOf = (deck: string) => game.decks.find(({ id }) => id === deck);

describe("counts", () => {
  test("18 luck tokens, three for each of six captains", () => {
    expect(countIn("luck")).toBe(18);
  });
  test("ten dice as nets: six captains, the dummy, three 4Fx dice", () => {
    expect(cardsOf("captain-nets").map(({ id, die }) => [id, die])).toEqual([
      ...CAPTAINS.map((id) => [id, "captain"]),
      ["dummy", "dummy"],
    ]);
    expect(cardsOf("dice-nets").map(({ die }) => die)).toEqual(COLOURS);
  });
  test("60 stickers: each face of each die once", () => {
    expect(
      [...cardsOf("captain-stickers"), ...cardsOf("dummy-stickers")].map(({ fields, face }) => [
        fields.ship,
        face,
      ]),
    ).toEqual([...CAPTAINS, "dummy"].flatMap((ship) => FACES.map((face) => [ship, face])));
    expect(cardsOf("dice-stickers").map(({ die, face }) => [die, face])).toEqual(
      COLOURS.flatMap((die) => FACES.map((face) => [die, face])),
    );
  });
  test("the kits contain them all, dice as nets or as stickers, and do not change the Starter Pack", () => {
    const itemsOf = (id: string) =>
      game.kits.find((kit) => kit.id === id)?.items.map(({ deck, count, per }) => [deck, count, per]);
    expect(itemsOf("extras")).toEqual([
      ["luck", 18, "player"],
      ["captain-nets", 6, "player"],
      ["captain-nets", 1, undefined],
      ["dice-nets", 3, undefined],
      ["box", 1, undefined],
    ]);
    expect(itemsOf("stickers")).toEqual([
      ["captain-stickers", 36, "player"],
      ["dummy-stickers", 6, undefined],
      ["dice-stickers", 18, undefined],
    ]);
  });
});

describe("shapes", () => {
  test("a ship is narrower than a square of an inch", () => {
    for (const deck of ["captain-nets", "dice-nets"])
      expect(shapeOf(deck)?.dieLine?.panels.map(({ room }) => [room.width, room.height])).toEqual(
        FACES.map(() => [18, 18]),
      );
  });
  test("a sticker leaves 2 mm to the edges of a die of 16 mm", () => {
    for (const deck of ["captain-stickers", "dummy-stickers", "dice-stickers"])
      expect(shapeOf(deck)).toMatchObject({ size: { width: 12, height: 12, corner: 1.5 } });
  });
  // 81 cards of 0.31 mm are 25.11 mm, and 1 mm of clearance; 2.5 mm beside cards of 63.5 x 88.9 mm.
  test("the box is as deep as its 81 cards", () => {
    const panels = shapeOf("box")?.dieLine?.panels ?? [];
    const roomOf = (name: string) => panels.find((panel) => panel.name === name)?.room;
    expect(roomOf("front")?.width).toBeCloseTo(66, 6);
    expect(roomOf("front")?.height).toBeCloseTo(91.4, 6);
    expect(roomOf("right")?.width).toBeCloseTo(26.11, 6);
  });
});

test("a captain die has 1 to 6 pips, the dummy's none", () => {
  expect(dieOf("captain").faces.map((face) => face.filter((sign) => sign === "pip").length)).toEqual(FACES);
  expect(dieOf("dummy").faces.flat().includes("pip")).toBe(false);
});

test("pips and emblem of every ship have a contrast of at least 4.5", () => {
  const rows = game.tables.find(({ id }) => id === "ships")?.rows ?? [];
  expect(rows).toHaveLength(7);
  for (const { id, fields } of rows)
    expect(wcagContrast(String(fields.colour), String(fields.ink)), id).toBeGreaterThanOrEqual(4.5);
});

test("the box states what game.yaml states", () => {
  const [box] = cardsOf("box");
  if (!box) throw new Error("there is no box");
  expect(textOf(box, "game.players")).toBe(`${game.players?.min}-${game.players?.max}`);
  expect(textOf(box, "game.minutes")).toBe(`${game.minutes?.min}-${game.minutes?.max}`);
  expect(textOf(box, "game.ages")).toBe(String(game.ages?.min));
});

describe("a slip is found by", () => {
  const files = shippedFiles("pirate-quest");
  const reasons = new Map(game.rules.map(({ id, why }) => [id, why]));
  const NETS = "decks/captain-nets.yaml";
  const BOX = "decks/box.yaml";
  const SHIPS = "tables/ships.yaml";
  test.each([
    ["captain-dice-bid-0-to-5", "dice/captain.yaml", "  - [pip]\n", "  - [pip, pip]\n"],
    ["the-dummy-never-bids", "dice/dummy.yaml", "  - [blank]\n", "  - [pip]\n"],
    ["ships-look-like-their-captains", SHIPS, "#1d5fa6", "#1d5fa7"],
    ["ships-look-like-their-captains", "decks/captains.yaml", "emblem: crab", "emblem: whale"],
    [
      "ships-of-captains-and-dummy",
      SHIPS,
      "rows:\n",
      'rows:\n  - { id: house, colour: "#ffffff", ink: "#000000", emblem: fog }\n',
    ],
    ["ship-colours-differ", SHIPS, "#d32a26", "#ff9128"],
    ["ship-emblems-differ", SHIPS, "emblem: crab", "emblem: whale"],
    ["seven-captain-nets", NETS, "- { id: dummy,", "- { id: dummy, copies: 2,"],
    ["a-net-for-each-ship", NETS, "captain-red, ", ""],
    ["three-4fx-nets", "decks/dice-nets.yaml", "- { id: red,", "- { id: red, copies: 2,"],
    ["stickers-of-captains", "decks/captain-stickers.yaml", "captain-red, ", ""],
    ["stickers-of-the-dummy", "decks/dummy-stickers.yaml", "from: 1, to: 6", "from: 1, to: 5"],
    ["captain-sticker-ids", "decks/captain-stickers.yaml", '"{ship}-{face}"', '"{ship}-face-{face}"'],
    ["stickers-of-4fx-dice", "decks/dice-stickers.yaml", "to: 6", "to: 5"],
    ["faces-of-4fx-stickers", "decks/dice-stickers.yaml", "to: 6", "to: 5"],
    ["faces-of-captain-stickers", "decks/captain-stickers.yaml", "to: 6", "to: 5"],
    ["sticker-ids-of-4fx-dice", "decks/dice-stickers.yaml", '"{die}-{face}"', '"{die}-face-{face}"'],
    ["sixty-stickers", "decks/dice-stickers.yaml", "[green, blue, red]", "[green, blue]"],
    ["eighteen-luck-tokens", "decks/luck.yaml", "copies: 18", "copies: 17"],
    ["tokens-have-two-sides", "decks/luck.yaml", "back: luck-token", "back: dice-back"],
    ["contents-on-the-box", BOX, "title: Map cards, cards: 18", "title: Map cards, cards: 17"],
    ["box-holds-the-pack", BOX, "      - { deck: map, title: Map cards, cards: 18 }\n", ""],
    ["facts-on-the-box", BOX, "players: 1-6", "players: 3-6"],
    ["minutes-on-the-box", BOX, "minutes: 30-120", "minutes: 30-90"],
    ["ages-on-the-box", BOX, "ages: 12 }", "ages: 10 }"],
    ["pieces-of-the-extras", "kits/extras.yaml", "  - { deck: dice-nets, count: 3 }\n", ""],
  ])("%s in %s", (rule, file, from, to) => {
    const path = `content/pirate-quest/${file}`;
    const text = files[path] as string;
    expect(text).toContain(from);
    const few = withChecks("pirate-quest", files, isOneOf([rule]));
    const found = dataFindings("pirate-quest", { ...few, [path]: text.replace(from, to) });
    const reported = found.map(({ rule: id, message }) => `${id}: ${message}`).join("\n");
    expect(reasons.get(rule)).toBeDefined();
    expect(
      found.some(({ why }) => why === reasons.get(rule)),
      reported,
    ).toBe(true);
  });
});
