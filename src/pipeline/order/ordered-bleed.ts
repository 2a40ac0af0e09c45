/** The bleed of an order: one length for all sides, or one for fronts and one for backs. */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import type { PrintProfile } from "../../sheet/sheet.ts";

const SIDES = ["front", "back"] as const;
type SideName = (typeof SIDES)[number];

/**
 * `3mm`, `front=1mm,back=3mm`, or one of these sides; a side that is not named has the usual bleed.
 * @param lengthOf reads a length in mm; throws for anything else
 * @throws BroadsideError `bad-order` for unknown sides, and for a side that is named twice
 */
export function orderedBleed(
  text: string | undefined,
  usual: number,
  lengthOf: (text: string) => number,
): Pick<PrintProfile, "bleed" | "backBleed"> {
  if (text === undefined) return { bleed: usual };
  if (!text.includes("=")) return { bleed: lengthOf(text) };
  const lengths: Partial<Record<SideName, number>> = {};
  for (const part of text.split(",")) {
    const at = part.indexOf("=");
    const side = sideOf(part.slice(0, Math.max(0, at)).trim(), text);
    if (lengths[side] !== undefined)
      throw badOrder(wording`${option("bleed")} "${text}": "${side}" is given twice, expected once`);
    lengths[side] = lengthOf(part.slice(at + 1).trim());
  }
  const { front = usual, back = usual } = lengths;
  return back === front ? { bleed: front } : { bleed: front, backBleed: back };
}

function sideOf(name: string, text: string): SideName {
  const side = SIDES.find((one) => one === name);
  if (side) return side;
  const near = nearest(name, SIDES);
  throw badOrder(
    wording`${option("bleed")} "${text}": expected front and back with their lengths, such as front=1mm,back=3mm${name === "" ? "" : `, not "${name}"`}${near ? `; did you mean "${near}"?` : ""}`,
  );
}
