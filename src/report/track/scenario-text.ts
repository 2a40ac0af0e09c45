/** A scenario for its designer, as text for a terminal: the drawn track, how to lay it, and what is proved about it. */

import { visible } from "../../diagnostics/text/visible.ts";
import { counted } from "../../diagnostics/words.ts";
import type { Scenario } from "../../game/game.ts";
import { MOST_CARDS } from "../../track/analyse-track.ts";
import type { TrackBriefing } from "../../track/briefing/briefing.ts";
import type { ScenarioTrack } from "../../track/scenario-tracks.ts";
import { asciiOf } from "../text/plain-text.ts";
import { tableText } from "../text/table.ts";
import { wrap } from "../text/wrap.ts";
import { ruleFacts } from "./rule-facts.ts";
import { type Fact, routeFact, trackFacts } from "./track-facts.ts";
import { type TrackTextOptions, trackText } from "./track-text.ts";

/** @param name the scenario's name on the command line */
export function scenarioText(
  name: string,
  found: ScenarioTrack,
  briefing: TrackBriefing | undefined,
  options: TrackTextOptions,
): string {
  const { scenario, track } = found;
  const said = options.plain ? asciiOf : visible;
  const head = `${said(headOf(name, scenario))}\n`;
  const drawing = trackText(found, options);
  if (!track || !briefing)
    return [head, ...(drawing === undefined ? [] : [drawing]), unproved(scenario)].join("\n");
  const route = options.route ? [routeFact(track, options.route, scenario.movement)] : [];
  const facts = factsText(
    [...trackFacts(track, briefing, scenario), ...ruleFacts(scenario), ...route],
    options.columns,
  );
  return [head, drawing, cardsText(briefing, said), facts].join("\n");
}

/** A drawing above it, if any, shows the cards that are known. */
function unproved({ track }: Scenario): string {
  const drawn = track.length > MOST_CARDS ? `only the first ${MOST_CARDS} cards are drawn; ` : "";
  return `${drawn}nothing can be proved about this track until its errors are fixed\n`;
}

function headOf(name: string, { title, players, length, track }: Scenario): string {
  const { min, max } = players;
  const people = min === max ? counted(max, "player") : `${min} to ${max} players`;
  return `${title} (${name}): ${people}, ${length}, ${counted(track.length, "card")}`;
}

/** Positions are as in the drawing. */
function cardsText({ laying }: TrackBriefing, said: (words: string) => string): string {
  const rows = laying.map(({ position, card, turn, faceDown, place }) =>
    [String(position), card, faceDown ? `face down, ${turn}` : turn, place].map(said),
  );
  return tableText(
    [{ title: "#", align: "right" }, { title: "card" }, { title: "turn" }, { title: "place" }],
    rows,
  );
}

/** Names on the left, texts to their right. */
function factsText(facts: readonly Fact[], columns: number): string {
  const width = Math.max(...facts.map(([name]) => name.length)) + 2;
  const room = Math.max(20, columns - width);
  return facts
    .map(([name, words]) => {
      const lines = wrap(words, room).replaceAll("\n", `\n${" ".repeat(width)}`);
      return `${name.padEnd(width)}${lines}\n`;
    })
    .join("");
}
