/**
 * Every face of the shipped games drawn in pieces, as a build does, against the same face drawn whole, and its texts judged
 * by their areas against the same judged letter by letter.
 */
import { expect, test } from "vitest";
import type { Result } from "../../../src/diagnostics/diagnostic.ts";
import type { Game } from "../../../src/game/game.ts";
import { svgOf } from "../../../src/layout/face-drawing.ts";
import { layOutFace, layOutWhole } from "../../../src/layout/lay-out-face.ts";
import { facesOf } from "../../../src/pipeline/draw/faces.ts";
import { setupSheetFaces } from "../../../src/pipeline/draw/scenario-faces.ts";
import { openWorkshop } from "../../../src/pipeline/draw/workshop.ts";
import { surveyScene } from "../../../src/pipeline/look/survey-scene.ts";
import { readGame } from "../../../src/pipeline/read/read-game.ts";
import { legibilityOf } from "../../../src/scene/legibility/legibility.ts";
import { lookOf } from "../../../src/scene/look.ts";
import type { Scene } from "../../../src/scene/scene.ts";
import { SHIPPED, SHIPPED_PROJECT } from "../../support/game/shipped-game.ts";
import { faceAsText } from "../../support/paper/face-as-text.ts";
import { legibilityOfLetters } from "../../support/paper/letter-by-letter.ts";

const take = <T>({ value }: Result<T>): T => value;

test("all shipped faces in pieces match the whole ones, texts by areas match their letters, and most pieces are shared", async () => {
  const { game, sources } = take(readGame(SHIPPED_PROJECT, SHIPPED));
  const { templates, art, means } = await openWorkshop(SHIPPED_PROJECT, game as Game, sources, take);
  const [inPieces, whole] = [{ ...means.resources }, { ...means.resources }];
  // all cards of a deck have the same back: drawn whole, it is drawn once
  const backs = new Map<string, { readonly drawn: string; readonly own: number }>();
  let [own, all] = [0, 0];
  const fonts = means.resources.fonts.programs;
  const isBold = (key: string): boolean => key.includes("Bold");
  for (const face of [...facesOf(game as Game, templates), ...setupSheetFaces(game as Game, templates)]) {
    const svg = svgOf(face.file, face.render());
    const { width, height } = face.deck.size;
    const setup = { trim: { width, height }, bleed: face.deck.bleed };
    await art.open(svg.text, face);
    const laid = layOutFace(svg, setup, inPieces);
    const known = backs.get(svg.text);
    const expected = known ?? drawnWhole(layOutWhole(svg, setup, whole));
    if ("side" in face && face.side === "back") backs.set(svg.text, expected);
    expect(faceAsText(laid)).toBe(expected.drawn);
    expect(legibilityOf(laid.value, isBold, fonts)).toEqual(legibilityOfLetters(laid.value, isBold, fonts));
    expect(factsOf(laid.value)).toEqual(factsOf(withoutParts(laid.value)));
    own += laid.own;
    all += expected.own;
  }
  expect(own / all).toBeLessThan(0.5);
});

type Laid = ReturnType<typeof layOutWhole>;

const withoutParts = ({ parts, ...scene }: Scene): Scene => scene;
const factsOf = (scene: Scene) => [lookOf(scene), surveyScene(scene)];

const drawnWhole = (laid: Laid) => ({ drawn: faceAsText(laid), own: laid.own });
