/** Options that only some targets of an export read. */

export interface TargetOptions {
  /** Resolution of pictures in dots per inch, 36 to 1200; default 300: of plain pictures (png) only. */
  readonly dpi?: number | undefined;
  /** Pictures with the bleed of their decks; default false. */
  readonly bleed?: boolean | undefined;
  /** Names of pictures, such as `{deck}/{n}-{card}-{side}`. */
  readonly pattern?: string | undefined;
  /** Where the pictures will be on the web, such as `https://example.org/my-game/`. */
  readonly baseUrl?: string | undefined;
  /** The slot journal, as a path in the project that ends in .json; default `tables/slots.json` in the game's output. */
  readonly slots?: string | undefined;
  /** Products of a shop by the ids of decks, such as `{ battle: "TarotDeck" }`; default what the decks say, else the nearest in size. */
  readonly products?: Readonly<Record<string, string>> | undefined;
  /** Card stock, such as `S30`; default (S30) Standard Smooth. */
  readonly stock?: string | undefined;
  /** Foil on the fronts; default false. */
  readonly foil?: boolean | undefined;
  /** Order of the pages of a PDF, one of those that the shop takes. */
  readonly pages?: string | undefined;
  /** The bytes of an ICC profile of the press, for the output intent of a PDF. */
  readonly icc?: Uint8Array | undefined;
}
