/** The lists of a kit: contents card and pull list as one print, the contact sheet as another. */
import type { Deck } from "../../../game/game.ts";
import { type Component, componentsOf, piecesIn, totalWords } from "../../../game/kits/kit-contents.ts";
import type { KitPrint, Print, SmallFace } from "../../../game/kits/prints.ts";
import type { JsonObject } from "../../../schema/files.ts";
import { sizeClasses } from "../../../sheet/plan/size-classes.ts";
import { sayIn } from "../../../words/say.ts";
import type { MadeGame } from "../../made-game.ts";
import { faceKey, type LaidGame } from "../lay-out-game.ts";
import { piecesOf } from "../selection.ts";
import { contactPages, type DistinctFace, type FaceGroup } from "./contact-sheet.ts";
import { contentsCardOf } from "./contents-card.ts";
import { kitDeckOf } from "./kit-decks.ts";
import { pullListPages } from "./pull-list.ts";

/** @param players number of players, if the order has one */
export function listPrintsOf(made: MadeGame, whole: KitPrint, players: number | undefined): readonly Print[] {
  const components = componentsOf(made.game, whole, inOrderOfPrint(made, whole));
  if (components.length === 0) return [];
  return [listsOf(made, whole, components, players), contactSheetOf(made, whole, components)];
}

/** In the order of the sheets: size by size, boards last. */
function inOrderOfPrint({ laid, sources }: MadeGame, whole: KitPrint): Print["cards"] {
  const isBoard = ({ deck }: { readonly deck: Deck }): boolean => deck.shape === "board";
  const cards = whole.cards.filter((line) => !isBoard(line));
  const pieces = sizeClasses(piecesOf({ ...whole, cards }, laid, sources), 0).flatMap(
    ({ pieces: own }) => own,
  );
  const places = new Map<string, number>();
  for (const { id } of pieces) if (!places.has(id)) places.set(id, places.size);
  const placeOf = ({ deck, card }: Print["cards"][number]): number =>
    places.get(`${deck.id}/${card.id}`) ?? places.size;
  return [...cards.sort((a, b) => placeOf(a) - placeOf(b)), ...whole.cards.filter(isBoard)];
}

function listsOf(
  { game }: MadeGame,
  whole: KitPrint,
  components: readonly Component[],
  players: number | undefined,
): Print {
  const id = `${whole.id}-lists`;
  const say = sayIn(game.translations);
  const common = { kit: whole.title, total: piecesIn(components), all: totalWords(components, say) };
  const card = { ...common, ...contentsCardOf(game, components, players) };
  const first = kitDeckOf("kit-contents", id, [card], game, whole.kits);
  const list = kitDeckOf("kit-list", id, numbered(pullListPages(components, say), common), game, whole.kits);
  return { id, title: whole.title, as: "lists", cards: [...linesOf(first), ...linesOf(list)] };
}

function contactSheetOf({ game, laid }: MadeGame, whole: KitPrint, components: readonly Component[]): Print {
  const id = `${whole.id}-contact-sheet`;
  const groups = facesOf(components, laid);
  const pages = contactPages(groups, sayIn(game.translations));
  const common = { kit: whole.title, total: groups.flatMap(({ faces }) => faces).length };
  const fields = pages.map((page) => page.fields);
  const deck = kitDeckOf("kit-contact", id, numbered(fields, common), game, whole.kits);
  const pictures = new Map<string, readonly SmallFace[]>(
    deck.cards.map((card, index) => [card.id, pages[index]?.pictures ?? []]),
  );
  return { id, title: whole.title, as: "lists", cards: linesOf(deck), pictures };
}

const linesOf = (deck: Deck): Print["cards"] => deck.cards.map((card) => ({ deck, card, copies: 1 }));

const numbered = (pages: readonly JsonObject[], common: JsonObject): readonly JsonObject[] =>
  pages.map((page, index) => ({ ...common, ...page, page: index + 1, pages: pages.length }));

/** Every drawing of the kit once, with the number of copies: for each component the fronts, then the backs. */
function facesOf(components: readonly Component[], laid: LaidGame): readonly FaceGroup[] {
  const groups = new Map<string, number>();
  const faces = new Map<string, DistinctFace>();
  for (const [index, component] of components.entries())
    for (const side of ["front", "back"] as const)
      for (const { piece, id, copies } of component.lines) {
        const key = piece && keyOf(piece, side, laid);
        if (piece === undefined || key === undefined) continue;
        const known = faces.get(key);
        groups.set(key, groups.get(key) ?? index);
        const label = labelOf(id, side, known);
        faces.set(key, { ...(known ?? { ...piece, side }), label, copies: (known?.copies ?? 0) + copies });
      }
  return components.flatMap(({ title }, index) => {
    const own = [...faces].filter(([key]) => groups.get(key) === index).map(([, face]) => face);
    return own.length > 0 ? [{ title, faces: own }] : [];
  });
}

/** Key of a drawing; undefined for the back of a piece that looks the same on both sides, which would be counted twice. */
function keyOf(
  { card }: Pick<SmallFace, "card">,
  side: SmallFace["side"],
  { keys }: LaidGame,
): string | undefined {
  const key = keys.get(faceKey(card, side));
  return side === "back" && key === keys.get(faceKey(card, "front")) ? undefined : key;
}

/** The card's id; without it for a back shared by several cards. */
function labelOf(id: string, side: SmallFace["side"], known: DistinctFace | undefined): string {
  if (side === "back")
    return known === undefined ? `${id}, back` : known.side === "back" ? "back" : known.label;
  return known === undefined ? id : `${known.card.id} ...`;
}
