/** Plans a print: checks the games, then chooses, lays out and imposes what was ordered. Nothing is written. */
import type { Order } from "../../pipeline/order/order.ts";
import type { Call } from "../handle.ts";
import { knownPrint } from "./kept-print.ts";
import { ordered, prepare } from "./ordered.ts";
import { type Plan, plannedPrints } from "./planned.ts";

/** @throws BroadsideError for an order that cannot be carried out */
export async function plan(call: Call, order: Order = {}): Promise<Plan> {
  const print = ordered(call, order);
  const key = print.key();
  const known = knownPrint(print, key);
  return { order, ...(known?.planned ?? plannedPrints(print.games, await prepare(call, print))) };
}
