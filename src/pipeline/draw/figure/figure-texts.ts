/** The smallest visible text in a figure: text that is cut off or covered by a later card does not count. */
import type { PlannedCard } from "../../../figure/planned.ts";
import type { SmallestText } from "../../../layout/booklet/shown-picture.ts";
import { smallestOf, smallestText } from "../../../layout/booklet/smallest-text.ts";
import type { Scene } from "../../../scene/scene.ts";
import { type Box, contains } from "../../../units/box.ts";
import {
  applyToBox,
  type Matrix,
  multiply,
  rotate,
  scale as scaled,
  translate,
} from "../../../units/matrix.ts";
import type { LaidGame } from "../lay-out-game.ts";
import type { FigureFace } from "./figure-scene.ts";

export function smallestOfFigure(drawing: Scene, faces: readonly FigureFace[], laid: LaidGame): SmallestText {
  const found = faces.map(({ planned, key }, index) => {
    const over = faces.slice(index + 1).flatMap((later) => coverOf(later.planned));
    return smallestOn(planned, laid.scenes.get(key), over);
  });
  return [smallestText(drawing), ...found].reduce((one, other) => (other.pt < one.pt ? other : one));
}

function smallestOn(planned: PlannedCard, scene: Scene, over: readonly Box[]): SmallestText {
  const { part, scale, deck, card } = planned;
  const matrix = matrixOf(planned);
  const isSeen = (place: Box): boolean => {
    if (!contains(part, { x: place.x + place.width / 2, y: place.y + place.height / 2, width: 0, height: 0 }))
      return false;
    const lies = applyToBox(matrix, place);
    return !over.some((box) => contains(box, lies));
  };
  const { text, pt } = smallestOf(scene, isSeen);
  return { text, pt: pt * scale, of: { name: `${deck}/${card}`, scale } };
}

/** From mm of the card to mm of the figure. */
function matrixOf({ x, y, turn, scale, part }: PlannedCard): Matrix {
  const card = multiply(scaled(scale), translate(-(part.x + part.width / 2), -(part.y + part.height / 2)));
  return multiply(translate(x, y), multiply(rotate(turn), card));
}

/** The area that a card certainly covers: none if it is rotated by other than right angles. */
const coverOf = ({ x, y, width, height, turn }: PlannedCard): readonly Box[] =>
  turn % 90 === 0 ? [{ x: x - width / 2, y: y - height / 2, width, height }] : [];
