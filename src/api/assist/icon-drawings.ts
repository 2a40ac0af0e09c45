/** Drawings of icons by their names, to be shown beside them. */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { createIconLibrary } from "../../pipeline/look/icons.ts";
import type { ProjectContext } from "../../pipeline/project.ts";
import { gameNamed } from "../../pipeline/read/choose-games.ts";
import { openContent } from "../../pipeline/read/content-files.ts";
import { isNeededForGlossary, readGame } from "../../pipeline/read/read-game.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseNames, refuseOptions } from "../refuse-options.ts";

export interface DrawingsOrder {
  /** The game whose names these are. */
  readonly game: string;
  /** The first 500 count. */
  readonly names: readonly string[];
}

export interface IconDrawing {
  readonly name: string;
  /** As the file has it, of the game or of the set. It may come from strangers: show it as a picture, never as markup. */
  readonly svg: string;
}

const OPTIONS: Options<DrawingsOrder> = { game: "text", names: "texts" };

const MOST = 500;

/**
 * Names without a drawing are left out.
 * @throws BroadsideError `unknown-game`; `bad-order` while game.yaml or glossary.yaml cannot be read: then it is not known what
 * has a drawing
 */
export function drawingsOf({ project }: Call, order: DrawingsOrder): readonly IconDrawing[] {
  refuseOptions(order, OPTIONS, ["game", "names"]);
  refuseNames(order.names);
  const id = gameNamed(project, order.game);
  const { game } = readGame(project, id, isNeededForGlossary).value;
  if (!game || !isGlossaryRead(project, game.folder))
    throw badOrder(`the game "${id}" cannot be read: correct game.yaml and glossary.yaml first`);
  const library = createIconLibrary(project, game);
  return [...new Set(order.names)].slice(0, MOST).flatMap((name) => {
    const found = library.find(name);
    return found ? [{ name, svg: found.text }] : [];
  });
}

/** A game whose glossary cannot be read at all is read as if it had none. */
function isGlossaryRead(project: ProjectContext, folder: string): boolean {
  const content = openContent(project.host, folder, project.memory);
  const isRead = content.open(`${folder}/glossary.yaml`)?.root !== undefined;
  return isRead || content.diagnostics().every(({ rule }) => rule === "yaml/empty");
}
