/**
 * What the signs of a plan mean, in the words of the game and in the order of print: only of what the game has, and the
 * rarer signs only where the plan shows them.
 */
import type { Game, Scenario } from "../../game/game.ts";
import type { Terrain } from "../../game/scenarios/terrain.ts";
import { dotsOf, isDefault } from "../../game/scenarios/terrain-look.ts";
import { type Say, sayIn } from "../../words/say.ts";
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
  game: Pick<Game, "decks" | "translations">,
): readonly LegendEntry[] {
  const isDown = movement.accelerations > 0 || picture.cards.some(({ acceleration }) => acceleration);
  const say = sayIn(game.translations);
  const ticks = ticksWords(terrains, say);
  // The default terrains are known by their colours and dots: a plan names none of them.
  const isTicked = terrains.every(isDefault);
  const entries: readonly (readonly [sign: string, words: string, isShown?: boolean])[] = [
    ["number", say("place in the order")],
    ["corner", say("bottom left, as printed")],
    ["face-down", say(faceDownWord(movement)), isDown],
    ["arrow", say("on to the next card")],
    ["start", say(movement.enter === 1 ? "start: enter here" : "start")],
    ["finish", say("finish")],
    [TICKS, ticks, ticks !== ""],
    ["bar", say("bar: no step across"), hasBars(game)],
    ["diagonal", say("only a {step}", { step: movement.words.special }), picture.forcedDiagonals.length > 0],
    ["shortcut", say("shortcut to a later card"), picture.shortcuts.length > 0],
    ["narrow", blockersWords(movement, say), marked.includes("narrow")],
    ...rules.map(({ id, title, isPlaced }) => [id, title, isPlaced] as const),
  ];
  return entries
    .filter(([, , isShown = true]) => isShown)
    .map(([sign, words]) => ({ sign, words, ticked: true, named: isTicked || sign !== TICKS }));
}

/** "ticks: 1 green, 2 blue, 3 red": empty for terrains without dots. */
function ticksWords(terrains: readonly Terrain[], say: Say): string {
  const dotted = terrains.filter((terrain) => dotsOf(terrain) > 0);
  const words = [...dotted]
    .sort((a, b) => dotsOf(a) - dotsOf(b))
    .map((terrain) => `${dotsOf(terrain)} ${terrain.title}`);
  return words.length === 0 ? "" : say("ticks: {ticks}", { ticks: words.join(", ") });
}

function blockersWords({ pieces, words }: Scenario["movement"], say: Say): string {
  if (typeof pieces === "number" && pieces > 1)
    return say("{count} {pieces} block the rest", { count: pieces, pieces: words.pieces });
  return say("one {piece} blocks the rest", { piece: words.piece });
}

/** Is there a bar on any map card of the game? */
const hasBars = ({ decks }: Pick<Game, "decks">): boolean =>
  decks.some(({ cards }) => cards.some(({ map }) => map !== undefined && map.bars.length > 0));
