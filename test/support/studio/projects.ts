/** Projects that tests open in the studio: copies, so that each test may change its own. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../temporary.ts";

/**
 * What a copy is made of: folders of the repository, with texts of files replaced. A replacement names characters that
 * occur once in the file, so that a test fails when the project no longer contains what it is about.
 */
export interface StudioProject {
  readonly folders: readonly { readonly from: string; readonly to: string }[];
  readonly changes?: readonly { readonly path: string; readonly from: string; readonly to: string }[];
}

const HERE = "test/support/studio/harbour";

/**
 * "Harbour", a small game without findings: `decks/ships.yaml` (written out, with comments and a picture), `tides.yaml`
 * (made by `each`, with a card of its own), `crew.csv` (lines end with CRLF).
 */
export const HARBOUR: StudioProject = {
  folders: [
    { from: join(HERE, "content"), to: "content" },
    { from: join(HERE, "templates"), to: "templates" },
  ],
};

export const SHIPS = "content/harbour/decks/ships.yaml";
export const TIDES = "content/harbour/decks/tides.yaml";
export const CREW = "content/harbour/decks/crew.csv";
export const SHIP_TEMPLATE = "templates/harbour/ship.svg.hbs";

/** Harbour with an error and a hint that have fixes, an error without, and a warning about a template. */
export const PLANTED: StudioProject = {
  ...HARBOUR,
  changes: [
    // yaml/unquoted-text: the offered fix puts quotes around it
    { path: SHIPS, from: 'text: "Gain :coin: when you fish."', to: "text: Gain :coin: when you fish." },
    // a value that the schema does not allow
    { path: SHIPS, from: "cost: 9", to: "cost: 19" },
    // an icon that does not exist
    { path: CREW, from: ":coin:.", to: ":coyn:." },
    // a drawing that ends at the cut
    { path: "templates/harbour/tide.svg.hbs", from: '<rect x="3" y="3"', to: '<rect x="0" y="3"' },
  ],
};

/** "Polar Race", a game whose tracks are laid of tiles of seven hexagons each, with terrains of its own. */
export const POLAR: StudioProject = {
  folders: [
    { from: "test/support/studio/polar/content", to: "content" },
    { from: "test/support/studio/polar/templates", to: "templates" },
  ],
};

/** The sample games, with tracks of cellars of 3 x 3 squares, and of interlocking tiles of seven hexagons. */
export const DUNGEON: StudioProject = sampleGame("dungeon");
export const HEX_RACE: StudioProject = sampleGame("hex-race");

function sampleGame(id: string): StudioProject {
  return {
    folders: ["content", "templates"].map((part) => ({ from: `docs/starters/${id}/${part}`, to: part })),
  };
}

/** The game with the Starter Pack: pirate-quest and what its templates share. */
export const STARTER_PACK: StudioProject = {
  folders: [
    { from: "content/pirate-quest", to: "content/pirate-quest" },
    { from: "templates", to: "templates" },
  ],
};

/** A copy in a temporary folder. @returns the folder */
export function copyOf({ folders, changes = [] }: StudioProject): string {
  const copy = temporaryFolder();
  for (const { from, to } of folders) cpSync(from, join(copy, to), { recursive: true });
  for (const { path, from, to } of changes) replaceIn(join(copy, path), from, to);
  return copy;
}

/** Replaces the one occurrence of a text in a file, as another program would. */
export function replaceIn(file: string, from: string, to: string): void {
  const parts = readFileSync(file, "utf8").split(from);
  if (parts.length !== 2)
    throw new Error(`${file} contains ${JSON.stringify(from)} ${parts.length - 1} times`);
  writeFileSync(file, parts.join(to));
}
