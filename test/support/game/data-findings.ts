/**
 * What the rules in a game's rules.yaml find, without drawing a card: files in memory, read and resolved, then only the
 * rules that look at data.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { createIconLibrary } from "../../../src/pipeline/look/icons.ts";
import { readGame } from "../../../src/pipeline/read/read-game.ts";
import { createMemory } from "../../../src/remember/memory.ts";
import type { ContentRule, RuleContext } from "../../../src/rules/define-rule.ts";
import { RULES } from "../../../src/rules/index.ts";
import { runRules } from "../../../src/rules/run-rules.ts";
import { rememberedBundle } from "./remembered-bundle.ts";
import type { ProjectFiles } from "./sample-game.ts";

const bundle = rememberedBundle();
/** Whatever did not change since the last call is reused from it. */
const memory = createMemory();

/** The rules that read rules.yaml, and those about rules.yaml itself, dice and boards. */
const IDS = /^((board|dice|facts|rules)\/.*|text\/wrong-number)$/;
const rulesNamed = (ids: RegExp) =>
  RULES.filter((rule): rule is ContentRule => "check" in rule && ids.test(rule.id));
const DATA_RULES = rulesNamed(IDS);

/**
 * Findings of reading, resolving and the data rules, in the order of a report.
 * @param more ids of other rules that need no drawing
 */
export function dataFindings(id: string, files: ProjectFiles, more?: RegExp): readonly Diagnostic[] {
  const project = { host: createMemoryHost(files), bundle, memory };
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
    figures: [],
    hasIcon: (name: string) => icons.find(name) !== undefined,
    iconNames: icons.names,
  } as unknown as RuleContext;
  const rules = more ? [...DATA_RULES, ...rulesNamed(more)] : DATA_RULES;
  return [...diagnostics, ...runRules(rules, context)];
}

/** The content files of a shipped game, with its own icons, by their path in the project. */
export function shippedFiles(id: string): Record<string, string> {
  const folder = `content/${id}`;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.(yaml|svg)$/.test(name));
  return Object.fromEntries(
    names.map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, "utf8")]),
  );
}
