/** `check` of the four shipped games, in a copy of them. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { broadside, inTurn } from "../measure.mjs";
import { cold, removed } from "./game.mjs";
import { node } from "./peers.mjs";
import { ratioRow, timeGoal } from "./rows.mjs";

const EDITED = "content/pirate-tricks/decks/treasure.yaml";

export const gamesRows = [{ name: "four games", measure: fourGames }];

function* fourGames() {
  const folder = mkdtempSync(join(tmpdir(), "broadside-games-"));
  for (const part of ["content", "templates"]) cpSync(part, join(folder, part), { recursive: true });
  const text = readFileSync(EDITED, "utf8");
  const check = () => broadside(["check", "--project", folder]);
  try {
    const [all, unchanged, edited, started] = inTurn(
      3,
      () => {
        cold(folder);
        return check();
      },
      check,
      (time) => {
        writeFileSync(
          join(folder, EDITED),
          text.replace("Plunder Pay", `Plunder Pay ${"I".repeat(time + 1)}`),
        );
        return check();
      },
      node,
    );
    const beside = ["`node -e 0`", started];
    yield ratioRow("`check` of four games, cold", all, ...beside);
    yield ratioRow("the same, nothing changed", unchanged, ...beside);
    yield ratioRow("the same, a card of one game edited", edited, ...beside, timeGoal(800, 300));
  } finally {
    removed(folder);
  }
}
