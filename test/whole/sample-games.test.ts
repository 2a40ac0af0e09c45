/**
 * From a sample game to a track of one's own, with the command that users start: a new tile, a track drawn in text that
 * does not work, its repair, and the sheets.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { broadside } from "../support/command/command.ts";
import { temporaryFolder } from "../support/temporary.ts";

interface Walk {
  readonly sample: string;
  /** The deck of tiles. */
  readonly deck: string;
  /** A tile that cannot be crossed from left to right. */
  readonly tile: string;
  readonly track: string;
}

const WALKS: readonly Walk[] = [
  {
    sample: "dungeon",
    deck: "cellars",
    tile: "  - { id: own, squares: [[stone, pit, stone], [stone, pit, stone], [stone, pit, stone]] }\n",
    track: "start: 1.b1\nfinish: 3.c2\nmap: |\n  c02 own c12\n",
  },
  {
    sample: "hex-race",
    deck: "tiles",
    tile: "  - { id: own, hexes: [[path, path], [pond, pond, pond], [path, path]] }\n",
    track: "map: |\n  /\n  g01 own g04\n",
  },
];

test.each(WALKS)("a new tile and a track for it: $sample", ({ sample, deck, tile, track }) => {
  const folder = temporaryFolder();
  const run = (where: string, line: string) => broadside(line.split(" "), where);
  expect(run(folder, `init mine --from ${sample}`).status).toBe(0);
  const project = join(folder, "mine");
  const tiles = join(project, `content/mine/decks/${deck}.yaml`);
  writeFileSync(tiles, readFileSync(tiles, "utf8") + tile);
  const file = join(project, "content/mine/scenarios/own-way.yaml");
  const text = `# My way.\nscenario: own-way\ntitle: My Own Way\nplayers: { min: 2, max: 4 }\nlength: short\n${track}`;
  writeFileSync(file, text);

  const faulty = run(project, "scenario check own-way");
  expect(faulty).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("error[track/unreachable-finish]"),
  });
  const repair = run(project, "scenario suggest --fix own-way --write");
  expect(repair, repair.stdout).toMatchObject({ status: 0 });
  expect(readFileSync(file, "utf8")).toMatch(/^# My way\.\nscenario: own-way\n/);
  const sound = run(project, "check --fail-on warning");
  expect(sound.status, sound.stdout).toBe(0);
  expect(run(project, "build --scenario own-way").status).toBe(0);
  for (const sheet of ["setup", "poster", "cards"])
    expect(existsSync(join(project, `output/mine/own-way-${sheet}-a4.pdf`)), sheet).toBe(true);
});
