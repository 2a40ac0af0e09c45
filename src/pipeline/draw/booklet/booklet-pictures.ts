/** The pictures of a booklet: cards, figures and plans, each from the scenes of the game. */
import type { Picture } from "../../../booklet/blocks.ts";
import { wordsOf } from "../../../figure/callouts.ts";
import { figureCard } from "../../../game/booklets/figure-decks.ts";
import { originOf } from "../../../layout/booklet/setting.ts";
import type { ShownPicture } from "../../../layout/booklet/shown-picture.ts";
import { digestOfTexts } from "../../../remember/memory.ts";
import { placeOf } from "../../../source/locate.ts";
import { planned } from "../figure/figure-faces.ts";
import { figureFacesOf, figureScene } from "../figure/figure-scene.ts";
import { smallestOfFigure } from "../figure/figure-texts.ts";
import { faceKey } from "../lay-out-game.ts";
import { pieceOutline } from "../piece-outline.ts";
import type { BookletMatter } from "./booklet-matter.ts";
import type { CardName, PictureName } from "./kept-booklets.ts";
import { planKey } from "./plan-faces.ts";

export interface NamedPicture extends ShownPicture {
  /** Identifies its scene. */
  readonly name: string;
}

/** A picture without what its booklet says about it. */
export const nameOfPicture = (picture: Picture): PictureName =>
  picture.kind === "card"
    ? { kind: "card", deck: picture.deck, card: picture.card, side: picture.side }
    : { kind: picture.kind, id: picture.id };

/** Equal pictures have equal digests; one that cannot be shown has one too. */
export function digestOfPicture(matter: BookletMatter): (picture: PictureName) => string {
  const shown = shownPictures(matter);
  return (picture) => {
    const one = shown(picture);
    return one ? digestOfTexts([one.name, one.outline ?? "", JSON.stringify(one.words)]) : "none";
  };
}

/** Scenes are requested only when drawn, because they may have to be laid out for that. */
export function shownPictures(matter: BookletMatter): (picture: PictureName) => NamedPicture | undefined {
  return (picture) => {
    if (picture.kind === "card") return shownCard(picture, matter);
    return picture.kind === "figure" ? shownFigure(picture.id, matter) : shownPlan(picture.id, matter);
  };
}

function shownCard({ deck: deckId, card: id, side }: CardName, { game, laid }: BookletMatter) {
  const deck = game.decks.find((one) => one.id === deckId);
  const card = deck?.cards.find((one) => one.id === id);
  const key = card && laid.keys.get(faceKey(card, side));
  if (!deck || key === undefined) return undefined;
  return {
    name: laid.scenes.nameOf(key),
    outline: pieceOutline(deck),
    words: [],
    get scene() {
      return laid.scenes.get(key);
    },
  };
}

function shownPlan(id: string, { laid }: BookletMatter): NamedPicture | undefined {
  const key = laid.keys.get(planKey(id));
  if (key === undefined) return undefined;
  return {
    name: laid.scenes.nameOf(key),
    words: [],
    get scene() {
      return laid.scenes.get(key);
    },
  };
}

function shownFigure(id: string, { game, laid, sources }: BookletMatter): NamedPicture | undefined {
  const figure = game.figures.find((one) => one.id === id);
  const key = figure && laid.keys.get(faceKey(figureCard(figure), "front"));
  if (!figure || key === undefined) return undefined;
  const plan = planned(figure);
  const faces = figureFacesOf(plan, game, laid);
  const parts = faces.map(({ key: face, planned: at, outline }) => [laid.scenes.nameOf(face), at, outline]);
  const words = wordsOf(figure).map(({ words: text, source }) => ({
    text,
    place: placeOf(sources, { ...source, path: [...source.path, "words"] }),
  }));
  return {
    name: digestOfTexts([laid.scenes.nameOf(key), JSON.stringify(parts)]),
    words,
    smallest: () => smallestOfFigure(laid.scenes.get(key), faces, laid),
    get scene() {
      const origin = originOf(placeOf(sources, figure.source));
      return figureScene(laid.scenes.get(key), faces, laid, origin);
    },
  };
}
