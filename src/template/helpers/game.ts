/** Queries on the game: rows of its tables, faces of its dice and their probabilities. */
import { nearest } from "../../diagnostics/nearest.ts";
import { chanceOfAtLeast } from "../../game/die.ts";
import type { Die, Game, Table } from "../../game/game.ts";
import { needsLetters, terrainLook, UNKNOWN_LOOK } from "../../game/scenarios/terrain-look.ts";
import { derived } from "../../remember/derived.ts";
import { type Charge, listIn, NEARNESS, reading, textIn, WrongValue, wholeIn } from "./define-helper.ts";

export const gameHelpers = {
  "art-exists": reading({
    usage: '(art-exists "art/" id ".png")',
    summary:
      "Does the game have this picture? The values are joined to form its path in the game's folder; if one is absent, the answer is no.",
    least: 1,
    most: 9,
    asks: true,
    reads: ["pictures"],
    apply: (values, { pictures }) =>
      values.every((value) => value !== undefined && value !== null) &&
      setOf(pictures).has(values.map(textIn).join("").normalize("NFC")),
  }),
  row: reading({
    usage: '(row "table" id)',
    summary: "The row of a table of the game by its id; for use in #with.",
    least: 2,
    most: 2,
    reads: ["tables"],
    apply: ([table, id], { tables }, charge) => {
      charge(tables.length);
      const { rows } = tableOf(tables, textIn(table), charge);
      charge(rows.length);
      return rowOf(rows, textIn(table), textIn(id), charge);
    },
  }),
  terrain: reading({
    usage: "(terrain id)",
    summary:
      "A terrain of the glossary, for use in #with: `fill`, `shade` (darker), `dots` and `sign` that tell it without colour, `plate` (its sign where nothing else tells it), and `low`, what is left in the low-ink look: plain, frame or hatch.",
    least: 1,
    most: 1,
    reads: ["glossary"],
    apply: ([id], { glossary: { terrains } }, charge) => {
      charge(terrains.length);
      const found = terrains.find((terrain) => terrain.id === textIn(id));
      // One that the game does not have is reported where it is written.
      if (found === undefined) return { ...UNKNOWN_LOOK, id, title: id, plate: UNKNOWN_LOOK.sign };
      const plate = needsLetters(found, terrains) ? found.sign : "";
      return { id: found.id, title: found.title, ...terrainLook(found), plate };
    },
  }),
  face: reading({
    usage: '(face "die" number)',
    summary: "The symbols on a face of a die, as a list; faces count from 1.",
    least: 2,
    most: 2,
    reads: ["dice"],
    apply: ([die, number], { dice }, charge) => {
      const { faces } = dieOf(dice, textIn(die), charge);
      return faces[wholeIn(number, 1, faces.length) - 1];
    },
  }),
  points: reading({
    usage: "(points symbols)",
    summary: "The points of a list of die symbols, by the glossary.",
    least: 1,
    most: 1,
    reads: ["glossary"],
    apply: ([list], { glossary }, charge) =>
      listIn(list).reduce<number>((sum, name) => sum + pointsOf(glossary, textIn(name), charge), 0),
  }),
  chance: reading({
    usage: '(chance "die" points)',
    summary: "The probability that one roll of the die gives at least this many points, from 0 to 1.",
    least: 2,
    most: 2,
    reads: ["dice", "glossary"],
    apply: ([die, points], { dice, glossary }, charge) => {
      const asked = dieOf(dice, textIn(die), charge);
      charge(asked.faces.length ** 2);
      return chanceOfAtLeast(asked, glossary.symbols, wholeIn(points, 0, 1000));
    },
  }),
};

/** A game has one list of pictures, used by all its cards; macOS decomposes accents. */
const setOf = derived(
  (pictures: readonly string[]): ReadonlySet<string> =>
    new Set(pictures.map((path) => path.normalize("NFC"))),
);

const tableOf = (tables: Game["tables"], id: string, charge: Charge): Table =>
  tables.find((table) => table.id === id) ?? missing("the game", "table", id, tables, charge);

function rowOf(rows: Table["rows"], tableId: string, id: string, charge: Charge): object {
  const row = rows.find((each) => each.id === id) ?? missing(`table "${tableId}"`, "row", id, rows, charge);
  return { id: row.id, ...row.fields };
}

function dieOf(dice: Game["dice"], id: string, charge: Charge): Die {
  return dice.find((die) => die.id === id) ?? missing("the game", "die", id, dice, charge);
}

function pointsOf({ symbols }: Game["glossary"], name: string, charge: Charge): number {
  if (Object.hasOwn(symbols, name)) return symbols[name]?.points ?? 0;
  const all = Object.keys(symbols).map((id) => ({ id }));
  return missing("the glossary", "symbol", name, all, charge);
}

function missing(
  owner: string,
  kind: string,
  id: string,
  all: readonly { readonly id: string }[],
  charge: Charge,
): never {
  charge(all.length * NEARNESS);
  const ids = all.map((one) => one.id);
  const near = nearest(id, ids);
  const choice = ids.length === 0 ? `${owner} has none` : `known: ${ids.slice(0, 8).join(", ")}`;
  throw new WrongValue(`${owner} has no ${kind} "${id}"`, near ? `write "${near}"` : choice);
}
