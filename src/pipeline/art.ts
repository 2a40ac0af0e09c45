/**
 * The game's pictures: every file below its folder that is no content file, looked at once. Layout asks for sizes and
 * drawings by path; the press gets the prepared pixels of those that were used.
 */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import type { PixelSource, SvgSource } from "../layout/resources.ts";
import { preparePicture } from "../press/pictures.ts";
import type { PreparedPicture } from "../press/press.ts";
import { decodeText } from "../source/decode.ts";
import type { Project } from "./project.ts";

export interface ArtLibrary {
  /** A picture by its path in the game's folder. */
  find(href: string): SvgSource | PixelSource | undefined;
  readonly files: readonly string[];
  /** Pixels by key. */
  readonly pictures: ReadonlyMap<string, PreparedPicture>;
}

/** Opens the pictures of a game's folder that some face names. */
export async function openArt(
  project: Project,
  folder: string,
  hrefs: ReadonlySet<string>,
): Promise<Result<ArtLibrary>> {
  const files = project.host
    .listFiles(folder)
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => !/\.(ya?ml|csv|md|txt)$/i.test(file) && !file.startsWith("icons/"));
  const found = new Map<string, SvgSource | PixelSource>();
  const pictures = new Map<string, PreparedPicture>();
  const diagnostics: Diagnostic[] = [];
  for (const path of files.filter((file) => hrefs.has(file))) {
    const file = `${folder}/${path}`;
    const bytes = project.host.readBytes(file);
    if (/\.svg$/i.test(path)) {
      const text = decodeText(file, bytes);
      diagnostics.push(...text.diagnostics);
      found.set(path, { key: file, file, text: text.value.text });
      continue;
    }
    const picture = await preparePicture(bytes, file);
    diagnostics.push(...picture.diagnostics);
    if (!picture.value) continue;
    const { key, width, height } = picture.value;
    pictures.set(key, picture.value);
    found.set(path, { key, file, size: { width, height } });
  }
  return { value: { find: (href) => found.get(href), files, pictures }, diagnostics };
}

/** What a rendered face points to: the values of its href attributes, references inside the drawing left out. */
export function hrefsIn(svg: string): readonly string[] {
  return [...svg.matchAll(/\bhref\s*=\s*["']([^"'#][^"']*)["']/g)].map((match) => match[1] as string);
}
