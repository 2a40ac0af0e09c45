/** The terms of use for the icons of a sheet, in one line. */
import { LICENCE_ADDRESSES } from "../../../icons/artist.ts";
import type { IconEntry } from "./icon-entries.ts";

/** "Icons from https://game-icons.net: CC BY 3.0, https://...": each licence once; empty if no icon is from the set. */
export function licencesOf(icons: readonly IconEntry[]): string {
  const licences = [...new Set(icons.flatMap(({ credit }) => credit?.artist.licence ?? []))].sort();
  if (licences.length === 0) return "";
  const free = new Set(
    icons.flatMap(({ credit }) => (credit?.artist.licence === "CC0 1.0" ? credit.artist.name : [])),
  );
  const words = licences.map((licence) => {
    const whose = licence === "CC0 1.0" && licences.length > 1 ? ` (by ${[...free].sort().join(", ")})` : "";
    return `${licence}${whose}, ${LICENCE_ADDRESSES[licence]}`;
  });
  return `Icons from https://game-icons.net: ${words.join("; ")}`;
}
