/**
 * A kit as digital tables get it: what its decks become by their shapes. Nets of dice become dice, figures their front and
 * back, boxes and stickers nothing.
 */
import { groupedBy } from "../../../diagnostics/grouped.ts";
import type { Card, Deck, Die, Glossary } from "../../../game/game.ts";
import { idInWords, isTitleField, titleOf } from "../../../game/titles.ts";
import { joinedId } from "../../../press/tables/ids.ts";
import type {
  Outline,
  TableCard,
  TableDie,
  TableFace,
  TableGame,
  TableLayout,
  TablePile,
} from "../../../press/tables/table-game.ts";
import type { Json, ShapeName } from "../../../schema/files.ts";
import type { Panel } from "../../../shape/die-line.ts";
import { creditsOf } from "../../draw/credits.ts";
import { drawnWith } from "../../draw/drawn-with.ts";
import { exportIdOf } from "../collect-kit.ts";
import type { ExportKit, ExportPiece, LeftOut } from "../target.ts";
import { layoutOf } from "./layout-of.ts";

export interface CollectedTable {
  readonly game: TableGame;
  readonly leftOut: readonly LeftOut[];
  readonly notLaid: readonly NotLaid[];
}

/** A scenario that cannot be laid out. */
export interface NotLaid {
  readonly title: string;
  readonly why: string;
}

type Kind = "cards" | "tokens" | "die" | "board" | "none";

const KINDS: Readonly<Record<ShapeName, { readonly kind: Kind; readonly outline?: Outline }>> = {
  card: { kind: "cards", outline: "rounded" },
  folded: { kind: "tokens", outline: "square" },
  round: { kind: "tokens", outline: "round" },
  square: { kind: "tokens", outline: "square" },
  hexagon: { kind: "tokens", outline: "hexagon" },
  patch: { kind: "tokens", outline: "drawn" },
  standee: { kind: "tokens", outline: "standing" },
  die: { kind: "die" },
  board: { kind: "board" },
  "tuck-box": { kind: "none" },
};

export function tableGameOf(kit: ExportKit): CollectedTable {
  const { game, made, pieces, scenarios } = kit;
  const decks = [...groupedBy(pieces, ({ deck }) => deck)];
  const leftOut = decks.flatMap(([deck, own]) => leftOutOf(deck, own));
  const held = decks.filter(([deck]) => !leftOut.some((out) => out.deck === deck.id));
  const ofKind = (...kinds: readonly Kind[]) =>
    held.filter(([deck]) => kinds.includes(KINDS[deck.shape].kind));
  const piles = ofKind("cards", "tokens").map(([deck, own]) => pileOf(deck, own));
  const { id, title, version, players, minutes, dice, glossary } = game;
  const laid = scenarios.map((scenario): TableLayout | NotLaid => ({
    title: scenario.title,
    ...layoutOf(scenario, piles),
  }));
  return {
    game: {
      ...{
        id,
        name: joinedId(id, exportIdOf(kit)),
        title,
        version,
        ...(players && { players }),
        ...(minutes && { minutes }),
      },
      credits: creditsOf(game, drawnWith(made)).text,
      piles,
      dice: ofKind("die").flatMap(([, own]) => own.flatMap((piece) => dieOf(piece, dice, glossary))),
      boards: ofKind("board").flatMap(([{ size, title: name }, own]) =>
        own.map((piece) => ({
          id: piece.card.id,
          title: titleOf(piece.card.fields) ?? name,
          size,
          front: faceOf(piece, "front"),
        })),
      ),
      layouts: laid.filter((one): one is TableLayout => "cards" in one),
    },
    leftOut,
    notLaid: laid.filter((one): one is NotLaid => "why" in one),
  };
}

function leftOutOf({ id, shape }: Deck, pieces: readonly ExportPiece[]): readonly LeftOut[] {
  if (shape === "tuck-box") return [{ deck: id, why: "a table needs no box" }];
  if (shape === "square" && pieces.every(({ card }) => card.die !== undefined))
    return [
      {
        deck: id,
        why: "stickers are for dice of plastic; a kit with the nets of these dice has them as dice",
      },
    ];
  if (shape === "die" && pieces.every(({ card }) => card.die === undefined))
    return [{ deck: id, why: "its nets name no die" }];
  return [];
}

