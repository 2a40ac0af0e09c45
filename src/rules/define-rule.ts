/**
 * Defines rules: each is one file `<group>/<fault>.ts` with its texts, its examples and its check. The examples are its first
 * tests and its manual page: text with carets under the faulty words.
 * Rules read plain data and lookups in data; only `Journal.content()` does work, over every file of the game, and only if a
 * rule calls it.
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
import type { KnownGame } from "./known-game.ts";
import type { SceneSigns } from "./on-faces/scene-signs.ts";
import type { VerdictContext } from "./verdict/verdict-context.ts";

/** A face after layout, with its card: the first of those with the same drawing. */
export interface LaidFace {
  readonly card: Card;
  /** All cards with this drawing, starting with `card`. */
  readonly cards: readonly Card[];
  readonly side: "front" | "back";
  readonly template: string;
  readonly scene: SceneFacts;
  readonly signs: SceneSigns;
  readonly legibility: Legibility;
  readonly look: Look;
  readonly edges: readonly EdgeStretch[];
  /** Numbers that can be misread upside down. */
  readonly turnable: readonly TurnableNumber[];
}

/** A printed version of the game, and a digest of everything it was made from. */
export interface PrintRecord {
  readonly version: string;
  readonly content: string;
}

/** What was printed before. */
export interface Journal {
  readonly file: string;
  /** In the order of printing. */
  readonly prints: readonly PrintRecord[];
  /** Why the journal could not be read. */
  readonly problem?: string;
  /** The digest of what would be printed now; reads every file of the game. */
  content(): string;
}

/** A booklet's text. */
export interface BookletText {
  /** As it was written: Markdown with tags of the template language. */
  readonly file: SourceFile;
  /** The output of its template. */
  readonly printed: string;
}

/** Everything that a rule may read. */
export interface RuleContext {
  readonly game: Game;
  /** What is known of the game from earlier checks; default nothing. */
  readonly known?: KnownGame | undefined;
  /** Factor for the limit on the work of rules.yaml; default 1. */
  readonly limits?: number | undefined;
  readonly sources: Sources;
  readonly templateFiles: TemplateFiles;
  readonly templates: CompiledTemplates;
  /** A file of the project that was probably meant as the missing template of this name. */
  strayTemplate(name: string): string | undefined;
  /** Drawings (.svg, no templates) in the folders of the game's templates, by their paths in the project. */
  readonly templateDrawings: readonly string[];
  /** A template's text without comments and without the escapes that XML editors put into its fields. Offsets differ from the file's. */
  textOf(template: TemplateSource): string;
  readonly faces: readonly LaidFace[];
  /** A key for the drawing of a card's side: equal keys, equal drawings. Undefined if it could not be drawn. */
  drawingOf(card: Card, side: LaidFace["side"]): string | undefined;
  readonly booklets: readonly BookletText[];
  /** Is there a drawing for the name (glossary, the game's files, game-icons)? */
  hasIcon(name: string): boolean;
  /** Candidates for a misspelled icon name: the game's own names, then those of game-icons. */
  iconNames(): readonly Iterable<string>[];
  /** Paths of the game's pictures, relative to its folder. */
  readonly artFiles: readonly string[];
  /** Entries among them that cannot be opened, with the reason, worded to follow the path. */
  readonly refusedArt: ReadonlyMap<string, string>;
  /** Those of them that some card shows. */
  readonly shownArt: ReadonlySet<string>;
  /** The game's file for an icon, relative to the project; undefined for those of game-icons. */
  iconFile(name: string): string | undefined;
  /** Families of all fonts available to the game. */
  readonly fontFamilies: readonly string[];
  readonly journal: Journal;
  /** True if every card could be read and drawn. Only then may a rule report that something is unused. */
  readonly complete: boolean;
}

