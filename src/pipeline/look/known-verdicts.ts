/**
 * Results of inspectors, remembered by content: a repeated build inspects nothing again and starts no
 * child. Stopped readers are not, because another machine may be faster.
 */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { pictureKey } from "../../press/pictures/pictures.ts";
import type { PictureFacts } from "../../press/press.ts";
import { BYTES, json, type Kind } from "../../remember/kind.ts";
import { digestOf, digestOfBytes, type Memory, recallLater } from "../../remember/memory.ts";
import type { ProjectContext } from "../project.ts";
import { INSPECT_HERE } from "./inspect-here.ts";
import { areLasting, type Inspector } from "./inspector.ts";
import { isShippedFont } from "./shipped-fonts.ts";

/** The project's inspector, with a memory. Fonts that come with Broadside pass without inspection. */
export function inspectorOf({ inspector = INSPECT_HERE, memory, hasDrafts }: ProjectContext): Inspector {
  const asked = memory ? remembering(inspector, memory, hasDrafts) : inspector;
  const font: Inspector["font"] = async (bytes, file) =>
    isShippedFont(bytes) ? [] : asked.font(bytes, file);
  return { ...asked, font };
}

const PICTURE_FACTS: Kind<Result<PictureFacts | undefined>> = {
  name: "looked",
  weight: () => 500,
  codec: json(),
  isOfOneFile: true,
  lasts: ({ diagnostics }) => areLasting(diagnostics),
};
const FONT_FAULTS: Kind<readonly Diagnostic[]> = {
  name: "fonts",
  weight: () => 500,
  codec: json(),
  isOfOneFile: true,
  lasts: areLasting,
};
const UNPACKED: Kind<Uint8Array> = {
  name: "unpacked",
  weight: ({ length }) => length,
  codec: BYTES,
  isOfOneFile: true,
};
/** Large, and needed once in a print: only on disk. */
const PICTURES: Kind<Uint8Array> = { name: "pictures", codec: BYTES, isOfOneFile: true };
const DRAWN: Kind<Uint8Array> = { name: "rasters", codec: BYTES };
/** Those of drafts, which are asked for again while somebody types, and do not go to the disk. */
const DRAWN_OF_DRAFTS: Kind<Uint8Array> = { name: "rasters-of-drafts", weight: ({ length }) => length };

function remembering(inspector: Inspector, memory: Memory, hasDrafts = false): Inspector {
  return {
    picture: (bytes, file) =>
      recallLater(memory, PICTURE_FACTS, `${pictureKey(bytes)} ${file}`, () =>
        inspector.picture(bytes, file),
      ),
    font: (bytes, file) =>
      recallLater(memory, FONT_FAULTS, `${digestOfBytes(bytes)} ${file}`, () => inspector.font(bytes, file)),
    printable: (bytes, facts) => {
      const make = (): Promise<Uint8Array> => inspector.printable(bytes, facts);
      // A JPEG that is printed unchanged costs less to make than to keep.
      return facts.type === "jpeg" && !facts.grey ? make() : recallLater(memory, PICTURES, facts.key, make);
    },
    unpacked: async (bytes, file) => {
      const key = digestOfBytes(bytes);
      const known = memory.get(UNPACKED, key);
      if (known) return { value: known, diagnostics: [] };
      const unpacked = await inspector.unpacked(bytes, file);
      if (unpacked.value) memory.put(UNPACKED, key, unpacked.value);
      return unpacked;
    },
    draw: (svg, options) => {
      const draw = (): Promise<Uint8Array> => inspector.draw(svg, options);
      if (!options.passing) return draw();
      const key = digestOf(options.grey ? [svg, "grey"] : [svg]);
      return recallLater(memory, DRAWN, key, () =>
        hasDrafts ? recallLater(memory, DRAWN_OF_DRAFTS, key, draw) : draw(),
      );
    },
  };
}
