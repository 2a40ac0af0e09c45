/** Writes the track of a scenario as a list or as a picture, as edits. Nothing is written. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { convertTrack } from "../../pipeline/fix/tracks/convert-track.ts";
import { isNeededForScenarios } from "../../pipeline/judge/check-scenarios.ts";
import { readGame } from "../../pipeline/read/read-game.ts";
import { TRACK_FORMS, type TrackForm } from "../../schema/files.ts";
import { editedFile } from "../edits/cards/card-change.ts";
import type { Edits } from "../fix/edits.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { readScenario } from "./track.ts";

export interface ConvertOrder {
  /** `track` is a list, `map` a picture in text. */
  readonly to: TrackForm;
}

export interface ConvertedScenario extends Edits {
  /**
   * `same`: it has that form already. `refused`: it cannot have it, and `why` says so. `unreadable`: see the findings.
   * Edits only if it is converted.
   */
  readonly kind: "converted" | "same" | "refused" | "unreadable";
  /** The scenario's file, from the project's root. */
  readonly file: string;
  readonly why?: string;
  /** The lines of the track as they are written, without their indentation. */
  readonly lines?: readonly string[];
  readonly findings: readonly Diagnostic[];
}

const OPTIONS: Options<ConvertOrder> = { to: TRACK_FORMS };

/** @throws BroadsideError for a name that does not match exactly one scenario */
export async function convertScenario(
  call: Call,
  name: string,
  order: ConvertOrder,
): Promise<ConvertedScenario> {
  refuseOptions(order, OPTIONS, ["to"]);
  const { id, file, scenario, findings } = await readScenario(call, name);
  const { sources } = readGame(call.project, id, isNeededForScenarios).value;
  const document = sources.get(file);
  const about = { file, findings, files: [] };
  if (!scenario?.isWhole || !document) return { kind: "unreadable", ...about };
  const converted = convertTrack(scenario, document, order.to);
  if (converted.kind !== "converted") return { ...converted, ...about };
  const { edits, track } = converted;
  const files = edits.files.map((one) => editedFile(call.project, one));
  return { kind: "converted", ...about, lines: track.lines, files };
}
