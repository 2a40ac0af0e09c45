/**
 * Results of inspectors, kept in the project's cache by content: a repeated build inspects nothing again and starts no
 * child. Stopped readers are not cached, because another machine may be faster.
 */
import type { Result } from "../../diagnostics/diagnostic.ts";
import { pictureKey } from "../../press/pictures/pictures.ts";
import type { PictureFacts } from "../../press/press.ts";
import type { Cache } from "../../remember/cache.ts";
import { keepValue, recallValue } from "../../remember/kept-value.ts";
import { digestOf } from "../../remember/memory.ts";
import type { ProjectContext } from "../project.ts";
import { INSPECT_HERE } from "./inspect-here.ts";
import { areLasting, type Inspector } from "./inspector.ts";
import { isShippedFont } from "./shipped-fonts.ts";

/** The project's inspector, with a cache. Fonts that come with Broadside pass without inspection. */
export function inspectorOf({ inspector = INSPECT_HERE, cache }: ProjectContext): Inspector {
  const asked = cache ? remembering(inspector, cache) : inspector;
  const font: Inspector["font"] = async (bytes, file) =>
    isShippedFont(bytes) ? [] : asked.font(bytes, file);
  return { ...asked, font };
}

function remembering(inspector: Inspector, cache: Cache): Inspector {
  return {
    picture: (bytes, file) =>
      verdict(
        cache,
        "looked",
        `${pictureKey(bytes)} ${file}`,
        () => inspector.picture(bytes, file),
        isLasting,
      ),
    font: (bytes, file) =>
      verdict(cache, "fonts", digestOf([bytes, file]), () => inspector.font(bytes, file), areLasting),
    printable: (bytes, facts) =>
      // A JPEG that is printed unchanged costs less to make than to cache.
      facts.type === "jpeg"
        ? inspector.printable(bytes, facts)
        : kept(cache, "pictures", facts.key, () => inspector.printable(bytes, facts)),
    unpacked: async (bytes, file) => {
      const key = digestOf([bytes]);
      const known = cache.get("unpacked", key);
      if (known) return { value: known, diagnostics: [] };
      const unpacked = await inspector.unpacked(bytes, file);
      if (unpacked.value) cache.put("unpacked", key, unpacked.value);
      return unpacked;
    },
    draw: (svg, options) => {
      const draw = (): Promise<Uint8Array> => inspector.draw(svg, options);
      return options.passing ? kept(cache, "drawings", digestOf([svg]), draw) : draw();
    },
  };
}

const isLasting = ({ diagnostics }: Result<PictureFacts | undefined>): boolean => areLasting(diagnostics);

async function verdict<T>(
  cache: Cache,
  shelf: string,
  key: string,
  look: () => Promise<T>,
  isLasting: (found: T) => boolean,
): Promise<T> {
  const known = recallValue<T>(cache, shelf, key);
  if (known) return known;
  const found = await look();
  if (isLasting(found)) keepValue(cache, shelf, key, found);
  return found;
}

async function kept(
  cache: Cache,
  shelf: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const known = cache.get(shelf, key);
  if (known) return known;
  const made = await make();
  cache.put(shelf, key, made);
  return made;
}
