/**
 * Drawings of a game as PNG pictures, one after the other: what a build with pictures and every export share. The work
 * of each is measured before it is drawn, so that none takes unbounded time.
 */
import type { Card } from "../../game/game.ts";
import type { Canvas } from "../../press/canvas.ts";
import { drawnPart, withBleedFor } from "../../press/canvas.ts";
import { type Pictured, type PngOptions, pngSize, renderPngs } from "../../press/png.ts";
import { paintWork } from "../../scene/paint-work.ts";
import type { Scene, SceneSymbol } from "../../scene/scene.ts";
import { MM_PER_UNIT } from "../../units/length.ts";
import { Unprintable } from "../look/inspector.ts";
import { GaveUp } from "../look/outcome.ts";
import { stoppedPicture } from "../look/stopped-drawings.ts";
import type { MadeGame } from "../made-game.ts";

/** A drawing, and the picture to make of it. */
export interface PictureToDraw<Name> {
  readonly name: Name;
  /** Of its scene. */
  readonly key: string;
  /** Reported if it cannot be drawn. */
  readonly card: Card;
  readonly as: Canvas | PngOptions;
}

/**
 * In order; memory stays flat however many there are.
 * @throws Unprintable for a drawing that is too much work
 */
export async function* drawPictures<Name>(
  made: MadeGame,
  jobs: readonly PictureToDraw<Name>[],
): AsyncGenerator<readonly [name: Name, png: Uint8Array]> {
  const { fonts, inspector, rasters } = made;
  let done = 0;
  try {
    for await (const drawn of renderPngs(
      picturedOf(made, jobs),
      fonts.programs,
      rasters.pictures,
      inspector.draw,
    )) {
      done += 1;
      yield drawn;
    }
  } catch (error) {
    // they are drawn in order, so the next one is at fault
    const card = jobs[done]?.card;
    if (!(error instanceof GaveUp) || !card) throw error;
    throw new Unprintable([stoppedPicture(made, card, error.message)]);
  }
}

function* picturedOf<Name>(made: MadeGame, jobs: readonly PictureToDraw<Name>[]): Iterable<Pictured<Name>> {
  for (const { name, key, card, as } of jobs) {
    const drawn = made.laid.scenes.get(key);
    const scene = "box" in as ? drawn : withBleedFor(drawn, as);
    if (isTooMuchWork(scene, as)) throw new Unprintable([stoppedPicture(made, card, TOO_MUCH_WORK)]);
    yield { name, scene, as };
  }
}

const TOO_MUCH_WORK = "has too many overlapping shapes";

/** Maximum work of one picture, counted before drawing; about nine seconds. */
const MOST_WORK = 120_000_000;

/** Whether a picture would be too much work, measured by the area that its items cover. */
export function isTooMuchWork(scene: Scene, as: Canvas | PngOptions): boolean {
  const symbolOf = (id: string): SceneSymbol | undefined => scene.symbols[id];
  const size = "box" in as ? pngSize(scene, as) : drawnPart(scene, as).size;
  const { areas, edges, crossings } = paintWork(scene.items, {
    size,
    scale: as.dpi / MM_PER_UNIT.in,
    symbolOf,
  });
  return areas + edges + crossings > MOST_WORK;
}
