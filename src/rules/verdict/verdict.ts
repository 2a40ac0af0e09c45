/**
 * The verdict on a game: all findings of all stages, without those that the game allows, each with the severity that the game
 * sets, plus the findings about allowances and severities themselves. What keeps a card from being made is always an error.
 */
import { compareDiagnostics, type Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Game } from "../../game/game.ts";
import type { SourceFile, Sources } from "../../source/tree.ts";
import type { Rule, VerdictRule } from "../define-rule.ts";
import { diagnosticsOf, isScenarioRule } from "../run-rules.ts";
import { type Allowance, type Malformed, readAllowance } from "./allowance.ts";
import { commentsOfDocument, commentsOfTemplate } from "./comments.ts";
import { findingLines } from "./finding-lines.ts";
import { gradeFindings } from "./severities.ts";
import type { JudgedAllowance, VerdictContext } from "./verdict-context.ts";

export interface VerdictMatter {
  readonly sources: Sources;
  /** Templates and partials available to the game, and the texts of its booklets. */
  readonly templates: readonly SourceFile[];
  /** Undefined if the game could not be read: then there are only its faults. */
  readonly game: Pick<Game, "id" | "severity" | "ink"> | undefined;
  /** Paths of all files that findings may be in. */
  readonly files: readonly string[];
  readonly rules: readonly Rule[];
  /** Findings of the stages before the rules: their ids, and whether they are always errors. */
  readonly stageFaults: ReadonlyMap<string, boolean>;
}

/** Which part of a game the findings are about: all but its sheets and what is shown nowhere, only the sheets, only its scenarios, or everything. */
export type Judged = "content" | "sheets" | "scenarios" | "all";

export interface Verdict {
  /** The remaining findings, in report order. */
  readonly findings: readonly Diagnostic[];
  /** The findings that allowances permit. */
  readonly allowed: readonly Diagnostic[];
}

export function judgeFindings(found: readonly Diagnostic[], judged: Judged, matter: VerdictMatter): Verdict {
  const { rules, sources, game } = matter;
  const isFinal = finalIn(rules);
  const read = readComments(matter);
  const { kept, allowed, allowances } = allow(found, read.allowances, matter, isFinal);
  const isComplete = game !== undefined && !found.some(isFinal);
  const graded = gradeFindings(kept, matter, isFinal);
  if (judged === "sheets") return { findings: [...graded.findings].sort(compareDiagnostics), allowed };
  const context: VerdictContext = {
    sources,
    allowances,
    malformed: read.malformed,
    severities: graded.entries,
    ruleIds: new Set([
      ...matter.stageFaults.keys(),
      ...rules.map(({ id }) => id),
      ...found.map(({ rule }) => rule),
    ]),
    isFinal: (id) =>
      matter.stageFaults.get(id) === true || rules.some((rule) => rule.id === id && "final" in rule),
    isSearched: (id) => isComplete && isPartOf(judged, id, rules),
  };
  const own = rules
    .filter((rule): rule is VerdictRule => "judge" in rule)
    .flatMap((rule) => diagnosticsOf(rule, rule.judge(context), sources, game?.id ?? ""));
  const verdicts = gradeFindings(own, matter, isFinal).findings;
  return { findings: [...graded.findings, ...verdicts].sort(compareDiagnostics), allowed };
}

/**
 * Has everything been looked at that the rule may find something in? Posters, lists and sheets, drawn later, are seen by the
 * stages before the rules and by the rules about faces.
 */
function isPartOf(judged: Judged, id: string, rules: readonly Rule[]): boolean {
  if (judged === "all") return true;
  const rule = rules.find((one) => one.id === id);
  if (rule === undefined) return false;
  return judged === "scenarios" ? isScenarioRule(rule) : !("eachFace" in rule || "afterAll" in rule);
}

/** Errors of the stages before the rules keep a card from being made; so do those of some rules. */
function finalIn(rules: readonly Rule[]): (finding: Diagnostic) => boolean {
  const passing = new Set(rules.filter((rule) => !("final" in rule)).map(({ id }) => id));
  return ({ rule, severity }) => severity === "error" && !passing.has(rule);
}

interface PlacedAllowance extends Allowance {
  readonly file: string;
}

function readComments({ sources, templates }: VerdictMatter) {
  const comments = [
    ...[...sources.values()].flatMap(commentsOfDocument),
    ...templates.flatMap(commentsOfTemplate),
  ];
  const allowances: PlacedAllowance[] = [];
  const malformed: Malformed[] = [];
  for (const comment of comments) {
    const read = readAllowance(comment);
    if (read && "rule" in read) allowances.push({ ...read, file: comment.file.path });
    else if (read) malformed.push(read);
  }
  return { allowances, malformed };
}

interface Allowed {
  readonly kept: readonly Diagnostic[];
  readonly allowed: readonly Diagnostic[];
  readonly allowances: readonly JudgedAllowance[];
}

/**
 * Only an allowance with a reason counts. One look of a game cannot show that an allowance is unused if the other look may
 * need it: other looks than the full one report none as unused, the full look none in templates that read `@ink`.
 */
function allow(
  found: readonly Diagnostic[],
  allowances: readonly PlacedAllowance[],
  { sources, templates, game }: VerdictMatter,
  isFinal: (finding: Diagnostic) => boolean,
): Allowed {
  const byPlace = new Map(
    allowances
      .filter(({ reason }) => reason !== "")
      .map((allowance) => [keyOf(allowance.file, allowance.line, allowance.rule), allowance]),
  );
  // Nothing needs to be looked up if nothing is allowed.
  const linesOf = byPlace.size > 0 ? findingLines(sources) : () => [];
  const used = new Set<Allowance>();
  const kept: Diagnostic[] = [];
  const allowed: Diagnostic[] = [];
  for (const finding of found) {
    const holding = linesOf(finding).flatMap(
      ({ file, line }) => byPlace.get(keyOf(file, line, finding.rule)) ?? [],
    );
    for (const allowance of holding) used.add(allowance);
    const [first] = holding;
    if (!first) kept.push(finding);
    else if (isFinal(finding)) kept.push(withRefusal(finding, first));
    else allowed.push(finding);
  }
  const inTwoLooks = new Set(templates.filter(({ text }) => text.includes("@ink")).map(({ path }) => path));
  const mayServe = ({ file }: PlacedAllowance): boolean =>
    (game?.ink ?? "full") !== "full" || inTwoLooks.has(file);
  const judged = allowances.map((allowance) => ({
    ...allowance,
    used: used.has(allowance) || mayServe(allowance),
  }));
  return { kept, allowed, allowances: judged };
}

function withRefusal(finding: Diagnostic, { place }: Allowance): Diagnostic {
  const message = "this allowance is ignored: findings that keep a card from being made cannot be allowed";
  return { ...finding, related: [...(finding.related ?? []), { ...place, message }] };
}

const keyOf = (file: string, line: number, rule: string): string => `${file}\0${line}\0${rule}`;
