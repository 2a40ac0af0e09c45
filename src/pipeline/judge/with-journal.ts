/** A checked game with another journal: what a check finds once a print has written its journal. */
import { eachOnce } from "../../diagnostics/each-once.ts";
import type { Journal } from "../../rules/define-rule.ts";
import { brokenJournal } from "../../rules/game/broken-journal.ts";
import { versionNotRaised } from "../../rules/game/version-not-raised.ts";
import { runRules } from "../../rules/run-rules.ts";
import type { CheckedGame, MadeGame } from "../made-game.ts";
import { standingOf } from "../read/edition.ts";

/** All rules that read the journal. */
const RULES = [brokenJournal, versionNotRaised];

/** The prints before this one. */
export type EarlierPrints = Omit<Journal, "content">;

/** The same game with the findings that this journal gives rise to, instead of its own. */
export function withJournal(checked: CheckedGame, journal: EarlierPrints): CheckedGame {
  const { made } = checked;
  if (!made || standingIn(journal, made) === standingIn(made.journal, made)) return checked;
  const context = { ...made.context, journal: { ...journal, content: made.journal.content } };
  const others = checked.found.filter(({ rule }) => !RULES.some(({ id }) => id === rule));
  const found = eachOnce([...others, ...runRules(RULES, context)]);
  const diagnostics = checked.judge(found, "content").findings;
  return { ...checked, made: { ...made, journal: context.journal, context }, found, diagnostics };
}

/** What the journal says about a game that was made. */
export const standingIn = (journal: EarlierPrints, { game, journal: { content } }: MadeGame): string =>
  // The content of a game that was made is known.
  standingOf(journal, { version: game.version, content }) as string;
