/** Files for a digital table beside plain pictures of the same cards, all of Pirate Attack with its expansions at 300 dpi. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { broadside, inTurn } from "../measure.mjs";
import { removed } from "../speed/game.mjs";
import { ratioRow } from "../speed/rows.mjs";

/** By the issue "finish like a press": times the CPU of plain pictures, and MB of memory. */
const MOST = 1.5;
const MOST_MB = 400;
const MB_PER_MIB = 2 ** 20 / 1e6;

export const exportRows = [{ name: "export tts", measure: exports }];

function* exports() {
  const folder = mkdtempSync(join(tmpdir(), "broadside-export-"));
  const exported = (target) =>
    broadside(["export", target, "pirate-attack", "--kit", "everything", "--no-cache", "--out", folder]);
  try {
    const [table, pictures] = inTurn(
      2,
      () => exported("tts"),
      () => exported("png"),
    );
    yield ratioRow("`export tts` of Pirate Attack", table, "`export png` of the same", pictures, {
      most: MOST,
    });
    const allowed = [{ memory: MOST_MB / MB_PER_MIB }];
    yield ratioRow(
      "`export png`, memory of the larger process",
      pictures,
      "400 MB",
      allowed,
      { most: 1 },
      "memory",
    );
  } finally {
    removed(folder);
  }
}
