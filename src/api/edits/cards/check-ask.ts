/** What an edit of a deck may ask for: asks travel as JSON, and plain JavaScript is checked by no compiler. */
import { type Options, refuseOptions } from "../../refuse-options.ts";
import type { CardAsk } from "./card-ask.ts";

const DECK = { kind: "text", game: "text", deck: "text" } as const;

const OPTIONS: { readonly [K in CardAsk["kind"]]: Options<Extract<CardAsk, { kind: K }>> } = {
  field: { ...DECK, card: "text", path: "field path", value: "json", text: "text" },
};

/** What must be there besides the deck. */
const NEEDED: { readonly [K in CardAsk["kind"]]: readonly string[] } = {
  field: ["card", "path"],
};

export const CARD_KINDS: readonly string[] = Object.keys(OPTIONS);

export const isCardAsk = (ask: { readonly kind: string }): ask is CardAsk => Object.hasOwn(OPTIONS, ask.kind);

/** @throws BroadsideError `bad-order` */
export function refuseAsk(ask: CardAsk): void {
  const needed = ["game", "deck", ...NEEDED[ask.kind]];
  refuseOptions(ask as object, OPTIONS[ask.kind] as Options<object>, needed as never[]);
}
