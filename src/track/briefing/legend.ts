/**
 * What the signs of a plan mean, in the words of the game and in the order of print: only of what the game has, and the
 * rarer signs only where the plan shows them.
 */
import type { Game, Scenario } from "../../game/game.ts";
import type { Terrain } from "../../game/scenarios/terrain.ts";
import { dotsOf, isDefault } from "../../game/scenarios/terrain-look.ts";
import { blockersIn } from "../blockers.ts";
import { faceDownWord } from "../face-down.ts";
import type { SquareMark, TrackPicture } from "./track-picture.ts";

/** What dots mean on a plan that names no terrains one by one. */
const TICKS = "ticks";

export interface LegendEntry {
  /** How it is drawn: "number", "corner", "face-down" and so on, or the id of a rule of the scenario. */
  readonly sign: string;
  readonly words: string;
  /** Belongs in a legend in which dots tell the terrains, and in one that names these one by one. */
  readonly ticked: boolean;
  readonly named: boolean;
}

interface Shown {
  readonly picture: Pick<TrackPicture, "cards" | "forcedDiagonals" | "shortcuts">;
  readonly marked: readonly SquareMark[];
  readonly rules: readonly { readonly id: string; readonly title: string; readonly isPlaced: boolean }[];
}

export function legendOf(
  { picture, marked, rules }: Shown,
  { movement, terrains }: Pick<Scenario, "movement" | "terrains">,
  game: Pick<Game, "decks">,
): readonly LegendEntry[] {
  const isDown = movement.accelerations > 0 || picture.cards.some(({ acceleration }) => acceleration);
  const ticks = ticksWords(terrains);
  // The default terrains are known by their colours and dots: a plan names none of them.
  const isTicked = terrains.every(isDefault);
  const [blockers, block] = blockersIn(movement);
  const entries: readonly (readonly [sign: string, words: string, isShown?: boolean])[] = [
    ["number", "place in the order"],
    ["corner", "bottom left, as printed"],
    ["face-down", faceDownWord(movement), isDown],
    ["arrow", "on to the next card"],
    ["start", movement.enter === 1 ? "start: enter here" : "start"],
    ["finish", "finish"],
    [TICKS, ticks, ticks !== ""],
    ["bar", "bar: no step across", hasBars(game)],
    ["diagonal", `only a ${movement.words.special}`, picture.forcedDiagonals.length > 0],
    ["shortcut", "shortcut to a later card", picture.shortcuts.length > 0],
    ["narrow", `${blockers} ${block} the rest`, marked.includes("narrow")],
    ...rules.map(({ id, title, isPlaced }) => [id, title, isPlaced] as const),
  ];
  return entries
    .filter(([, , isShown = true]) => isShown)
    .map(([sign, words]) => ({ sign, words, ticked: true, named: isTicked || sign !== TICKS }));
}

/** "ticks: 1 green, 2 blue, 3 red": empty for terrains without dots. */
function ticksWords(terrains: readonly Terrain[]): string {
  const dotted = terrains.filter((terrain) => dotsOf(terrain) > 0);
  const words = [...dotted]
    .sort((a, b) => dotsOf(a) - dotsOf(b))
    .map((terrain) => `${dotsOf(terrain)} ${terrain.title}`);
  return words.length === 0 ? "" : `ticks: ${words.join(", ")}`;
}

/** Is there a bar on any map card of the game? */
const hasBars = ({ decks }: Pick<Game, "decks">): boolean =>
  decks.some(({ cards }) => cards.some(({ map }) => map !== undefined && map.bars.length > 0));
