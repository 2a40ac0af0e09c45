/** The order of an export, from what is chosen and entered. Pure. */
import type { TargetDetails } from "../../../../index.ts";
import type { ExportAsk } from "../../../shared/calls.ts";
import type { OptionFault, OptionLabels } from "../faults.ts";
import type { PrintChoices } from "../print-choices.ts";
import { kitsOf, lookAndPlayers } from "../wanted.ts";
import { TARGET_FIELDS, type TargetValues } from "./target-fields.ts";

/** How the form calls what an order may be refused for. */
export const EXPORT_LABELS: OptionLabels = {
  target: "For",
  lang: "Language",
  kits: "Kits",
  players: "Players",
  ...Object.fromEntries(TARGET_FIELDS.map(({ option, label }) => [option, label])),
};

export type WantedExport =
  | { readonly ask: ExportAsk }
  | { readonly missing: string }
  | { readonly wrong: OptionFault };

/** @param target undefined until one is chosen */
export function wantedExport(
  game: string,
  target: TargetDetails | undefined,
  values: TargetValues,
  chosen: PrintChoices,
): WantedExport {
  if (!target) return { missing: "Choose what the files are for." };
  const isSome = chosen.what === "kits";
  if (isSome && chosen.kits.length === 0) return { missing: "Choose a kit." };
  const options: Record<string, unknown> = {};
  for (const { option, read, expected } of TARGET_FIELDS) {
    const entered = values[option]?.trim() ?? "";
    if (entered === "" || !target.options.includes(option)) continue;
    const value = read(entered);
    if (value === undefined) return { wrong: { option, message: `"${entered}": expected ${expected}` } };
    options[option] = value;
  }
  // the server has the profile already
  const { icc, ...others } = options;
  const order = {
    ...{ target: target.name, games: [game], ink: chosen.ink, ...others },
    ...lookAndPlayers(chosen),
    ...(isSome && { kits: kitsOf(chosen) }),
  };
  return { ask: { order, ...(icc !== undefined && { icc: String(icc) }) } };
}
