/**
 * The game's pictures: every file below its folder that some drawing points to, and pictures embedded in drawings, each
 * looked at once. Layout asks for sizes and drawings by address; the press gets the prepared pixels.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { PixelSource, SvgSource } from "../layout/resources.ts";
import { preparePicture } from "../press/pictures.ts";
import type { PreparedPicture } from "../press/press.ts";
import { decodeText } from "../source/decode.ts";
import { embeddedBytes, hrefKey, isEmbedded } from "./embedded.ts";
import type { Project } from "./project.ts";

export interface ArtLibrary {
  /** Opens the pictures that a drawing points to, and those that drawings among these point to; each once. */
  open(svg: string, file: string): Promise<void>;
  /** A picture that was opened, by its path in the game's folder or by its `data:` address. */
  find(href: string): SvgSource | PixelSource | undefined;
  readonly files: readonly string[];
  /** Those of them that some drawing points to, of what was opened so far. */
  readonly shown: ReadonlySet<string>;
  /** Pixels by key, of what was opened so far. */
  readonly pictures: ReadonlyMap<string, PreparedPicture>;
  /** Faults of what was opened so far. */
  readonly diagnostics: readonly Diagnostic[];
}

export function createArtLibrary({ host }: Project, folder: string): ArtLibrary {
  const files = host
    .listFiles(folder)
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => !/\.(ya?ml|csv|md|txt)$/i.test(file));
  const known = new Set(files);
  const found = new Map<string, SvgSource | PixelSource>();
  const pictures = new Map<string, PreparedPicture>();
  const diagnostics: Diagnostic[] = [];
  const asked = new Set<string>();
  /** What is still to be opened, and the drawing that asks for it; drawings among them add to it. */
  const queue: { readonly href: string; readonly from: string }[] = [];
  return { open, find: (href) => found.get(href), files, shown: asked, pictures, diagnostics };

  async function open(svg: string, file: string): Promise<void> {
    want(svg, file, "");
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { href, from } = next;
      if (isEmbedded(href)) await openEmbedded(href, from);
      else if (/\.svg$/i.test(href)) openDrawing(href);
      else await openPixels(href);
    }
  }

  function want(svg: string, file: string, base: string): void {
    for (const href of hrefsIn(svg))
      for (const path of isEmbedded(href) ? [href] : [base + href, href])
        if ((isEmbedded(path) || known.has(path)) && !asked.has(path)) {
          asked.add(path);
          queue.push({ href: path, from: file });
        }
  }

  function openDrawing(path: string): void {
    const file = `${folder}/${path}`;
    const { value, diagnostics: findings } = decodeText(file, host.readBytes(file));
    const base = path.slice(0, path.lastIndexOf("/") + 1);
    diagnostics.push(...findings);
    found.set(path, { key: file, file, text: value.text, folder: base });
    want(value.text, file, base);
  }

  async function openPixels(path: string): Promise<void> {
    const file = `${folder}/${path}`;
    const picture = await preparePicture(host.readBytes(file), file);
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
  return [...svg.matchAll(/\bhref\s*=\s*(?:"([^"#][^"]*)"|'([^'#][^']*)')/g)].map((match) =>
    hrefKey(withoutEntities(match[1] ?? (match[2] as string))),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function withoutEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (_, hex, decimal, name) =>
    name
      ? (ENTITIES[name.toLowerCase()] as string)
      : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  );
}
