/** An order whose names have been looked up: what is printed of one game, and on which paper. */
import type { KitPrint } from "../../game/kits/prints.ts";
import type { OrderedPrints } from "./ordered-prints.ts";

export interface ResolvedOrder extends OrderedPrints {
  /** What is printed as one: each of these gets a leading page. */
  readonly wholes: readonly KitPrint[];
  /** How many people play; undefined when the order does not say. */
  readonly players: number | undefined;
  /** Everything that the game prints, to be checked and not printed: one page of each kind about kits does for all, and rules may report what is shown nowhere; default false. */
  readonly isWhole?: boolean;
}
