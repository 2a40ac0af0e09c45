/**
 * Terrains that the glossary has and that cannot be used, because of a fault that is reported there: what can be read of
 * them stands in, so that no card, figure or track is blamed for naming them.
 */
import { nearest } from "../../diagnostics/nearest.ts";
import type { GlossaryFile } from "../../schema/files.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceNode } from "../../source/tree.ts";
import type { Report } from "../fault.ts";
import type { CheckedFile, ResolveInput } from "../input.ts";
import type { Terrain } from "./terrain.ts";

const STAND_IN = { colour: "#cccccc", sign: "?", cost: 1 } as const;

/** In the order written, together with those that can be used; undefined if the glossary is sound, or cannot be read at all. */
export function terrainsWithLost(
  { folder, sources }: Pick<ResolveInput, "folder" | "sources">,
  glossary: CheckedFile<GlossaryFile> | undefined,
  usable: readonly Terrain[],
): readonly Terrain[] | undefined {
  const root = sources.get(`${folder}/glossary.yaml`)?.root;
  const written = root && nodeAt(root, ["terrains"]);
  if (written?.kind !== "map") return undefined;
  const known = new Map(glossary?.file.terrains ? usable.map((terrain) => [terrain.id, terrain]) : []);
  const ids = written.entries.map(({ key }) => key);
  if (ids.every((id) => known.has(id))) return undefined;
  return ids.map((id) => known.get(id) ?? standIn(id, nodeAt(written, [id])));
}

/**
 * Leaves out faults about terrains if the glossary, which has them, cannot be read, or if its `terrains:` are misspelt or
 * empty: that is reported itself.
 */
export function knowingTerrains(
  { folder, sources, glossary }: Pick<ResolveInput, "folder" | "sources" | "glossary">,
  report: Report,
): Report {
  const document = sources.get(`${folder}/glossary.yaml`);
  if (document === undefined) return report;
  const { root } = document;
  const keys = root?.kind === "map" ? root.entries.map(({ key }) => key) : [];
  const hasLost = glossary?.file.terrains === undefined && keys.some((key) => nearest(key, ["terrains"]));
  const isUnread = root === undefined && glossary === undefined;
  if (!hasLost && !isUnread) return report;
  return (fault) => {
    if (!fault.rule.endsWith("/unknown-terrain")) report(fault);
  };
}

function standIn(id: string, node: SourceNode | undefined): Terrain {
  const textOf = (field: string): string | undefined => {
    const value = node && nodeAt(node, [field]);
    return value?.kind === "scalar" ? value.text : undefined;
  };
  const [colour = "", sign = "", cost = ""] = ["colour", "sign", "cost"].map(textOf);
  const die = textOf("die");
  return {
    id,
    title: textOf("title") ?? id,
    colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : STAND_IN.colour,
    sign: sign.length >= 1 && sign.length <= 3 ? sign : STAND_IN.sign,
    cost: cost === "blocked" ? cost : /^[1-9]\d?$/.test(cost) ? Number(cost) : STAND_IN.cost,
    ...(die === undefined ? {} : { die }),
  };
}
