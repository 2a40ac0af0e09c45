/** The findings of a booklet set for several kits: each once, with the kits unless it occurs in all. */
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { listed } from "../../../diagnostics/words.ts";

export interface KitFindings {
  /** Id of the kit that the booklet is printed with. */
  readonly kit: string;
  readonly diagnostics: readonly Diagnostic[];
}

export function acrossKits(all: readonly KitFindings[]): readonly Diagnostic[] {
  const found = new Map<string, { readonly first: Diagnostic; readonly kits: Set<string> }>();
  for (const { kit, diagnostics } of all)
    for (const first of diagnostics) {
      const key = `${first.rule}\0${first.file}\0${first.start.offset}\0${first.message}`;
      const known = found.get(key) ?? { first, kits: new Set() };
      found.set(key, known);
      known.kits.add(kit);
    }
  return [...found.values()].map(({ first, kits }) => {
    if (kits.size === all.length) return first;
    const where = `printed with ${listed([...kits])}`;
    return { ...first, label: first.label === undefined ? where : `${first.label}; ${where}` };
  });
}
