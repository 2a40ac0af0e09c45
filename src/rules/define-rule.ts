/**
 * What a rule is: one file `<group>/<fault>.ts` with its words, its examples and its check. The examples are its first
 * tests and its manual page: text with caret marks under the faulty words.
 * What a rule reads is plain data and answers from data; only `Journal.content()` works, over every file of the game, and
 * only when a rule asks for it.
 */
import type { Place, Related, Severity, TextEdit } from "../diagnostics/diagnostic.ts";
import type { CardName } from "../diagnostics/on-cards.ts";
import type { Card, Game, Scenario } from "../game/game.ts";
import type { EdgeStretch } from "../scene/edge/edge-stretch.ts";
import type { Legibility } from "../scene/legibility/legibility.ts";
import type { TurnableNumber } from "../scene/legibility/turnable-numbers.ts";
import type { Look } from "../scene/look.ts";
import type { SceneFacts } from "../scene/scene.ts";
import type { SourceFile, SourceRef, Sources } from "../source/tree.ts";
import type { CompiledTemplates, TemplateFiles, TemplateSource } from "../template/template.ts";
import type { TrackAnalysis } from "../track/track.ts";
import type { VerdictContext } from "./verdict/verdict-context.ts";

/** A face that was laid out, with the card that it belongs to: the first of those that have the same drawing. */
export interface LaidFace {
  readonly card: Card;
  /** All that have this drawing, itself the first. */
  readonly cards: readonly Card[];
  readonly side: "front" | "back";
  readonly template: string;
  readonly scene: SceneFacts;
  readonly legibility: Legibility;
  readonly look: Look;
  readonly edges: readonly EdgeStretch[];
  /** Numbers that nothing keeps from being read upside down. */
  readonly turnable: readonly TurnableNumber[];
}

/** A version of the game that was printed, and a name for all that its print was made from. */
export interface PrintRecord {
  readonly version: string;
  readonly content: string;
}

/** What was printed before. */
export interface Journal {
  readonly file: string;
  /** The last one last. */
  readonly prints: readonly PrintRecord[];
  /** Why the journal could not be read. */
  readonly problem?: string;
  /** The name of what would be printed now; it takes a look at every file of the game. */
  content(): string;
}

/** A booklet's text. */
export interface BookletText {
  /** As it was written: Markdown with tags of the template language. */
  readonly file: SourceFile;
  /** As its template wrote it out. */
  readonly printed: string;
}

/** Everything that a rule may read. */
export interface RuleContext {
  readonly game: Game;
  /** How many times the limit on the work of rules.yaml holds; default 1. */
  readonly limits?: number | undefined;
  readonly sources: Sources;
  readonly templateFiles: TemplateFiles;
  readonly templates: CompiledTemplates;
  /** A file of the project that was likely meant as the template of this name, which is missing. */
  strayTemplate(name: string): string | undefined;
  /** Drawings (.svg, no templates) in the folders of the game's templates, by their paths in the project. */
  readonly templateDrawings: readonly string[];
  /** A template's text without comments, and without what XML editors escape in its fields. Its places are others. */
  textOf(template: TemplateSource): string;
  readonly faces: readonly LaidFace[];
  /** Names what is drawn on a side of a card: equal names, equal drawings. Undefined when it could not be drawn. */
  drawingOf(card: Card, side: LaidFace["side"]): string | undefined;
  readonly booklets: readonly BookletText[];
  /** Does the name lead to a drawing (glossary, the game's files, game-icons)? */
  hasIcon(name: string): boolean;
  /** Where the nearest icon to a misspelt name comes from: the game's own names, then those of game-icons. */
  iconNames(): readonly Iterable<string>[];
  /** Paths of the game's pictures, relative to its folder. */
  readonly artFiles: readonly string[];
  /** What lies among them and cannot be opened, with the words that stand behind its path. */
  readonly refusedArt: ReadonlyMap<string, string>;
  /** Those of them that some drawing of a card points to. */
  readonly shownArt: ReadonlySet<string>;
  /** The file of the game, from the project's root, that draws an icon; undefined for those of game-icons. */
  iconFile(name: string): string | undefined;
  /** Families of all fonts that the game sees. */
  readonly fontFamilies: readonly string[];
  readonly journal: Journal;
  /** Every card could be read and drawn. Only then may a rule say that something is used nowhere. */
  readonly complete: boolean;
}

