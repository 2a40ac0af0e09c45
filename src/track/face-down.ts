/** What reports call a card that lies face down: games in which that has no effect have no acceleration points. */
import type { Movement } from "../game/scenarios/movement.ts";

export const faceDownWord = ({
  accelerations,
}: Pick<Movement, "accelerations">): "acceleration point" | "face-down card" =>
  accelerations > 0 ? "acceleration point" : "face-down card";
