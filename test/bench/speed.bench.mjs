/**
 * Speed: whole runs of Broadside on made-up games, alternating with runs of other programs on the same cards. Every
 * figure is the minimum of its runs, because other programs on the machine only ever add to it. Targets are ratios; those
 * in ms are for a machine on which `node -e 0` takes 50 ms of CPU, and are compared with it everywhere.
 */
import { coldRows } from "./speed/cold-rows.mjs";
import { editRows } from "./speed/edit-rows.mjs";
import { gamesRows } from "./speed/games-rows.mjs";
import { growthRows } from "./speed/growth-rows.mjs";
import { installPeers } from "./speed/peers.mjs";

export { ratioTable as table } from "./speed/ratio-table.mjs";

export const title = "Speed";

/** Groups of rows that are measured together: `name`, and `measure`, which yields rows. */
const GROUPS = [...coldRows, ...editRows, ...gamesRows, ...growthRows];

export const groups = GROUPS.map(({ name }) => name);

/** @param wanted names of groups, or words that their names contain; none = all groups */
export async function* measure(wanted = []) {
  installPeers();
  const isNamed = (word) => groups.includes(word);
  for (const { name, measure } of GROUPS)
    if (wanted.length === 0 || wanted.some((word) => (isNamed(word) ? name === word : name.includes(word))))
      yield* measure();
}
