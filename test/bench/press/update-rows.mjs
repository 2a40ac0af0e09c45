/** An update pack of three of the 81 cards of Pirate Quest, beside a whole build of them with nothing kept. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { broadside, inTurn } from "../measure.mjs";
import { cold, removed } from "../speed/game.mjs";
import { ratioRow } from "../speed/rows.mjs";

const GAME = "pirate-quest";
const DECK = `content/${GAME}/decks/battle.yaml`;
const BUILD = ["build", GAME, "--kit", "starter-pack"];

/** By the issue "finish like a press". */
const MOST = 0.3;

export const updateRows = [{ name: "update pack", measure: updatePack }];

function* updatePack() {
  const folder = mkdtempSync(join(tmpdir(), "broadside-update-"));
  for (const part of ["content", "templates"])
    cpSync(`${part}/${GAME}`, join(folder, part, GAME), { recursive: true });
  // Its rules would refuse arbitrary costs.
  rmSync(join(folder, `content/${GAME}/rules.yaml`));
  const text = readFileSync(join(folder, DECK), "utf8");
  const journal = join(folder, "prints.json");
  const build = (...more) => broadside([...BUILD, "--project", folder, ...more]);
  try {
    const [update, whole] = inTurn(
      5,
      (time) => {
        build("--journal", journal);
        writeFileSync(join(folder, DECK), withOtherCosts(text, 1 + (time % 3)));
        return build("--since", journal, "--out", join(folder, `update-${time}`));
      },
      () => {
        writeFileSync(join(folder, DECK), text);
        cold(folder);
        return build();
      },
    );
    yield ratioRow("update pack of 3 of 81 cards", update, "the whole build, cold", whole, { most: MOST });
  } finally {
    removed(folder);
  }
}

/** Three cards cost something that they did not cost before. */
function withOtherCosts(text, cost) {
  let changed = 0;
  const other = text.replace(/(id: (?:sword-3|axe-5|bow-1),.*?cost: )(\d)/g, (_, before, old) => {
    changed++;
    return `${before}${Number(old) === cost ? cost + 1 : cost}`;
  });
  if (changed !== 3) throw new Error(`${changed} cards were found, expected 3`);
  return other;
}
