/** Places for findings about scenarios: an entry of the track, one of its fields, a field of the scenario itself. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { filledSlots } from "../../game/scenarios/picture/tokens.ts";
import type { ScenarioFile, TrackEntry } from "../../schema/files.ts";
import { nodeAt, placeOf } from "../../source/locate.ts";
import type { SourcePath } from "../../source/tree.ts";
import type { ScenarioContext } from "../define-rule.ts";

/**
 * A field of a card's entry with its key ("at: [0, 3]"); its id ("card: m12") if the entry does not have the field.
 * @param card index in the scenario's track
 */
export function entryPlace(context: ScenarioContext, card: number, field: keyof TrackEntry = "card"): Place {
  const path = context.scenario.track[card]?.source.path ?? [fieldOfTrack(context)];
  return keyToValue(context, [...path, field]) ?? keyToValue(context, [...path, "card"]) ?? at(context, path);
}

/** The same for an entry as written, even if the game does not have its card. */
export function writtenEntryPlace(context: ScenarioContext, index: number): Place {
  const { scenario } = context;
  const laid = scenario.track.find(({ position }) => position === index + 1);
  if (fieldOfTrack(context) === "map") return at(context, laid?.source.path ?? ["map"]);
  return keyToValue(context, ["track", index, "card"]) ?? at(context, ["track", index]);
}

/** How many cards the track names, including those that the game does not have. */
export function writtenCards(context: ScenarioContext): number {
  const { sources, scenario } = context;
  const root = sources.get(scenario.source.file)?.root;
  const written = root && nodeAt(root, [fieldOfTrack(context)]);
  if (written?.kind === "scalar") return filledSlots(written.text);
  return written?.kind === "list" ? written.items.length : scenario.track.length;
}

/** The value of a field of the scenario. */
export function scenarioPlace(
  { sources, scenario }: ScenarioContext,
  ...path: readonly [keyof ScenarioFile, ...SourcePath]
): Place {
  return placeOf(sources, { file: scenario.source.file, path });
}

/** The word `track` itself, or `map`. */
export function trackPlace(context: ScenarioContext): Place {
  const { sources, scenario } = context;
  return placeOf(sources, { file: scenario.source.file, path: [fieldOfTrack(context)] }, "key");
}

/** The field in which the file lays the track. */
function fieldOfTrack({ sources, scenario }: ScenarioContext): "track" | "map" {
  const root = sources.get(scenario.source.file)?.root;
  const isPicture = root && nodeAt(root, ["track"]) === undefined && nodeAt(root, ["map"]) !== undefined;
  return isPicture ? "map" : "track";
}

function keyToValue(context: ScenarioContext, path: SourcePath): Place | undefined {
  const { sources, scenario } = context;
  const ref = { file: scenario.source.file, path };
  const root = sources.get(ref.file)?.root;
  if (!root || nodeAt(root, path) === undefined) return undefined;
  return { ...placeOf(sources, ref, "key"), end: placeOf(sources, ref).end };
}

function at({ sources, scenario }: ScenarioContext, path: SourcePath): Place {
  return placeOf(sources, { file: scenario.source.file, path });
}
