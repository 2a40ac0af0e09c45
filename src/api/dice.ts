/** The dice of a game with what their symbols count. */
import { pointsOf } from "../game/die.ts";
import type { DieSymbol } from "../game/game.ts";
import { readGame } from "../pipeline/read/read-game.ts";
import { type GameOrder, orderedGame } from "./game-order.ts";
import type { Call } from "./handle.ts";

export interface GameDice {
  readonly dice: readonly GameDie[];
  /** By name, as the glossary describes them. */
  readonly symbols: Readonly<Record<string, DieSymbol>>;
}

export interface GameDie {
  readonly id: string;
  readonly title: string;
  /** "#rrggbb". */
  readonly colour: string;
  /** The symbols of each face. */
  readonly faces: readonly (readonly string[])[];
  /**
   * The number of equally likely outcomes with 0, 1, 2 ... points: of a roll, or of two where a face rolls again. They add up
   * to the square of the number of faces.
   */
  readonly points: readonly number[];
  /** Its file. */
  readonly file: string;
}

/** @throws BroadsideError `unknown-game` */
export function diceOfGame(call: Call, order: GameOrder): GameDice {
  const { game } = readGame(call.project, orderedGame(call, order), isNeeded).value;
  if (!game) return { dice: [], symbols: {} };
  const { symbols } = game.glossary;
  const dice = game.dice.map((die) => {
    const { id: name, title, colour, faces, source } = die;
    return { id: name, title, colour, faces, points: pointsOf(die, symbols), file: source.file };
  });
  return { dice, symbols };
}

const isNeeded = (kind: string): boolean => kind === "game" || kind === "die" || kind === "glossary";
