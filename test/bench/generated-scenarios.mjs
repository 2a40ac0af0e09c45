/**
 * Any number of sound scenarios, made by the tool's own search: the same number gives the same ones on every machine.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tileOf } from "../../dist/game/cells/tile.js";
import { mapPrintOf } from "../../dist/game/decks/map-print.js";
import { openBundle } from "../../dist/host/bundle.js";
import { createNodeHost } from "../../dist/host/node-host.js";
import { scenarioYaml } from "../../dist/pipeline/fix/scenario/scenario-yaml.js";
import { movesOf } from "../../dist/pipeline/fix/scenario/suggested-scenario.js";
import { readGame } from "../../dist/pipeline/read/read-game.js";
import { createMemory } from "../../dist/remember/memory.js";
import { lengthClassOf } from "../../dist/track/length-class.js";
import { packOf } from "../../dist/track/map-pack.js";
import { suggestTrack } from "../../dist/track/suggest/suggest-track.js";
import { withDefaults } from "../../dist/track/suggest/wishes.js";

export const GAME = "pirate-quest";
const root = fileURLToPath(new URL("../..", import.meta.url));

/** A search for a track that never stops early. */
export function wholeSearch(search) {
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}

const READ = ["game", "deck", "glossary", "die"];

/** The map cards of a game. @param folder of the project, below this one */
export function packAndMoves(folder, id) {
  const project = {
    host: createNodeHost(join(root, folder)),
    bundle: openBundle(),
    memory: createMemory(),
  };
  const { game } = readGame(project, id, (kind) => READ.includes(kind)).value;
  return { pack: packOf(game), moves: movesOf(game) };
}

/** The same card as a patch of 37 hexagons, its terrains in turn, without bars. */
export function ofRadiusThree(card) {
  const cells = { shape: "pointy-hex", radius: 3 };
  const terrains = card.map.squares.map(({ terrain }) => terrain);
  const squares = tileOf(cells).cells.map((cell, index) => ({
    ...cell,
    terrain: terrains[index % terrains.length],
  }));
  const print = mapPrintOf({ width: 150, height: 150 }, cells, { isPatch: true });
  return { ...card, map: { ...card.map, cells, squares, bars: [], print } };
}

/** The map cards of the shipped game. */
export const shippedPack = () => packAndMoves(".", GAME).pack;

/** Of 3 to 10 cards in turn; every track is searched for once and then laid in other places. */
export function generatedTexts(pack, count) {
  const searched = Array.from({ length: 80 }, (_, index) => searchedTrack(pack, 3 + (index % 8), index));
  return Array.from({ length: count }, (_, index) => textOf(searched[index % searched.length], index));
}

function searchedTrack(pack, cards, seed) {
  const wishes = withDefaults({ cards, players: 4 });
  const { kind, found } = wholeSearch(suggestTrack(pack, wishes, seed));
  if (kind !== "found") throw new Error(`no track of ${cards} cards by seed ${seed}`);
  return { ...found, wishes };
}

function textOf({ plan, analysis, wishes }, index) {
  const track = plan.track.map((card) => ({ ...card, at: [card.at[0] + index, card.at[1] - index] }));
  return scenarioYaml({
    ...plan,
    track,
    id: `generated-${index}`,
    title: `Generated ${index}`,
    players: { min: 2, max: wishes.players },
    length: lengthClassOf(analysis.free.mp),
    forcedDiagonals: wishes.forcedDiagonals,
  });
}

/** A separate project with the shipped game's cards and these scenarios; pass its folder to `removed` at the end. */
export function projectWith(texts) {
  const project = mkdtempSync(join(tmpdir(), "broadside-bench-"));
  const folder = join(project, "content", GAME);
  const isKept = (path) => !/[/\\](scenarios|kits)$/.test(path);
  cpSync(join(root, "content", GAME), folder, { recursive: true, filter: isKept });
  cpSync(join(root, "templates"), join(project, "templates"), { recursive: true });
  mkdirSync(join(folder, "scenarios"));
  for (const [index, text] of texts.entries())
    writeFileSync(join(folder, "scenarios", `generated-${index}.yaml`), text);
  return project;
}

export const removed = (project) => rmSync(project, { recursive: true, force: true });