/** What a check yields: a place (or a path that is resolved to one) and a message. */
export interface Finding {
  /** A place in a file, or a path in the content (`of: "key"` points to the key instead of the value). */
  readonly at: Place | (SourceRef & { readonly of?: "value" | "key" });
  readonly message: string;
  readonly label?: string | undefined;
  readonly fix?: string | undefined;
  /** The fix as changes of files, only if there is one obvious fix. */
  readonly edits?: readonly TextEdit[] | undefined;
  /** Replaces the rule's own reason: rules of rules.yaml have their own. */
  readonly why?: string | undefined;
  readonly related?: readonly Related[] | undefined;
  /** The file of the package that draws it, from `drawnPlace`: the fix then addresses the author who chose it. */
  readonly shipped?: string | undefined;
  /**
   * The cards it shows on. Equal findings on several cards are merged. Not needed for a place in the entry of a card, which
   * is about that card in any case.
   */
  readonly cards?: readonly CardName[] | undefined;
  /** The place is a value that the cards print, so that reports need not name them. */
  readonly isAtValue?: boolean | undefined;
  /** Replaces the rule's own severity, if the rule grades its findings (art below 100 dpi). */
  readonly severity?: Severity | undefined;
  /** The name that nothing has, of a finding about one. */
  readonly unknown?: string | undefined;
}

/** One example, or several. */
export type Examples = string | readonly string[];

/** How a rule's findings are reported. */
export interface RuleWords {
  /** `group/fault`, named for the fault so that "allow group/fault" reads well. */
  readonly id: string;
  readonly severity: Severity;
  /** What single findings may have instead, if the rule grades them. */
  readonly otherSeverity?: Severity;
  /** {piece}, {pieces} and {special} stand for the game's words (`game-words.ts`). */
  readonly why: string;
}

/** The texts of a rule that only the manual needs: a check does not load them (`manual/rule-words.ts`). */
export interface ManualWords {
  readonly summary: string;
  /** What to do, in sentences that apply to every finding of the rule; a finding's own `fix` is more specific. */
  readonly fix: string;
  /**
   * Examples: files of a small game, each after a line `=== decks/crew.yaml` (or `=== templates/card.svg.hbs`). An
   * example contains only what matters to it; the rest is in the example game (`manual/example-game.ts`):
   * - files that the example does not name are included unchanged;
   * - a YAML file that begins with any other key than its first (`cards:` instead of `deck:`) replaces these keys only;
   * - a template that begins with an indented line is the inside of the `<svg>` element;
   * - any other file is complete.
   * In bad examples a comment line below the fault has carets under it, then the message: `# ^^^ message` in YAML,
   * `<!-- ^^^ message -->` in templates.
   */
  /** None where the example game itself is right. */
  readonly good?: Examples;
  readonly bad: Examples;
}

/** A rule about what is printed and played. */
export interface ContentRule extends RuleWords {
  /** Its findings keep a card from being made, so they cannot be allowed or lowered. */
  readonly final?: true;
  /** It checks each face on its own, so it also runs on pages of prints that belong to no deck: posters, lists, leading pages. */
  readonly eachFace?: true;
  /** It can decide only when everything that a game prints has been drawn, its posters and lists too, and runs only then. */
  readonly afterAll?: true;
  check(context: RuleContext): Iterable<Finding>;
}

/** What a rule about scenarios reads: one scenario at a time, and nothing that needs drawing. */
export interface ScenarioContext {
  readonly game: Game;
  readonly sources: Sources;
  readonly scenario: Scenario;
  /** Undefined if nothing can be proved (`trackOf`); rules that need sound proofs use `sound-track.ts`. */
  readonly track: TrackAnalysis | undefined;
}

/** A rule about single scenarios: `scenario check` runs only these, a full check runs them with the others. */
export interface ScenarioRule extends RuleWords {
  checkScenario(context: ScenarioContext): Iterable<Finding>;
}

/** A rule about allowances and severities: it runs after all others. */
export interface VerdictRule extends RuleWords {
  judge(context: VerdictContext): Iterable<Finding>;
}

export type Rule = ContentRule | ScenarioRule | VerdictRule;

/** Declares a rule about content; its parameter type lists what every rule must have. */
export function defineRule(rule: ContentRule & ManualWords): ContentRule {
  return rule;
}

export function defineScenarioRule(rule: ScenarioRule & ManualWords): ScenarioRule {
  return rule;
}

export function defineVerdictRule(rule: VerdictRule & ManualWords): VerdictRule {
  return rule;
}
