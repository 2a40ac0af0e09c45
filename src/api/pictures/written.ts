/**
 * Pictures copied and removed. A picture is renamed in three steps, in this order: it is copied to its new name, the texts that
 * name it are changed (`change.ts`) and saved, the old file is removed. So at no time does a saved or unsaved text name a file
 * that is not there, whichever step fails or never comes: at worst there is a picture too many, which is listed as such.
 */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { refuseWrittenPath } from "../../host/written-path.ts";
import { checkGame } from "../../pipeline/judge/check-game.ts";
import { type ProjectContext, refuseShipped } from "../../pipeline/project.ts";
import { gameNamed } from "../../pipeline/read/choose-games.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions, refuseOther } from "../refuse-options.ts";
import type { SavedWork } from "../work.ts";
import { readableDecks } from "./deck-picture-field.ts";
import { usesIn } from "./list.ts";
import { placesLeft } from "./named-places.ts";
import { PICTURE_ENDING, refuseNewName, refuseOtherFile } from "./picture-name.ts";

export interface PictureName {
  readonly game: string;
  /** From the game's folder: "art/axe.png". */
  readonly name: string;
}

export interface RemovedPicture extends PictureName {
  /** What was in the file, for `restore`. */
  readonly bytes: Uint8Array;
}

export interface CopyOrder extends PictureName {
  /** The name of the copy, with the same ending. */
  readonly to: string;
}

export interface CopiedPicture {
  /** From the project's root. */
  readonly path: string;
}

const NAME_OPTIONS: Options<PictureName> = { game: "text", name: "text" };

const RESTORE_OPTIONS: Options<RemovedPicture> = { ...NAME_OPTIONS, bytes: "object" };

const COPY_OPTIONS: Options<CopyOrder> = { ...NAME_OPTIONS, to: "text" };

/** @throws BroadsideError `unknown-game`, `unknown-file`, `bad-order` for a name it cannot have; HostError if it cannot be written */
export function copyPicture({ project }: Call<SavedWork>, order: CopyOrder): CopiedPicture {
  refuseOptions(order, COPY_OPTIONS, ["game", "name", "to"]);
  const { name } = order;
  const to = order.to.normalize("NFC");
  const folder = writableFolder(project, order.game);
  refuseOtherFile(project.host, folder, name);
  refuseNewName(project.host, folder, name, to);
  const path = `${folder}/${to}`;
  project.host.createFile(path, project.host.readBytes(`${folder}/${name}`));
  return { path };
}

/**
 * @throws BroadsideError `unknown-game`, `unknown-file`, `bad-order` for a picture that is still used, with the place;
 * HostError if it cannot be removed
 */
export async function removePicture(call: Call<SavedWork>, order: PictureName): Promise<RemovedPicture> {
  const { project, progress } = call;
  refuseOptions(order, NAME_OPTIONS, ["game", "name"]);
  const { name } = order;
  const folder = writableFolder(project, order.game);
  refuseOtherFile(project.host, folder, name);
  const path = `${folder}/${name}`;
  const bytes = project.host.readBytes(path);
  readableDecks(project, order.game);
  const { made } = await checkGame(project, order.game, progress);
  if (!made) throw badOrder(`which cards show "${name}" is not known, because ${order.game} cannot be read`);
  const [use, ...others] = usesIn(made).shown.get(path) ?? [];
  if (use)
    throw badOrder(
      `"${name}" is shown by ${use.card}${others.length > 0 ? ` and ${others.length} more` : ""}; take it off the cards first`,
    );
  const [place] = placesLeft(project.host, order.game, name);
  if (place)
    throw badOrder(`"${name}" is named in ${place.file}, line ${place.start.line}; change that first`);
  project.host.removeFile(path, bytes);
  return { game: order.game, name, bytes };
}

/**
 * Bytes are written as they are: they are those of a picture that was there before, and are checked, as all are, when they are read.
 * @throws BroadsideError `unknown-game`, `bad-order` if there is a picture of this name, or for a name that none can have;
 * HostError if it cannot be written
 */
export function restorePicture({ project }: Call<SavedWork>, order: RemovedPicture): PictureName {
  refuseOptions(order, RESTORE_OPTIONS, ["game", "name", "bytes"]);
  const { game, name, bytes } = order;
  if (!(bytes instanceof Uint8Array)) throw badOrder("`bytes`: expected an array of bytes");
  const folder = writableFolder(project, game);
  const { host } = project;
  if (!PICTURE_ENDING.test(name)) throw badOrder(`"${name}": expected the name of a picture`);
  const path = `${folder}/${name}`;
  refuseWrittenPath(path, true);
  if (host.isFile(path)) throw badOrder(`the game has a picture "${name}" already`);
  host.createFile(path, bytes);
  return { game, name };
}

/** @throws BroadsideError `unknown-game`, `no-project` for the games that come with Broadside */
function writableFolder(project: ProjectContext, game: string): string {
  refuseShipped(project);
  refuseOther(game, "game", "text");
  return `content/${gameNamed(project, game)}`;
}
