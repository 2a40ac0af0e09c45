/**
 * The mark of a game with `revision-mark: true`: each new or changed card of an update pack has the version in a lower corner
 * of its safe zone, over the finished drawing, so that nothing moves and the card is not taken for another one later.
 * Limits: cards alone, not tokens, boards or booklets; fronts alone; on a picture the mark has a light border, because the
 * colours of pictures are not known.
 */

import type { FontBook } from "../../../font/font-book.ts";
import type { Print } from "../../../game/kits/prints.ts";
import { setLine } from "../../../layout/text/lines/set-line.ts";
import { digestOfTexts } from "../../../remember/memory.ts";
import { filmAt } from "../../../scene/background.ts";
import { readableOn } from "../../../scene/ink/pale.ts";
import { startLooks } from "../../../scene/looks.ts";
import { over, rgbOfFilm, WHITE } from "../../../scene/paint-at.ts";
import type { GlyphsItem, Scene, Stroke } from "../../../scene/scene.ts";
import { type Box, outset, overlaps } from "../../../units/box.ts";
import { mmOfPt } from "../../../units/length.ts";
import { faceKey } from "../../draw/lay-out-game.ts";
import { MARGIN_STYLE } from "../../draw/margin-face.ts";
import type { MadeGame } from "../../made-game.ts";

/** mm. */
const SIZE = mmOfPt(4.5);
/** Of the size: how high figures and capitals are. */
const HEIGHT = 0.66;
/** Contrast of text: WCAG 2.2, 1.4.3. */
const CONTRAST = 4.5;
/** Nearly black. */
const COLOUR = "#3a3732";
/** Points of the mark at which its background is looked at. */
const ACROSS = [0, 0.25, 0.5, 0.75, 1];
const DOWN = [0, 0.5, 1];

/** Figures as high as capitals: those of the face look like small letters. */
const STYLE = { ...MARGIN_STYLE, features: { lnum: true } };

const ORIGIN = { file: "revision mark", line: 0, column: 0 };

/** The game with the mark on the fronts of the cards of these prints. */
export function withRevisionMarks(made: MadeGame, prints: readonly Print[]): MadeGame {
  const { laid, fonts, game } = made;
  const keys = new Map(laid.keys);
  const marked = new Map<string, { readonly drawing: string; readonly safe: number }>();
  for (const { as, cards } of prints)
    for (const { deck, card } of as === undefined ? cards : []) {
      const drawing = laid.keys.get(faceKey(card, "front"));
      if (drawing === undefined || deck.shape !== "card") continue;
      const key = `${drawing} with revision mark ${deck.safe}`;
      marked.set(key, { drawing, safe: deck.safe });
      keys.set(faceKey(card, "front"), key);
    }
  const { scenes } = laid;
  const isDrawn = new Set(laid.rasterised);
  const rasterised = [...marked].flatMap(([key, { drawing }]) => (isDrawn.has(drawing) ? [key] : []));
  return {
    ...made,
    laid: {
      ...laid,
      keys,
      rasterised: [...laid.rasterised, ...rasterised],
      scenes: {
        get: (key) => {
          const own = marked.get(key);
          return own ? withMark(scenes.get(own.drawing), game.version, own.safe, fonts) : scenes.get(key);
        },
        nameOf: (key) => {
          const own = marked.get(key);
          if (!own) return scenes.nameOf(key);
          return digestOfTexts([scenes.nameOf(own.drawing), "revision mark", game.version, `${own.safe}`]);
        },
      },
    },
  };
}

/** @param safe of the card, in mm */
export function withMark(scene: Scene, version: string, safe: number, fonts: FontBook): Scene {
  const { items, width } = setLine(version, STYLE, SIZE, fonts, ORIGIN);
  const { trim } = scene;
  const size = { width, height: SIZE * HEIGHT };
  const y = trim.height - safe - size.height;
  const corners = [safe, trim.width - safe - width].map((x): Box => ({ ...size, x, y }));
  const isFree = (box: Box): boolean =>
    ![...scene.texts, ...scene.icons].some((fact) => {
      const taken = "ink" in fact ? fact.ink : fact.box;
      return taken !== undefined && overlaps(outset(box, 0.3), taken);
    });
  const place = corners.find(isFree) ?? (corners[0] as Box);
  const { colour, isSure } = inkAt(scene, place);
  const lines = items.map((item) => markLine(item, place, colour));
  const border = isSure ? [] : lines.map((line): GlyphsItem => ({ ...line, stroke: BORDER }));
  // Parts are what the templates drew.
  const { parts: _, ...own } = scene;
  return { ...own, items: [...scene.items, ...border, ...lines] };
}

const BORDER: Stroke = {
  paint: { kind: "solid", colour: "#ffffff", opacity: 1 },
  ...{ width: 0.5, cap: "round", join: "round", miterLimit: 4, dash: [], dashOffset: 0 },
};

const markLine = (item: GlyphsItem, { x, y, height }: Box, colour: string): GlyphsItem => ({
  ...item,
  x: item.x + x,
  y: item.y + y + height,
  fill: { kind: "solid", colour, opacity: 1 },
});

/** Readable on everything that is below the place; unsure on pictures and where no colour is readable everywhere. */
function inkAt({ items, symbols }: Scene, { x, y, width, height }: Box) {
  const around = { symbols, looks: startLooks() };
  const films = ACROSS.flatMap((across) =>
    DOWN.map((down) => {
      const point = { x: x + across * width, y: y + down * height };
      return over(WHITE, filmAt(items, point, undefined, around));
    }),
  );
  if (films.some(({ sure }) => !sure)) return { colour: COLOUR, isSure: false };
  const colour = readableOn(COLOUR, films.map(rgbOfFilm), CONTRAST);
  return { colour, isSure: true };
}
