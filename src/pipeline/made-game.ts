/** A game that has been read, drawn and checked: what checking hands on to printing. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Game } from "../game/game.ts";
import type { Journal, RuleContext } from "../rules/define-rule.ts";
import type { Sources } from "../source/tree.ts";
import type { LaidBooklet } from "./draw/booklet/laid-booklet.ts";
import type { Face } from "./draw/faces.ts";
import type { LaidGame } from "./draw/lay-out-game.ts";
import type { Workshop } from "./draw/workshop.ts";
import type { Judge } from "./judge/judge-game.ts";
import type { Rasters } from "./look/rasters.ts";

export interface CheckedGame {
  readonly id: string;
  readonly sources: Sources;
  /** Undefined when the game's own file cannot be used; then there are only findings. */
  readonly made: MadeGame | undefined;
  /** Everything that was found before the sheets, each once. */
  readonly found: readonly Diagnostic[];
  /** The same as the game allows and grades it. */
  readonly diagnostics: readonly Diagnostic[];
  /** The verdict with the findings of sheets, or on these alone. */
  readonly judge: Judge;
}

export interface MadeGame extends Workshop {
  readonly game: Game;
  readonly sources: Sources;
  /** Of cards, then the set-up sheets of scenarios, figures, and plans that booklets show. */
  readonly faces: readonly Face[];
  readonly laid: LaidGame;
  readonly rasters: Rasters;
  readonly booklets: readonly LaidBooklet[];
  readonly journal: Journal;
  /** What rules were given. */
  readonly context: RuleContext;
  /** Keeps what was found on faces for the next run; called once nothing more is laid out. */
  keep(): void;
}
