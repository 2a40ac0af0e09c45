/** Finds the rules that need not run: the game turns them off, and nothing depends on what they would find. */
import type { Rule, RuleContext } from "../define-rule.ts";
import { allIdsOf, presentId } from "./renamed-rules.ts";
import type { SeverityEntry } from "./verdict-context.ts";
import { isCause } from "./without-echoes.ts";

type Matter = Pick<RuleContext, "game" | "sources" | "templateFiles" | "booklets">;

/**
 * The rules without those whose findings would all be dropped. A rule runs nevertheless
 * - if some files keep its findings;
 * - if it may find an error: errors can make other findings pointless;
 * - if other findings are dropped as consequences of its own;
 * - if an allowance may name it, which is used or unused depending on what the rule finds.
 */
export function withoutSwitchedOff(rules: readonly Rule[], matter: Matter): readonly Rule[] {
  const off = rules.filter((rule) => isOff(rule.id, matter.game.severity) && !mattersElsewhere(rule));
  if (off.length === 0) return rules;
  const comments = textsOf(matter).filter((text) => text.includes("broadside-allow"));
  const isNamed = ({ id }: Rule): boolean =>
    comments.some((text) => allIdsOf(id).some((name) => text.includes(name)));
  const needless = new Set(off.filter((rule) => !isNamed(rule)));
  return rules.filter((rule) => !needless.has(rule));
}

/** The last entry for a file applies: the game's own "off" must not be followed by another severity for some files. */
function isOff(id: string, entries: readonly SeverityEntry[]): boolean {
  const own = entries.filter(({ rule }) => presentId(rule) === id);
  const whole = own.findLastIndex(({ path }) => path === undefined);
  return whole >= 0 && own.slice(whole).every(({ is }) => is === "off");
}

const mattersElsewhere = ({ id, severity, otherSeverity }: Rule): boolean =>
  severity === "error" || otherSeverity === "error" || isCause(id);

function textsOf({ sources, templateFiles, booklets }: Matter): readonly string[] {
  const templates = [...templateFiles.templates.values(), ...templateFiles.partials.values()];
  const texts = [...sources.values(), ...templates, ...booklets.map(({ file }) => file)];
  return texts.map(({ text }) => text);
}
