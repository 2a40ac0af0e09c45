/** Options that only some targets of an export read. */

export interface TargetOptions {
  /** Resolution of pictures in dots per inch, 36 to 1200; default 300. Print shops set their own. */
  readonly dpi?: number | undefined;
  /** Pictures with the bleed of their decks; default false. */
  readonly bleed?: boolean | undefined;
  /** Names of pictures, such as `{deck}/{n}-{card}-{side}`. */
  readonly pattern?: string | undefined;
  /** Where the pictures will be on the web, such as `https://example.org/my-game/`. */
  readonly baseUrl?: string | undefined;
  /** The slot journal, as a path in the project that ends in .json; default `tables/slots.json` in the game's output. */
  readonly slots?: string | undefined;
}
