/**
 * What may be written in a cell, as a list below its editor: choices, pictures of the game, icons, and terms and icons behind a colon in
 * a text. The editor keeps the focus and its keys.
 */
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { GameWords } from "../../../../index.ts";
import { IconDrawing } from "../../icons/icon-drawing.tsx";
import { typedMark, withMark } from "../../icons/marked-text.ts";
import { useSuggestions } from "../../icons/suggestions.ts";
import { Picture } from "../../parts/picture.tsx";
import type { Column } from "../columns.ts";
import { choiceOffers } from "./choice-offers.ts";

export interface Offer {
  readonly label: string;
  /** Beside the label. */
  readonly detail?: string;
  /** The text of the cell with it, and the caret then. */
  readonly text: string;
  readonly caret: number;
  /** From the project's root. */
  readonly picture?: string;
  readonly icon?: string;
  /** A word that becomes one of the choices of the column, and the value of the cell. */
  readonly added?: string;
}

export interface Offers {
  readonly all: readonly Offer[];
  /** Taking one says all that the cell says; else it is a part of a text that goes on. */
  readonly isWhole: boolean;
}

const MOST = 40;

interface Typed {
  readonly game: string;
  readonly column: Column;
  readonly text: string;
  readonly caret: number;
  /** Nothing was typed yet: everything is offered. */
  readonly isUntouched: boolean;
}

/** @param names pictures and fields of the game */
export function useOffers({ game, column, text, caret, isUntouched }: Typed, names: GameWords): Offers {
  const mark = column.kind === "text" ? typedMark(text, caret) : undefined;
  const search = column.kind === "icon" ? text.trim().toLowerCase().replaceAll(/\s+/g, "-") : mark?.typed;
  const found = useSuggestions(game, search);
  if (column.kind === "enum") return { all: choiceOffers(text, isUntouched, column), isWhole: true };
  if (column.kind === "picture") {
    const typed = isUntouched ? "" : text.trim().toLowerCase();
    const choices = picturesFor(column, names).filter(({ value }) => value.toLowerCase().includes(typed));
    const all = choices.slice(0, MOST).map(({ path, value }) => ({
      label: value,
      text: value,
      caret: value.length,
      picture: `content/${game}/${path}`,
    }));
    return { all, isWhole: true };
  }
  if (column.kind === "icon") {
    const icons = found.filter(({ kind }) => kind === "icon");
    const all = icons.map(({ name }) => ({ label: name, text: name, caret: name.length, icon: name }));
    return { all, isWhole: true };
  }
  const all = found.map(({ name, kind, text: prints }) => ({
    label: name,
    ...(prints !== undefined && prints !== name && { detail: prints }),
    ...(kind === "icon" && { icon: name }),
    ...withMark(text, { from: mark?.from ?? caret, to: caret }, name),
  }));
  return { all: mark ? all : [], isWhole: false };
}

/** The pictures that a column can name, each with what is written for it. */
export function picturesFor(
  { key }: Pick<Column, "key">,
  { pictures, pictureFields }: GameWords,
): readonly { readonly path: string; readonly value: string }[] {
  const read = pictureFields.find(({ field }) => field === key);
  return read?.values ?? pictures.map((path) => ({ path, value: path }));
}

interface OfferListProps {
  readonly id: string;
  readonly game: string;
  readonly label: string;
  readonly offers: readonly Offer[];
  /** -1 = none. */
  readonly active: number;
  onTake(offer: Offer): void;
}

export function OfferList({ id, game, label, offers, active, onTake }: OfferListProps): VNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const hasSigns = offers.some(({ picture, icon }) => picture !== undefined || icon !== undefined);
  return (
    <div
      ref={list}
      class={`table-offers${hasSigns ? "" : " has-words"}`}
      id={id}
      role="listbox"
      aria-label={label}
    >
      {offers.map((offer, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the editor, which keeps the focus
        <div
          key={`${offer.label}\n${offer.text}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // the editor keeps the focus
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(offer)}
        >
          {hasSigns && (
            <span class="table-offer-sign">
              {offer.picture !== undefined && <Picture path={offer.picture} />}
              {offer.icon !== undefined && <IconDrawing game={game} name={offer.icon} />}
            </span>
          )}
          <span>{offer.label}</span>
          {offer.detail !== undefined && <small>{offer.detail}</small>}
        </div>
      ))}
    </div>
  );
}
