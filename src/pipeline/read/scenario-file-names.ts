/** The scenario files of a game with their ids, including files that cannot be used. */
import { kindOfPath } from "../../schema/kinds.ts";
import { nodeAt } from "../../source/locate.ts";
import type { Sources } from "../../source/tree.ts";

export interface ScenarioFileName {
  readonly game: string;
  /** Undefined if the file has no readable id. */
  readonly id: string | undefined;
  /** From the project's root. */
  readonly path: string;
}

/** In the order in which they were read. */
export function scenarioFileNames(game: string, sources: Sources): readonly ScenarioFileName[] {
  const folder = `content/${game}/`;
  return [...sources]
    .filter(([path]) => kindOfPath(path.slice(folder.length)) === "scenario")
    .map(([path, { root }]) => {
      const id = root && nodeAt(root, ["scenario"]);
      return { game, path, id: id?.kind === "scalar" ? id.text : undefined };
    });
}

/** Its id; of a file that has no readable one the name of the file, which is how its author calls it. */
export function scenarioName({ id, path }: ScenarioFileName): string {
  return id ?? path.slice(path.lastIndexOf("/") + 1).replace(/\.ya?ml$/i, "");
}
