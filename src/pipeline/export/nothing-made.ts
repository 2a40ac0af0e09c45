/** A kit of which a target can make nothing: an error if the kit was named, else a reason to leave it out. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { groupedBy } from "../../diagnostics/grouped.ts";
import { listed } from "../../diagnostics/words.ts";
import type { ExportKit, LeftOut } from "./target.ts";

export class NothingMade extends BroadsideError {
  constructor(why: string) {
    super("bad-order", why);
    this.name = "NothingMade";
  }
}

/** Each reason once, for all decks that share it. */
export function nothingFor({ id }: ExportKit, shop: string, leftOut: readonly LeftOut[]): NothingMade {
  const reasons = [...groupedBy(leftOut, ({ why }) => why)].map(
    ([why, decks]) => `${listed(decks.map(({ deck }) => deck))}: ${why}`,
  );
  return new NothingMade(`${shop} makes nothing of the kit "${id}"; ${reasons.join("; ")}`);
}