function pileOf(deck: Deck, pieces: readonly ExportPiece[]): TablePile {
  const { id, title, shape, size } = deck;
  const { kind, outline = "square" } = KINDS[shape];
  const panel = shape === "standee" ? deck.dieLine?.panels[0] : undefined;
  return {
    ...{ id, title, kind: kind === "cards" ? "cards" : "tokens" },
    outline: outline === "rounded" && size.corner === 0 ? "square" : outline,
    size: panel?.room ?? { width: size.width, height: size.height },
    cards: pieces.map((piece) => tableCard(piece)),
  };
}

function tableCard(piece: ExportPiece): TableCard {
  const { card, copies, deck } = piece;
  const [front, back] = deck.shape === "standee" ? (deck.dieLine?.panels ?? []) : [];
  const facts = {
    id: card.id,
    title: titleOf(card.fields) ?? idInWords(card.id),
    fields: fieldsOf(card),
    copies,
  };
  if (front && back) return { ...facts, front: panelOf(piece, front), back: panelOf(piece, back) };
  return {
    ...facts,
    front: faceOf(piece, "front"),
    ...(piece.back !== undefined && { back: faceOf(piece, "back") }),
  };
}

function faceOf({ deck, front, back }: ExportPiece, side: "front" | "back"): TableFace {
  const { width, height } = deck.size;
  return { key: side === "front" ? front : (back as string), size: { width, height } };
}

/** A part of a flat drawing, upright. */
function panelOf(piece: ExportPiece, { centre, room, turn }: Panel): TableFace {
  const quarters = ((Math.round(turn / 90) % 4) + 4) % 4;
  const [width, height] = quarters % 2 === 0 ? [room.width, room.height] : [room.height, room.width];
  const part = { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
  const back = (((4 - quarters) % 4) * 90) as 0 | 90 | 180 | 270;
  return { ...faceOf(piece, "front"), part: { ...part, turn: back } };
}

const SQUARE_SIDES = 6;

/** Of a net of a die. */
function dieOf(piece: ExportPiece, dice: readonly Die[], glossary: Glossary): readonly TableDie[] {
  const { card, deck, copies } = piece;
  const die = dice.find(({ id }) => id === card.die);
  if (!die) return [];
  const panels = deck.dieLine?.panels ?? [];
  return [
    {
      id: `${deck.id}-${card.id}`,
      title: titleOf(card.fields) ?? die.title,
      colour: die.colour,
      faces: die.faces.map((symbols) => faceWords(symbols, glossary)),
      ...(die.faces.length === SQUARE_SIDES &&
        panels.length === SQUARE_SIDES && { pictures: panels.map((panel) => panelOf(piece, panel)) }),
      copies,
    },
  ];
}

/** "2 x Sword, Flag"; "blank" for a face without symbols. */
function faceWords(symbols: readonly string[], glossary: Glossary): string {
  const words = [...groupedBy(symbols, (name) => name)].map(([name, all]) => {
    const title = glossary.symbols[name]?.title ?? idInWords(name);
    return all.length === 1 ? title : `${all.length} x ${title}`;
  });
  return words.length === 0 ? "blank" : words.join(", ");
}

/** Values that people can read in one line; the name of the card is its title. */
function fieldsOf({ fields }: Card): Readonly<Record<string, string>> {
  const texts = Object.entries(fields).flatMap(([name, value]) => {
    const text = isTitleField(name) ? undefined : textOf(value);
    return text === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries(texts);
}

function textOf(value: Json): string | undefined {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return String(value);
  if (!Array.isArray(value)) return undefined;
  const texts = value.map((one: Json) => (Array.isArray(one) ? undefined : textOf(one)));
  return texts.includes(undefined) ? undefined : texts.join(", ");
}
