/** What calls that are about one whole game are asked. */
import { gameNamed } from "../pipeline/read/choose-games.ts";
import type { Call } from "./handle.ts";
import { type Options, refuseOptions } from "./refuse-options.ts";

export interface GameOrder {
  /** Its id. */
  readonly game: string;
}

const OPTIONS: Options<GameOrder> = { game: "text" };

/** The id of the game. @throws BroadsideError `bad-order` or `unknown-game` */
export function orderedGame({ project }: Pick<Call, "project">, order: GameOrder): string {
  refuseOptions(order, OPTIONS, ["game"]);
  return gameNamed(project, order.game);
}
