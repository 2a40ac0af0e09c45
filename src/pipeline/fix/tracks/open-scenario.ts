/** Opens the file of a scenario to be edited in steps. */
import { BroadsideError, badOrder } from "../../../diagnostics/broadside-error.ts";
import { helpFor } from "../../../diagnostics/did-you-mean.ts";
import { kindOfPath } from "../../../schema/kinds.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceMap, SourceNode, SourcePath } from "../../../source/tree.ts";
import type { ProjectContext } from "../../project.ts";
import { gameNamed } from "../../read/choose-games.ts";
import { openContent } from "../../read/content-files.ts";
import { type EditedYaml, editedYaml } from "../edited-yaml.ts";

export interface OpenScenario {
  /** From the project's root. */
  readonly path: string;
  readonly yaml: EditedYaml;
}

/**
 * @param file path of the scenario's file, from the project's root
 * @throws BroadsideError `unknown-game`, `unknown-name` for a file that is not a scenario of the game, `bad-order` for one
 * that cannot be read
 */
export function openScenario(project: ProjectContext, game: string, file: string): OpenScenario {
  const content = openContent(project.host, `content/${gameNamed(project, game)}`, project.memory);
  const paths = content.files.filter(
    (path) => kindOfPath(path.slice(content.folder.length + 1)) === "scenario",
  );
  const document = paths.includes(file) ? content.open(file) : undefined;
  if (!document)
    throw new BroadsideError("unknown-name", `there is no scenario ${file}${helpFor(file, paths)}`);
  if (document.root?.kind === "map") return { path: file, yaml: editedYaml(document) };
  const [first] = content.diagnostics().filter((one) => one.file === file);
  const why = first ? ` (line ${first.start.line}: ${first.message})` : "";
  throw badOrder(`${file} cannot be read${why}; correct it first`);
}

/** What the file says now, as a map. */
export const rootOf = ({ yaml }: OpenScenario): SourceMap => yaml.now().root as SourceMap;

export function nodeIn(scenario: OpenScenario, path: SourcePath): SourceNode | undefined {
  const { root } = scenario.yaml.now();
  return root && nodeAt(root, path);
}

/** The text of a scalar, as it is read. */
export function wordIn(scenario: OpenScenario, path: SourcePath): string | undefined {
  const node = nodeIn(scenario, path);
  return node?.kind === "scalar" ? node.text : undefined;
}

/** The items of a list; none if there is no list. */
export function itemsIn(scenario: OpenScenario, path: SourcePath): readonly SourceNode[] {
  const node = nodeIn(scenario, path);
  return node?.kind === "list" ? node.items : [];
}
