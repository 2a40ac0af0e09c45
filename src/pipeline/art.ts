/**
 * The game's pictures: every file below its folder that some drawing points to, and pictures embedded in drawings, each
 * looked at once. Layout asks for sizes and drawings by address; the press gets the prepared pixels.
 */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import type { PixelSource, SvgSource } from "../layout/resources.ts";
import { preparePicture } from "../press/pictures.ts";
import type { PreparedPicture } from "../press/press.ts";
import { decodeText } from "../source/decode.ts";
import { embeddedBytes, hrefKey, isEmbedded } from "./embedded.ts";
import type { Project } from "./project.ts";

export interface ArtLibrary {
  /** A picture by its path in the game's folder, or by its `data:` address. */
  find(href: string): SvgSource | PixelSource | undefined;
  readonly files: readonly string[];
  /** Pixels by key. */
  readonly pictures: ReadonlyMap<string, PreparedPicture>;
}

/** A drawing that may point to pictures. */
export interface Pointing {
  readonly file: string;
  readonly svg: string;
}

/** Opens the pictures that drawings of a game point to, and those that drawings among these pictures point to. */
export async function openArt(
  project: Project,
  folder: string,
  drawings: readonly Pointing[],
): Promise<Result<ArtLibrary>> {
  const files = project.host
    .listFiles(folder)
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => !/\.(ya?ml|csv|md|txt)$/i.test(file) && !file.startsWith("icons/"));
  const known = new Set(files);
  const found = new Map<string, SvgSource | PixelSource>();
  const pictures = new Map<string, PreparedPicture>();
  const diagnostics: Diagnostic[] = [];
  // a Map grows while it is walked, so that pictures in pictures come along
  const wanted = new Map<string, string>();
  for (const { svg, file } of drawings) want(svg, file, "");
  for (const [href, from] of wanted) {
    if (isEmbedded(href)) await openEmbedded(href, from);
    else if (/\.svg$/i.test(href)) openDrawing(href);
    else await openPixels(href);
  }
  return { value: { find: (href) => found.get(href), files, pictures }, diagnostics };

  function want(svg: string, file: string, base: string): void {
    for (const href of hrefsIn(svg))
      for (const path of isEmbedded(href) ? [href] : [base + href, href])
        if ((isEmbedded(path) || known.has(path)) && !wanted.has(path)) wanted.set(path, file);
  }

  function openDrawing(path: string): void {
    const file = `${folder}/${path}`;
    const { value, diagnostics: findings } = decodeText(file, project.host.readBytes(file));
    const base = path.slice(0, path.lastIndexOf("/") + 1);
    diagnostics.push(...findings);
    found.set(path, { key: file, file, text: value.text, folder: base });
    want(value.text, file, base);
  }

  async function openPixels(path: string): Promise<void> {
    const file = `${folder}/${path}`;
    const picture = await preparePicture(project.host.readBytes(file), file);
    diagnostics.push(...picture.diagnostics);
    take(path, file, picture.value);
  }

  async function openEmbedded(href: string, file: string): Promise<void> {
    const bytes = embeddedBytes(href, file);
    if (bytes === undefined) return;
    if (!(bytes instanceof Uint8Array)) {
      diagnostics.push(bytes);
      return;
    }
    const picture = await preparePicture(bytes, "an embedded picture");
    diagnostics.push(...picture.diagnostics.map((finding) => ({ ...finding, file })));
    take(href, file, picture.value);
  }

  function take(href: string, file: string, picture: PreparedPicture | undefined): void {
    if (!picture) return;
    const { key, width, height } = picture;
    pictures.set(key, picture);
    found.set(href, { key, file, size: { width, height } });
  }
}

/** What a drawing points to: the values of its href attributes, references inside the drawing left out. */
export function hrefsIn(svg: string): readonly string[] {
  return [...svg.matchAll(/\bhref\s*=\s*["']([^"'#][^"']*)["']/g)].map((match) =>
    hrefKey(match[1] as string),
  );
}
