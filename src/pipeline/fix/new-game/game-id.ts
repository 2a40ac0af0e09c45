/** The id of a new game. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { option, wording } from "../../../diagnostics/wording.ts";
import { slug } from "../../../host/disk/file-names.ts";

/**
 * The given id, else one made from the folder's name.
 * @throws BroadsideError `bad-order` for an invalid id, and for a folder's name that does not yield one
 */
export function gameId(folder: string, given?: string): string {
  const name = given ?? folder;
  const id = slug(name);
  if (!/[a-z0-9]/i.test(name.normalize("NFKD")))
    throw badOrder(
      wording`no id can be made from "${name}"; give one of the letters a to z, digits and hyphens: ${option("id")} my-game`,
    );
  if (given !== undefined && given !== id)
    throw badOrder(
      wording`${option("id")} "${given}" is not an id, which has only the letters a to z, digits and hyphens; write ${option("id")} ${id}`,
    );
  if (id === "shared")
    throw badOrder(
      wording`a game cannot be called "shared", because that folder is for what all games use; add ${option("id")} my-game`,
    );
  return id;
}
