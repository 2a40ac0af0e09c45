/**
 * Checks only the scenarios of one game: files, schemas, references and the rules about tracks. No template is read and
 * nothing is laid out, so that a thousand scenarios take no longer than a full check of one game.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { eachOnce } from "../../diagnostics/each-once.ts";
import type { Game } from "../../game/game.ts";
import { RULES } from "../../rules/index.ts";
import { runScenarioRules } from "../../rules/run-rules.ts";
import type { Verdict } from "../../rules/verdict/verdict.ts";
import { withoutEchoes } from "../../rules/verdict/without-echoes.ts";
import { DECK_KINDS, type FileKind } from "../../schema/files.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument, SourceNode, Sources } from "../../source/tree.ts";
import { trackOf } from "../../track/scenario-tracks.ts";
import type { ProjectContext } from "../project.ts";
import { readGame } from "../read/read-game.ts";
import { type ScenarioFileName, scenarioFileNames } from "../read/scenario-file-names.ts";
import { judgeOf } from "./judge-game.ts";

export interface ScenarioFileState extends ScenarioFileName {
  /** True if its track can be played: it has no errors, and everything could be proved about its track. */
  readonly isSound: boolean;
}

export interface CheckedScenarios extends Verdict {
  /** Without the parts that scenarios do not need; undefined if game.yaml cannot be used. */
  readonly game: Game | undefined;
  readonly files: readonly ScenarioFileState[];
}

/**
 * Returns the findings in the game's scenarios, and the errors in the files that scenarios need: game.yaml, the
 * glossary and map decks. A full check reports findings in other files.
 */
export function checkScenarios(project: ProjectContext, id: string): CheckedScenarios {
  const folder = `content/${id}`;
  const { value, diagnostics } = readGame(project, id, isNeededForScenarios);
  const { sources, game } = value;
  const own = game ? runScenarioRules(RULES, game, sources) : [];
  const found = eachOnce(withoutEchoes([...diagnostics, ...own]));
  const judge = judgeOf(project, folder, sources, game && { game });
  const { findings, allowed } = judge(found, "scenarios");
  const isWanted = ({ file, severity }: Diagnostic): boolean =>
    file.startsWith(`${folder}/scenarios/`) || (severity === "error" && sources.has(file));
  const wanted = findings.filter(isWanted);
  return {
    game,
    findings: wanted,
    allowed: allowed.filter(isWanted),
    files: statesOf(id, sources, game, wanted),
  };
}

/** Scenarios, game.yaml and map decks; a deck that cannot be read may be one. */
export function isNeededForScenarios(kind: FileKind, file?: SourceDocument): boolean {
  if (kind !== "deck") return NEEDED.includes(kind);
  return file?.root === undefined || isMeantAsMap(file.root);
}

/** Terrains of the glossary name dice. */
const NEEDED: readonly FileKind[] = ["scenario", "game", "glossary", "die"];

const OTHER_KINDS: ReadonlySet<string> = new Set(DECK_KINDS.filter((kind) => kind !== "map"));

/** True for a deck with a missing or misspelt `kind: map`: its findings explain why its cards are missing from the scenarios. */
function isMeantAsMap(root: SourceNode): boolean {
  const word = nodeAt(root, ["kind"]);
  if (word?.kind === "scalar" && !OTHER_KINDS.has(word.text)) return true;
  return ["squares", "hexes"].some((field) => nodeAt(root, ["cards", 0, field]) !== undefined);
}

function statesOf(
  id: string,
  sources: Sources,
  game: Game | undefined,
  findings: readonly Diagnostic[],
): readonly ScenarioFileState[] {
  const faulty = new Set(findings.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const proved = new Set(
    game?.scenarios.filter((one) => trackOf(one).track !== undefined).map(({ source }) => source.file),
  );
  return scenarioFileNames(id, sources).map((file) => ({
    ...file,
    isSound: proved.has(file.path) && !faulty.has(file.path),
  }));
}
