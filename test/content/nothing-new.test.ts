/**
 * Every usual order of the shipped games: what a build draws beyond `check`, the lists of each kit and the pages for
 * other numbers of players, brings no further finding, above all no text that does not fit.
 */
import { expect, test } from "vitest";
import { isSameFinding } from "../../src/diagnostics/each-once.ts";
import type { Game } from "../../src/game/game.ts";
import { checkGame } from "../../src/pipeline/judge/check-game.ts";
import { checkOrder } from "../../src/pipeline/judge/check-order.ts";
import { wholeOrder } from "../../src/pipeline/judge/whole-order.ts";
import { choosePrints, chooseWholes, selectionOf } from "../../src/pipeline/order/choose-prints.ts";
import { fullOrder, type Order } from "../../src/pipeline/order/order.ts";
import { profilesOf } from "../../src/pipeline/order/print-profiles.ts";
import { SILENT } from "../../src/pipeline/progress.ts";
import { SHIPPED_PROJECT as PROJECT } from "../support/game/shipped-project.ts";

/** All kits, the fewest players, and each of several kits alone. */
const ordersOf = ({ kits, players }: Game): readonly Order[] => [
  {},
  ...(players ? [{ players: players.min }] : []),
  ...(kits.length > 1 ? kits.map(({ id }) => ({ kits: [id] })) : []),
];

test.each(["pirate-attack", "pirate-quest", "pirate-tricks", "pirates-flag"])(
  "a build of %s finds in its drawings what check found, on its sheets only what is due to the paper",
  async (id) => {
    const { made, found } = await checkGame(PROJECT, id, SILENT);
    if (!made) throw new Error(`${id} can be used`);
    const whole = await checkOrder(PROJECT, { made, found }, wholeOrder(made), SILENT);
    for (const wanted of ordersOf(made.game)) {
      const { draft, players, ...full } = fullOrder({ ...wanted, lists: true, papers: ["both"] });
      const selection = selectionOf(PROJECT, [made.game], { ...full, players });
      const [prints, wholes] = [choosePrints(made, selection), chooseWholes(made, selection)];
      const profiles = profilesOf({ ...full, draft, players });
      const order = { prints, wholes, profiles, draft, proof: false, players };
      const built = await checkOrder(PROJECT, { made, found }, order, SILENT);
      expect(built.prints.some(({ as }) => as === "lists")).toBe(true);
      const known = [...whole.drawn, ...whole.imposed];
      const more = [...built.drawn, ...built.imposed].filter(
        (one) => !known.some((other) => isSameFinding(one, other)),
      );
      const words = more.map(({ rule, message }) => `${rule}: ${message}`);
      expect(words.filter((word) => !/^sheet\/.* on Letter\b/.test(word))).toEqual([]);
    }
  },
);
