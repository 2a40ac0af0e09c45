/** Runs rules and converts their findings to diagnostics: with the rule's reason, once per place, in report order. */
import { compareDiagnostics, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { gatherOnCards } from "../diagnostics/on-cards.ts";
import type { Game } from "../game/game.ts";
import { placeOf } from "../source/locate.ts";
import type { Sources } from "../source/tree.ts";
import { tracksOf } from "../track/scenario-tracks.ts";
import type {
  ContentRule,
  Finding,
  Rule,
  RuleContext,
  RuleWords,
  ScenarioContext,
  ScenarioRule,
} from "./define-rule.ts";
import { gameWordsOf, inGameWords } from "./game-words.ts";
import { fixFor } from "./places.ts";

/** Runs the rules about content and scenarios; those about the verdict run later. */
export function runRules(rules: readonly Rule[], context: RuleContext): readonly Diagnostic[] {
  return rules
    .filter((rule): rule is ContentRule => "check" in rule)
    .flatMap((rule) =>
      diagnosticsOf(worded(rule, context.game), rule.check(context), context.sources, context.game.id),
    )
    .concat(runScenarioRules(rules, context.game, context.sources))
    .sort(compareDiagnostics);
}

/** Runs only the rules about scenarios: they need no drawing. */
export function runScenarioRules(
  rules: readonly Rule[],
  game: Game,
  sources: Sources,
): readonly Diagnostic[] {
  const own = rules.filter(isScenarioRule);
  if (own.length === 0) return [];
  const contexts: readonly ScenarioContext[] = tracksOf(game).map((placed) => ({ game, sources, ...placed }));
  return own
    .flatMap((rule) =>
      diagnosticsOf(
        worded(rule, game),
        contexts.flatMap((context) => [...rule.checkScenario(context)]),
        sources,
        game.id,
      ),
    )
    .sort(compareDiagnostics);
}

const worded = (rule: RuleWords, game: Game): RuleWords => ({
  ...rule,
  why: inGameWords(rule.why, gameWordsOf(game)),
});

export const isScenarioRule = (rule: Rule): rule is ScenarioRule => "checkScenario" in rule;

/** The findings of one rule, as diagnostics. @param game its id */
export function diagnosticsOf(
  rule: RuleWords,
  found: Iterable<Finding>,
  sources: Sources,
  game: string,
): readonly Diagnostic[] {
  const findings = [...found].map((finding) => ({
    cards: finding.cards,
    isAtValue: finding.isAtValue,
    diagnostics: [toDiagnostic(rule, finding, placeOfFinding(finding, sources))],
  }));
  return gatherOnCards(game, findings);
}

function placeOfFinding({ at }: Finding, sources: Sources): Place {
  return "path" in at ? placeOf(sources, at, at.of) : at;
}

function toDiagnostic(rule: RuleWords, finding: Finding, place: Place): Diagnostic {
  const {
    message,
    label,
    fix,
    edits,
    related = [],
    severity = rule.severity,
    why = rule.why,
    unknown,
  } = finding;
  return {
    rule: rule.id,
    severity,
    message,
    file: place.file,
    start: place.start,
    end: place.end,
    why,
    ...(label === undefined ? {} : { label }),
    ...(fix === undefined ? {} : { fix: fixFor(finding, fix) }),
    ...(edits === undefined ? {} : { edits }),
    ...(related.length === 0 ? {} : { related }),
    ...(unknown === undefined ? {} : { unknown }),
  };
}
