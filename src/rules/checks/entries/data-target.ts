/** Other entries that a rule of rules.yaml refers to, found by their key field. */
import type { Game } from "../../../game/game.ts";
import type { Target } from "../../../schema/data-rule.ts";
import type { Entry } from "./data-entry.ts";
import { entriesBy, selectionOf } from "./data-select.ts";
import { keyFieldOf } from "./data-subject.ts";

export interface Targets {
  /** `card of deck "crew" with kind healer`. */
  readonly words: string;
  readonly field: string;
  readonly entries: readonly Entry[];
  /** All entries that have a value, by the value. */
  readonly by: ReadonlyMap<string, readonly Entry[]>;
}

export function targetsOf(game: Game, target: Target): Targets {
  const { noun, words, entries } = selectionOf(game, target);
  const field = target.field ?? keyFieldOf(target);
  return { words: `${noun} of ${words}`, field, entries, by: entriesBy(entries, field) };
}
