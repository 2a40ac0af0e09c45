/** The entries of a scenario's track, written as a list or as a picture, each with its place in the file. */
import type { ScenarioFile } from "../../schema/files.ts";
import type { SourceRef, Sources } from "../../source/tree.ts";
import { below, type Report } from "../fault.ts";
import type { MapCard } from "../map-cards.ts";
import type { LaidEntries } from "./laid-entry.ts";
import { readPicture } from "./picture/read-picture.ts";

/** A scenario with both forms is reported; the list counts. */
export function laidEntries(
  { track, map }: ScenarioFile,
  cards: ReadonlyMap<string, { readonly map: MapCard }>,
  source: SourceRef,
  sources: Sources,
  report: Report,
): LaidEntries {
  if (track !== undefined && map !== undefined)
    report({
      rule: "scenario/stated-twice",
      severity: "warning",
      at: below(source, "map"),
      message: "`map:` lays the track that `track:` lays, which counts",
      why: "the picture would be thought to be the track, but is not read",
      fix: "remove one of them",
    });
  if (track === undefined)
    return map === undefined
      ? { entries: [], isRead: false }
      : readPicture(map, cards, below(source, "map"), sources, report);
  const entries = track.map((entry, index) => {
    const place = below(source, "track", index);
    return { entry, source: place, name: below(place, "card") };
  });
  return { entries, isRead: true };
}
