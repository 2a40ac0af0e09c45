/** The contents card of a kit: its text, and font sizes such that all components fit. */
import type { Game } from "../../../game/game.ts";
import { type Component, countOf } from "../../../game/kits/kit-contents.ts";
import type { JsonObject } from "../../../schema/files.ts";
import { round } from "../../../units/length.ts";
import type { PaperWord } from "../../../words/paper-words.ts";
import { type Say, sayCounted, sayIn } from "../../../words/say.ts";

/** Height available for components in mm. */
const ROOM = 52;
const LINE = 4.6;
/** More lines go into two columns. */
const MOST_IN_ONE = 14;
/** Font size as a share of the line height. */
const LETTERS = 0.68;

/**
 * The fields for the template in addition to the kit's title.
 * @param players number of players, if the order has one
 */
export function contentsCardOf(
  game: Pick<Game, "players" | "minutes" | "ages" | "translations">,
  components: readonly Component[],
  players: number | undefined,
): JsonObject {
  const columns = components.length > MOST_IN_ONE ? 2 : 1;
  const rows = Math.ceil(components.length / columns);
  const line = round(Math.min(LINE, ROOM / Math.max(1, rows)), 3);
  const entries = components.map((component, index) => ({
    title: component.title,
    count: countOf(component),
    column: Math.floor(index / rows),
    y: round((index % rows) * line, 3),
  }));
  return { columns, line, letters: round(line * LETTERS, 3), entries, facts: factsOf(game, players) };
}

/** "2 to 4 players, 30 to 60 minutes, from 8 years"; empty if the game does not state any. */
function factsOf(
  { players, minutes, ages, translations }: Pick<Game, "players" | "minutes" | "ages" | "translations">,
  asked: number | undefined,
): string {
  const say = sayIn(translations);
  const whom = asked === undefined ? players : { min: asked, max: asked };
  return [
    ...(whom ? [rangeOf(say, whom, PLAYERS)] : []),
    ...(minutes ? [rangeOf(say, minutes, MINUTES)] : []),
    ...(ages ? [say("from {age} years", { age: ages.min })] : []),
  ].join(", ");
}

/** The words for one, for several, and for a range. */
type Counted = readonly [one: PaperWord, many: PaperWord, range: PaperWord];

const PLAYERS: Counted = ["{count} player", "{count} players", "{min} to {max} players"];
const MINUTES: Counted = ["{count} minute", "{count} minutes", "{min} to {max} minutes"];

const rangeOf = (
  say: Say,
  { min, max }: { min: number; max: number },
  [one, many, range]: Counted,
): string => (min === max ? sayCounted(say, min, one, many) : say(range, { min, max }));
