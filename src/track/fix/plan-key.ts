/** A text that identifies a plan's track: equal for equal plans. */
import type { TrackPlan } from "../track.ts";

export function planKey({ track, start, finish, rules }: TrackPlan): string {
  const cards = track.map(
    ({ card, at, turn, acceleration, heading = [], map: { bars } }) =>
      `${card} ${at} ${turn} ${acceleration} ${heading} ${bars.map(({ square, towards }) => `${square}|${towards}`)}`,
  );
  return `${cards.join(";")};${start};${finish};${JSON.stringify(rules)}`;
}
