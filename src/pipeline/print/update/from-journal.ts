/** A game as a journal of its prints has it: pieces and, if they were kept beside it, small pictures of them. */
import { type BroadsideError, badOrder } from "../../../diagnostics/broadside-error.ts";
import { option, wording } from "../../../diagnostics/wording.ts";
import { listed } from "../../../diagnostics/words.ts";
import type { OpenEarlier } from "./earlier-game.ts";
import { piecesAt } from "./journal-pieces.ts";
import type { OldPictures } from "./old-pictures.ts";
import type { PieceJournal } from "./piece-journal.ts";

/**
 * @param version of the prints to compare with; default the last print of each kit
 * @throws BroadsideError `bad-order` for a journal that cannot be used
 */
export function earlierInJournal(
  journal: PieceJournal,
  version: string | undefined,
  pictures: OldPictures,
): OpenEarlier {
  const { file, problem, kits, game } = journal;
  if (problem !== undefined)
    throw badOrder(
      wording`${option("since")}: the journal ${file} cannot be used: ${problem}; a build with ${option("journal")} writes one`,
    );
  if (kits.size === 0) throw refusal(`the journal ${file} has no prints to compare with`);
  const versions = [
    ...new Set([...kits.values()].flatMap(({ prints }) => prints.map((print) => print.version))),
  ];
  if (version !== undefined && !versions.includes(version))
    throw refusal(`the journal ${file} has no print of version "${version}"; it has ${listed(versions)}`);
  return async ({ game: { id } }) => {
    if (game !== id) throw refusal(`the journal ${file} is about the game "${game}", not about "${id}"`);
    const found = [...kits].flatMap(([kit, own]) => {
      const print = own.prints.findLast((one) => version === undefined || one.version === version);
      return print ? [{ kit, pieces: piecesAt(own, print.number), version: print.version }] : [];
    });
    const printed = [...new Set(found.map((one) => one.version))];
    return {
      shown: `${listed(printed.map((one) => `version ${one}`))} in ${file}`,
      version: printed.join(", "),
      kits: found,
      picture: ({ front }) => pictures.find(front),
    };
  };
}

const refusal = (words: string): BroadsideError => badOrder(wording`${option("since")}: ${words}`);
