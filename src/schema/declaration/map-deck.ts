/** What a deck of map cards says about them: its cells, and the terrains that it or the game's glossary names. */
import { entryOf } from "../../source/edit/node-edits.ts";
import { nodeAt } from "../../source/locate.ts";
import { resolvePath } from "../../source/relative-path.ts";
import type { SourceDocument, SourceNode } from "../../source/tree.ts";
import { cellsIn } from "../cells.ts";
import type { MapDeck } from "../files/map-card.schema.ts";
import type { RefLookup } from "./field-refs.ts";

/** Those of a game whose glossary names none (game/scenarios/terrain.ts has their looks). */
export const DEFAULT_TERRAIN_IDS = ["white", "green", "blue", "red", "black"] as const;

/** @param lookup opens the game's glossary, which is beside the folder of decks */
export function mapDeckIn(deck: SourceDocument, lookup: RefLookup): MapDeck {
  const { root } = deck;
  const path = resolvePath(deck.path, "../glossary.yaml");
  const glossary = path === undefined ? undefined : lookup(path);
  const known = terrainIds(glossary?.root);
  const own = root && nodeAt(root, ["terrains"]);
  const written =
    own?.kind === "list" ? own.items.flatMap((item) => (item.kind === "scalar" ? [item.text] : [])) : [];
  const some = known.filter((terrain) => written.includes(terrain));
  return { cells: cellsIn(root && nodeAt(root, ["cells"])), terrains: some.length > 0 ? some : known };
}

function terrainIds(glossary: SourceNode | undefined): readonly string[] {
  const node = glossary?.kind === "map" ? entryOf(glossary, "terrains")?.value : undefined;
  const ids = node?.kind === "map" ? node.entries.map(({ key }) => key) : [];
  return ids.length > 0 ? ids : DEFAULT_TERRAIN_IDS;
}
