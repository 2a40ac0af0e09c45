/** The id of a new game. */
import { BroadsideError } from "../../../diagnostics/broadside-error.ts";
import { slug } from "../../print/output-names.ts";

/**
 * The id that was given, else one made of the folder's name.
 * @throws BroadsideError `bad-order` for what is not an id, and cannot be made one
 */
export function gameId(folder: string, given?: string): string {
  const name = given ?? folder;
  const id = slug(name);
  if (!/[a-z0-9]/i.test(name.normalize("NFKD")))
    throw badId(
      `no id can be made of "${name}"; add one with the letters a to z, digits and hyphens: --id my-game`,
    );
  if (given !== undefined && given !== id)
    throw badId(
      `--id "${given}" is not an id, which has only the letters a to z, digits and hyphens; write --id ${id}`,
    );
  if (id === "shared")
    throw badId(
      'a game cannot be called "shared", because that folder holds what all games use; add --id my-game',
    );
  return id;
}

const badId = (message: string): BroadsideError => new BroadsideError("bad-order", message);
