/** What of a kit is for so many players, beside its cards: those of its scenarios that so many can play. */
import type { Game, Kit } from "../game.ts";

/** The kit itself when no number is asked for. */
export function kitFor({ scenarios }: Pick<Game, "scenarios">, kit: Kit, players: number | undefined): Kit {
  if (players === undefined) return kit;
  const isFor = (id: string): boolean =>
    scenarios.some((one) => one.id === id && players >= one.players.min && players <= one.players.max);
  return { ...kit, scenarios: kit.scenarios.filter(({ scenario }) => isFor(scenario)) };
}

/** How prints for so many are called: "starter-pack-4-players". */
export const nameFor = (id: string, players: number | undefined): string =>
  players === undefined ? id : `${id}-${players}-players`;
