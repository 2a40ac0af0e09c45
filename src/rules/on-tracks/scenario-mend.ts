/** The single change that would make an unsound track sound, as a fix says it. */
import type { Game, Scenario } from "../../game/game.ts";
import { packOf } from "../../track/map-pack.ts";
import { singleMend } from "../../track/mend/mend.ts";
import { wishesOf } from "../../track/soundness.ts";
import type { ScenarioContext } from "../define-rule.ts";

/** For so many scenarios of a game a change is looked for; it is work, and nobody mends more at once. */
const MOST = 5;

const mendsOf = new WeakMap<Game, Map<Scenario, string | undefined>>();

/** Where no single change would do, or enough were looked for, what else can be tried. */
export function mendInWords({ game, scenario }: ScenarioContext): string {
  const words = mendsOf.get(game) ?? new Map<Scenario, string | undefined>();
  mendsOf.set(game, words);
  if (!words.has(scenario) && words.size < MOST)
    words.set(scenario, singleMend(scenario, packOf(game), wishesOf(scenario))?.words.join(", "));
  const more = `\`broadside scenario suggest --mend ${scenario.source.file}\` looks for more`;
  return words.get(scenario) ?? `turn or swap this card or one beside it; ${more}`;
}
