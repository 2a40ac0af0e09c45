/** Where a drawing shows that captains can step between cards that are not consecutive. */
import type { TrackAnalysis } from "../track.ts";
import { shortcutSteps } from "../ways/shortcut-steps.ts";
import type { PicturePoint, PictureShortcut } from "./track-picture.ts";

/**
 * Only those that bars and headings leave open. The sign is drawn on the middle of the first step, straight ones first.
 */
export function pictureShortcuts(
  track: TrackAnalysis,
  centreOf: (square: number) => PicturePoint,
): readonly PictureShortcut[] {
  const nameOf = (square: number): string => track.lattice.squares[square]?.name ?? "";
  return track.shortcuts.flatMap((shortcut): PictureShortcut[] => {
    const steps = shortcutSteps(track, shortcut);
    const [first] = steps;
    if (first === undefined) return [];
    const [one, other] = [centreOf(first.from), centreOf(first.to)];
    return [
      {
        from: shortcut.from + 1,
        to: shortcut.to + 1,
        kind: shortcut.kind,
        x: (one.x + other.x) / 2,
        y: (one.y + other.y) / 2,
        angle: angleOf(other.x - one.x, other.y - one.y),
        steps: steps.map(({ from, to, diagonal }) => ({ from: nameOf(from), to: nameOf(to), diagonal })),
      },
    ];
  });
}

/** Clockwise from "to the right", the direction in which drawings turn. */
export const angleOf = (right: number, down: number): number =>
  (Math.round((Math.atan2(down, right) * 180) / Math.PI) + 360) % 360;
