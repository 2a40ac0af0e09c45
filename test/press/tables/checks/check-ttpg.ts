/** What a schema cannot say of a package of Tabletop Playground: files exist, indices are on the grid, ids are unique. */
import { type Files, jsonOf } from "../readers/seen.ts";

/** One line for each fault. */
export function faultsOfTtpg(files: Files, folder: string): readonly string[] {
  const faults: string[] = [];
  const guids = new Set<string>();
  for (const [path, bytes] of files) {
    if (!path.startsWith(`${folder}/Templates/`)) continue;
    const template = jsonOf(bytes);
    if (guids.has(template.GUID)) faults.push(`two templates have the GUID ${template.GUID}`);
    guids.add(template.GUID);
    if (path !== `${folder}/Templates/${template.GUID}.json`) faults.push(`${path} is not named by its GUID`);
    const textures = [
      template.FrontTexture,
      template.BackTexture,
      ...(template.Models ?? []).map((one: { Texture: string }) => one.Texture),
    ];
    for (const texture of textures)
      if (texture && !files.has(`${folder}/Textures/${texture}`))
        faults.push(`${path}: no texture "${texture}"`);
    const slots = (template.NumHorizontal ?? 1) * (template.NumVertical ?? 1);
    for (const index of template.Indices ?? [])
      if (index >= slots) faults.push(`${path}: index ${index} is beyond the grid`);
  }
  return faults;
}
