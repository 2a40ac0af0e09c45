/** Which prints belong to kits that are printed as one. */
import type { KitPrint, Print } from "../../game/kits/prints.ts";

/** Boards are printed with the cards; set-up sheets and posters belong to single kits. */
export const isPartOf = ({ of }: Print, { of: whole = "", kits }: KitPrint): boolean =>
  of !== undefined && (of === whole || kits.some(({ id }) => id === of));
