/** The intended properties of the ten scenarios of Pirate Quest, counted on their plans by hand. */
import type { Scenario } from "../../../src/game/game.ts";

export interface Character {
  readonly cards: number;
  readonly players: readonly [min: number, max: number];
  readonly length: Scenario["length"];
  /** Movement points of the shortest way, with all diagonal steps and without any. */
  readonly mp: readonly [free: number, straight: number | undefined];
  readonly forced: number;
  readonly corners: number;
  readonly width: number;
  /** Positions of cards that are face down, from 1. */
  readonly accelerations: readonly number[];
  /** Special rules of the scenario. */
  readonly rules: readonly string[];
}

export const CHARACTERS: Readonly<Record<string, Character>> = {
  "first-voyage": {
    cards: 4,
    players: [1, 4],
    length: "short",
    mp: [12, 13],
    forced: 0,
    corners: 0,
    width: 2,
    accelerations: [3],
    rules: ["current"],
  },
  "regatta-for-six": {
    cards: 5,
    players: [4, 6],
    length: "short",
    mp: [10, 12],
    forced: 0,
    corners: 0,
    width: 3,
    accelerations: [3],
    rules: ["leader-deals"],
  },
  "smugglers-stair": {
    cards: 5,
    players: [1, 2],
    length: "medium",
    mp: [13, undefined],
    forced: 2,
    corners: 2,
    width: 1,
    accelerations: [],
    rules: ["harbour"],
  },
  "strait-for-two": {
    cards: 6,
    players: [2, 2],
    length: "medium",
    mp: [15, 21],
    forced: 0,
    corners: 0,
    width: 1,
    accelerations: [3],
    rules: ["secret-bids"],
  },
  "under-the-guns": {
    cards: 6,
    players: [3, 6],
    length: "medium",
    mp: [14, undefined],
    forced: 1,
    corners: 0,
    width: 2,
    accelerations: [4],
    rules: ["toll"],
  },
  "horseshoe-bay": {
    cards: 7,
    players: [2, 6],
    length: "medium",
    mp: [17, 21],
    forced: 0,
    corners: 0,
    width: 2,
    accelerations: [5],
    rules: ["boarding"],
  },
  "impatient-channel": {
    cards: 8,
    players: [1, 4],
    length: "medium",
    mp: [14, 23],
    forced: 0,
    corners: 0,
    width: 2,
    accelerations: [7],
    rules: ["chest"],
  },
  "long-river": {
    cards: 8,
    players: [3, 6],
    length: "long",
    mp: [24, 28],
    forced: 0,
    corners: 0,
    width: 2,
    accelerations: [3, 6],
    rules: ["reversed-deal"],
  },
  maelstrom: {
    cards: 9,
    players: [2, 5],
    length: "long",
    mp: [21, undefined],
    forced: 1,
    corners: 0,
    width: 2,
    accelerations: [4, 7],
    rules: ["current"],
  },
  labyrinth: {
    cards: 10,
    players: [1, 2],
    length: "long",
    mp: [27, undefined],
    forced: 2,
    corners: 2,
    width: 1,
    accelerations: [4, 8],
    rules: ["mist"],
  },
};
