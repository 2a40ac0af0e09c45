/** The single change that would make an unsound track sound, worded as a fix. */
import { SEVERAL_CHANGES } from "../../diagnostics/text/fix-ends.ts";
import type { Game, Scenario } from "../../game/game.ts";
import { notesAbout } from "../../remember/derived.ts";
import { singleFix } from "../../track/fix/fix-track.ts";
import { packOf } from "../../track/map-pack.ts";
import { wishesOf } from "../../track/soundness.ts";
import type { ScenarioContext } from "../define-rule.ts";

/** Most scenarios of a game for which a change is searched: searching takes time, and no one fixes more at once. */
const MOST = 5;

const fixesOf = notesAbout<Game, Map<Scenario, string | undefined>>(() => new Map());

/** The change; if no single one is enough, or enough were searched, a general suggestion. */
export function fixInWords({ game, scenario }: ScenarioContext): string {
  const words = fixesOf(game);
  if (!words.has(scenario) && words.size < MOST)
    words.set(scenario, singleFix(scenario, packOf(game), wishesOf(scenario))?.words.join(", "));
  return words.get(scenario) ?? SEVERAL;
}

const SEVERAL = `turn or swap this card or one beside it${SEVERAL_CHANGES}`;
