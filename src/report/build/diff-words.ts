/** What changed in a game, for a terminal. */
import { visible } from "../../diagnostics/text/visible.ts";
import { counted, shortened } from "../../diagnostics/words.ts";
import type { DiffOfPiece, GameDiff } from "../../index.ts";

/** Characters of a value that is shown. */
const MOST = 60;

/**
 * ```
 * pirate-quest from 1.0.0 at v1.0 to version 1.1.0
 * starter-pack: 1 piece changed
 *   battle/sword-3  Sword 3: changed
 *     special.cost: 2 -> 3
 * ```
 */
export function diffText({ game, since, version, kits, hasContent }: GameDiff): string {
  if (kits.length === 0) return "";
  const lines = [`${game} from ${since} to version ${version}`];
  for (const { kit, isNew, changes, otherBacks } of kits) {
    const count = changes.length === 0 ? "nothing changed" : `${counted(changes.length, "piece")} changed`;
    lines.push(
      `${kit}: ${isNew && changes.length > 0 ? `all new, ${counted(changes.length, "piece")}` : count}`,
    );
    lines.push(...otherBacks.map((deck) => `  all cards of "${deck}" have another back`));
    if (!isNew) lines.push(...changes.flatMap(linesOf));
  }
  if (!hasContent) lines.push("Fields are not compared: a journal has no content.");
  return `${lines.map(visible).join("\n")}\n`;
}

function linesOf({ kind, before, now, isBackOnly, renamed, fields }: DiffOfPiece): readonly string[] {
  const { deck = "", card = "", title = "" } = now ?? before ?? {};
  const copies =
    before && now && before.copies !== now.copies
      ? `, ${before.copies} -> ${counted(now.copies, "copy", "copies")}`
      : "";
  const what = isBackOnly ? "other back" : kind;
  const other = renamed ? `; renamed? it looks like ${renamed.deck}/${renamed.card}` : "";
  return [
    `  ${deck}/${card}  ${title}: ${what}${copies}${other}`,
    ...fields.map(
      ({ field, before: was = "(none)", now: is = "(none)" }) =>
        `    ${field}: ${shortened(was, MOST)} -> ${shortened(is, MOST)}`,
    ),
  ];
}
