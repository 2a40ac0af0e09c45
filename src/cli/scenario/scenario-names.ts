/** Ids of new scenarios, and titles of new scenarios and games, as the user gives them. */

import { LONGEST_TITLE } from "../../pipeline/fix/new-game/titles.ts";
import { isReserved, LONGEST_NAME, slug } from "../../pipeline/print/output-names.ts";
import { CannotRun } from "../terminal/cannot-run.ts";

/**
 * @param option what stands before it on the command line: "--id"
 * @throws CannotRun for what is no id, with the nearest that is one
 */
export function givenId(given: string, option = ""): string {
  const said = (id: string): string => (option === "" ? id : `${option} ${id}`);
  const expected = "a to z, 0 to 9 and hyphens";
  if (!/[a-z0-9]/i.test(given.normalize("NFKD")))
    throw new CannotRun(`${said(`"${given}"`)} is no id: ${expected} are expected`);
  if (given.length > LONGEST_NAME)
    throw new CannotRun(
      `${option === "" ? "the id" : option} is too long: it has ${given.length} characters, at most ${LONGEST_NAME} are expected`,
    );
  if (isReserved(given.toLowerCase()))
    throw new CannotRun(
      `${said(`"${given}"`)} is no id: Windows keeps this name for itself; write ${said(`${given.toLowerCase()}-track`)}`,
    );
  if (given !== slug(given))
    throw new CannotRun(`${said(`"${given}"`)} is no id: ${expected}; write ${said(slug(given))}`);
  return given;
}

/** @throws CannotRun for a title that cannot be printed on one line */
export function givenTitle(given: string): string {
  const title = given.trim();
  if (title === "" || /[\p{Cc}\p{Cs}]/u.test(title))
    throw new CannotRun("--title: some words on one line are expected");
  if ([...title].length > LONGEST_TITLE)
    throw new CannotRun(`--title: at most ${LONGEST_TITLE} characters are expected`);
  return title;
}
