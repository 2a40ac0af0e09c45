/** What a deck of map cards says about them: its cells, and the terrains that it or the game's glossary names. */
import { entryOf } from "../../source/edit/node-edits.ts";
import { nodeAt } from "../../source/locate.ts";
import { resolvePath } from "../../source/relative-path.ts";
import type { SourceDocument } from "../../source/tree.ts";
import { DEFAULT_TERRAIN_IDS } from "../../units/cells.ts";
import { cellsIn } from "../cells.ts";
import { misspeltFields } from "../faults/explain-map.ts";
import { glossarySchema } from "../files/glossary.schema.ts";
import type { MapDeck } from "../files/map-card.schema.ts";
import type { RefLookup } from "./field-refs.ts";

/** @param lookup opens the game's glossary, which is beside the folder of decks */
export function mapDeckIn(deck: SourceDocument, lookup: RefLookup): MapDeck {
  const { root } = deck;
  const path = resolvePath(deck.path, "../glossary.yaml");
  const glossary = path === undefined ? undefined : lookup(path);
  const known = terrainIds(glossary);
  const own = root && nodeAt(root, ["terrains"]);
  const written =
    own?.kind === "list" ? own.items.flatMap((item) => (item.kind === "scalar" ? [item.text] : [])) : [];
  const cells = cellsIn(root && nodeAt(root, ["cells"]));
  if (known === undefined) return { cells, terrains: undefined };
  // One that is misspelt is reported there, and may be what the cards have.
  const areKnown = written.every((terrain) => known.includes(terrain));
  const some = areKnown ? known.filter((terrain) => written.includes(terrain)) : [];
  return { cells, terrains: some.length > 0 ? some : [...new Set([...known, ...written])] };
}

/** Undefined if the glossary cannot be read, or has faulty `terrains:`, which is reported there. */
function terrainIds(glossary: SourceDocument | undefined): readonly string[] | undefined {
  if (glossary === undefined) return DEFAULT_TERRAIN_IDS;
  const { root } = glossary;
  if (root?.kind !== "map") return undefined;
  const entry = entryOf(root, "terrains");
  if (entry === undefined)
    return misspeltFields(root, glossarySchema).has("terrains") ? undefined : DEFAULT_TERRAIN_IDS;
  const ids = entry.value.kind === "map" ? entry.value.entries.map(({ key }) => key) : [];
  return ids.length > 0 ? ids : undefined;
}
