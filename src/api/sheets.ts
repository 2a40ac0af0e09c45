/** The sheets with slots, of labels or perforated card stock, that a game can be printed on. */
import { sheetsKnownTo } from "../pipeline/order/choose-sheet.ts";
import { type GameOrder, orderedGame } from "./game-order.ts";
import type { Call } from "./handle.ts";

export interface GameSheet {
  /** As `sheet` of an order wants it. */
  readonly id: string;
  readonly title: string;
  /** Title of its paper. */
  readonly paper: string;
  /** Number of its slots. */
  readonly slots: number;
}

/** Its own, those of the project, and those that come with Broadside; without those that have faults. @throws BroadsideError `unknown-game` */
export function sheetsForGame(call: Call, order: GameOrder): readonly GameSheet[] {
  const [known = []] = sheetsKnownTo(call.project, [orderedGame(call, order)]);
  const firsts = known.filter(({ id }, index) => known.findIndex((one) => one.id === id) === index);
  return firsts.flatMap(({ sheet }) =>
    sheet ? [{ id: sheet.id, title: sheet.title, paper: sheet.paper.title, slots: sheet.slots.length }] : [],
  );
}
