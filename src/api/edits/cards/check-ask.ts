/** What an edit of a deck may ask for: asks travel as JSON, and plain JavaScript is checked by no compiler. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { ITEM_CHANGES } from "../../../pipeline/fix/cards/change-item.ts";
import { FIELD_TYPES } from "../../../pipeline/fix/cards/declare.ts";
import { type Options, refuseNoText, refuseOptions, refuseOther } from "../../refuse-options.ts";
import type { CardAsk } from "./card-ask.ts";

const DECK = { kind: "text", game: "text", deck: "text" } as const;
const TYPE = { name: "text", type: FIELD_TYPES, choices: "texts" } as const;

const OPTIONS: { readonly [K in CardAsk["kind"]]: Options<Extract<CardAsk, { kind: K }>> } = {
  field: { ...DECK, card: "text", path: "field path", value: "json", text: "text" },
  item: {
    ...DECK,
    card: "text",
    path: "field path",
    change: ITEM_CHANGES,
    index: { least: 0 },
    value: "json",
  },
  "new-card": { ...DECK, after: "text", values: "json" },
  "copy-cards": { ...DECK, cards: "texts" },
  "delete-cards": { ...DECK, cards: "texts" },
  "move-cards": { ...DECK, cards: "texts", to: "text or object" },
  "paste-rows": { ...DECK, cells: "cells", fields: "texts", cards: "texts", after: "text" },
  "new-field": { ...DECK, ...TYPE, cells: "texts" },
  "field-type": { ...DECK, ...TYPE },
  "add-choices": { ...DECK, path: "field path", choices: "texts", card: "text" },
  "rename-field": { ...DECK, name: "text", to: "text" },
  "delete-field": { ...DECK, name: "text" },
};

/** What must be there besides the deck. */
const NEEDED: { readonly [K in CardAsk["kind"]]: readonly string[] } = {
  field: ["card", "path"],
  item: ["card", "path", "change"],
  "new-card": [],
  "copy-cards": ["cards"],
  "delete-cards": ["cards"],
  "move-cards": ["cards", "to"],
  "paste-rows": ["cells"],
  "new-field": ["name"],
  "field-type": ["name", "type"],
  "add-choices": ["path", "choices"],
  "rename-field": ["name", "to"],
  "delete-field": ["name"],
};

export const CARD_KINDS: readonly string[] = Object.keys(OPTIONS);

export const isCardAsk = (ask: { readonly kind: string }): ask is CardAsk => Object.hasOwn(OPTIONS, ask.kind);

/** @throws BroadsideError `bad-order` */
export function refuseAsk(ask: CardAsk): void {
  const needed = ["game", "deck", ...NEEDED[ask.kind]];
  refuseOptions(ask as object, OPTIONS[ask.kind] as Options<object>, needed as never[]);
  if (ask.kind === "new-card" && ask.values !== undefined) refuseOther(ask.values, "values", "object");
  if (ask.kind === "item" && ask.change !== "add" && ask.index === undefined)
    throw badOrder(`\`index\` is missing: which item is it? (${ask.change})`);
  if (ask.kind !== "move-cards") return;
  if (typeof ask.to === "string") refuseOther(ask.to, "to", ["up", "down"]);
  else if (Object.keys(ask.to).join() !== "after") throw badOrder("`to`: expected up, down or { after }");
  else refuseNoText(ask.to.after, "after");
}
