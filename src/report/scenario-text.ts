/** A scenario for whoever designs it, as text for a terminal: the track drawn, how it is laid, and what is proved of it. */
import { counted } from "../diagnostics/words.ts";
import type { Scenario } from "../game/game.ts";
import type { TrackBriefing } from "../track/briefing.ts";
import type { ScenarioTrack } from "../track/scenario-tracks.ts";
import { harmless } from "./cells.ts";
import { tableText } from "./table.ts";
import { type Fact, routeFact, trackFacts } from "./track-facts.ts";
import { type TrackTextOptions, trackText } from "./track-text.ts";
import { wrap } from "./wrap.ts";

/** @param name how the scenario is called on the command line */
export function scenarioText(
  name: string,
  found: ScenarioTrack,
  briefing: TrackBriefing | undefined,
  options: TrackTextOptions,
): string {
  const { scenario, track } = found;
  const drawing = trackText(found, options);
  if (!track || !briefing || drawing === undefined)
    return `${headOf(name, scenario)}\nnothing can be proved of this track, and it cannot be drawn\n`;
  const route = options.route ? [routeFact(track, options.route)] : [];
  const facts = [...trackFacts(track, briefing), ...route];
  const text = [headOf(name, scenario), drawing, cardsText(briefing), factsText(facts, options.columns)];
  return options.plain ? asciiOf(text.join("\n")) : text.join("\n");
}

function headOf(name: string, { title, players, length, track }: Scenario): string {
  const { min, max } = players;
  const captains = min === max ? counted(max, "player") : `${min} to ${max} players`;
  return `${harmless(title)} (${harmless(name)}): ${captains}, ${length}, ${counted(track.length, "card")}\n`;
}

/** Positions are those of the drawing. */
function cardsText({ laying }: TrackBriefing): string {
  const rows = laying.map(({ position, card, turn, faceDown, place }) => [
    String(position),
    card,
    faceDown ? `face down, ${turn}` : turn,
    place,
  ]);
  return tableText(
    [{ title: "#", align: "right" }, { title: "card" }, { title: "turn" }, { title: "place" }],
    rows,
  );
}

/** Names to the left, words beside them. */
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

/** For terminals that know nothing else: degrees are words, what is left is a question mark. */
function asciiOf(text: string): string {
  return text.replaceAll("°", " degrees").replace(/[^\n -~]/gu, "?");
}