/** What a check yields: a place (or a path that the framework turns into one) and words. */
export interface Finding {
  /** Where: a place in a file, or a path of the content (`of: "key"` marks the key instead of the value). */
  readonly at: Place | (SourceRef & { readonly of?: "value" | "key" });
  readonly message: string;
  readonly label?: string | undefined;
  readonly fix?: string | undefined;
  /** The fix as changes of files, only where the answer is plain. */
  readonly edits?: readonly TextEdit[] | undefined;
  /** Another reason than the rule's own: rules as data bring theirs. */
  readonly why?: string | undefined;
  readonly related?: readonly Related[] | undefined;
  /** The file of the package that draws it, as `drawnPlace` says: the fix is worded for who chose it. */
  readonly shipped?: string | undefined;
  /** The cards on which it shows, where the place is not their own. Equal findings on many cards become one. */
  readonly cards?: readonly CardName[] | undefined;
  /** Another severity than the rule's own, where the rule grades (art below 100 dpi). */
  readonly severity?: Severity | undefined;
}

/** One example, or several. */
export type Examples = string | readonly string[];

/** What every rule says about itself. */
export interface RuleWords {
  /** `group/fault`, named for the fault so that "allow group/fault" reads well. */
  readonly id: string;
  readonly severity: Severity;
  /** What single findings may have instead, where the rule grades them. */
  readonly otherSeverity?: Severity;
  readonly summary: string;
  readonly why: string;
  /** What to do, as sentences that hold for every finding of the rule; a finding's own `fix` is nearer. */
  readonly mend: string;
  /**
   * Examples: files of a small game, each after a line `=== decks/crew.yaml` (or `=== templates/card.svg.hbs`). An
   * example writes only what matters to it; the rest is in the example game (`manual/example-game.ts`):
   * - a file that the example does not name is there as it is;
   * - a YAML file that begins with any other key than its first (`cards:` instead of `deck:`) replaces these keys only;
   * - a template that begins with an indented line is the inside of the `<svg>` element;
   * - any other file is whole.
   * In bad examples a comment line below the fault has carets under it, then the message: `# ^^^ message` in YAML,
   * `<!-- ^^^ message -->` in templates.
   */
  readonly good: Examples;
  readonly bad: Examples;
}

/** A rule about what is printed and played. */
export interface ContentRule extends RuleWords {
  /** What it finds keeps a card from being made: no allowance and no severity of the game takes it away. */
  readonly final?: true;
  check(context: RuleContext): Iterable<Finding>;
}

/** What a rule about scenarios reads: one of them at a time, and nothing that would have to be drawn. */
export interface ScenarioContext {
  readonly game: Game;
  readonly sources: Sources;
  readonly scenario: Scenario;
  /** Undefined when nothing can be proved (`trackOf`); rules that need sound proofs ask `sound-track.ts`. */
  readonly track: TrackAnalysis | undefined;
}

/** A rule about single scenarios: `scenario check` runs these alone, a full check runs them with the others. */
export interface ScenarioRule extends RuleWords {
  checkScenario(context: ScenarioContext): Iterable<Finding>;
}

/** A rule about allowances and severities: it looks when everything else was found. */
export interface VerdictRule extends RuleWords {
  judge(context: VerdictContext): Iterable<Finding>;
}

export type Rule = ContentRule | ScenarioRule | VerdictRule;

/** Names a rule; the place to look for what every rule must have. */
export function defineRule(rule: ContentRule): ContentRule {
  return rule;
}

export function defineScenarioRule(rule: ScenarioRule): ScenarioRule {
  return rule;
}

export function defineVerdictRule(rule: VerdictRule): VerdictRule {
  return rule;
}
