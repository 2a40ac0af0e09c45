/** Validates ids and titles given for new games and scenarios. */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { type Option, option, type Wording, wording } from "../../diagnostics/wording.ts";
import { isReserved, LONGEST_NAME, slug } from "../../host/disk/file-names.ts";
import { LONGEST_TITLE } from "./new-game/titles.ts";

/**
 * @param named the option that gives it, unless it is what the call is about
 * @throws BroadsideError `bad-order` for an invalid id, with the nearest valid one
 */
export function givenId(given: string, named?: Option): string {
  const said = (id: string): Wording => (named ? wording`${named} ${id}` : id);
  const expected = "a to z, 0 to 9 and hyphens";
  if (!/[a-z0-9]/i.test(given.normalize("NFKD")))
    throw badOrder(wording`${said(`"${given}"`)} is not a valid id: expected ${expected}`);
  if (given.length > LONGEST_NAME)
    throw badOrder(
      wording`${named ?? "the id"} is too long: it has ${given.length} characters, expected at most ${LONGEST_NAME}`,
    );
  if (isReserved(given.toLowerCase()))
    throw badOrder(
      wording`${said(`"${given}"`)} is not a valid id: Windows reserves this name; write ${said(`${given.toLowerCase()}-track`)}`,
    );
  if (given !== slug(given))
    throw badOrder(
      wording`${said(`"${given}"`)} is not a valid id: expected ${expected}; write ${said(slug(given))}`,
    );
  return given;
}

/** @throws BroadsideError `bad-order` for a title that cannot be printed on one line */
export function givenTitle(given: string): string {
  const title = given.trim();
  if (title === "" || /[\p{Cc}\p{Cs}]/u.test(title))
    throw badOrder(wording`${option("title")}: expected some words on one line`);
  if ([...title].length > LONGEST_TITLE)
    throw badOrder(wording`${option("title")}: expected at most ${LONGEST_TITLE} characters`);
  return title;
}

/**
 * The id of a new game: the given one, else one made from the folder's name.
 * @throws BroadsideError `bad-order` for an invalid id, and for a folder's name that does not yield one
 */
export function gameId(folder: string, given?: string): string {
  const name = given ?? folder;
  const id = slug(name);
  if (!/[a-z0-9]/i.test(name.normalize("NFKD")))
    throw badOrder(
      wording`no id can be made from "${name}"; give one of a to z, 0 to 9 and hyphens: ${option("id")} my-game`,
    );
  if (given !== undefined && given !== id)
    throw badOrder(
      wording`${option("id")} "${given}" is not a valid id: expected a to z, 0 to 9 and hyphens; write ${option("id")} ${id}`,
    );
  if (id === "shared")
    throw badOrder(
      wording`a game cannot be called "shared", because that folder is for what all games use; add ${option("id")} my-game`,
    );
  return id;
}
