/** What the booklets of a game are made of. */
import type { Game } from "../../../game/game.ts";
import type { Sources } from "../../../source/tree.ts";
import type { LaidGame } from "../lay-out-game.ts";
import type { Workshop } from "../workshop.ts";
import type { KeptBooklets } from "./kept-booklets.ts";

export interface BookletMatter extends Workshop {
  readonly game: Game;
  readonly sources: Sources;
  readonly laid: LaidGame;
  readonly kept: KeptBooklets;
}
