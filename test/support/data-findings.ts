/**
 * What the rules of a game's rules.yaml find, without drawing a card: files in memory, read and resolved, then only the
 * rules that look at data.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { createIconLibrary } from "../../src/pipeline/icons.ts";
import { readGame } from "../../src/pipeline/read-game.ts";
import type { ContentRule, RuleContext } from "../../src/rules/define-rule.ts";
import { RULES } from "../../src/rules/index.ts";
import { runRules } from "../../src/rules/run-rules.ts";
import type { ProjectFiles } from "./sample-game.ts";

const bundle = openBundle();

/** The rules that read rules.yaml, and those about rules.yaml itself, dice and boards. */
const IDS =
  /^(board\/.*|deck\/(broken-run|dangling-reference|disagreeing-value|out-of-range|pattern-mismatch|repeated-value|uncorrelated|uncovered-value|unpaired|wrong-count|wrong-sum)|dice\/.*|rules\/.*|text\/wrong-number)$/;
const DATA_RULES = RULES.filter((rule): rule is ContentRule => "check" in rule && IDS.test(rule.id));

/** Findings of reading, resolving and the data rules, in the order of a report. */
export function dataFindings(id: string, files: ProjectFiles): readonly Diagnostic[] {
  const project = { host: createMemoryHost(files), bundle };
  const { value, diagnostics } = readGame(project, id);
  const { game, sources } = value;
  if (!game) return diagnostics;
  const icons = createIconLibrary(project, game);
  const context = {
    game,
    sources,
    templateFiles: { templates: new Map(), partials: new Map() },
    templates: new Map(),
    faces: [],
    booklets: [],
    hasIcon: (name: string) => icons.find(name) !== undefined,
    iconNames: icons.names,
  } as unknown as RuleContext;
  return [...diagnostics, ...runRules(DATA_RULES, context)];
}

/** The content files of a shipped game, by their path in the project. */
export function shippedFiles(id: string): Record<string, string> {
  const folder = `content/${id}`;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".yaml"));
  return Object.fromEntries(
    names.map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, "utf8")]),
  );
}
