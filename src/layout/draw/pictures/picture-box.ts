/** The box of a picture: from its element, completed by the picture's own size. */
import type { Box, Size } from "../../../units/box.ts";
import { MM_PER_UNIT } from "../../../units/length.ts";
import type { PixelSource, SvgSource } from "../../resources.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { type Frame, mmPerUnit } from "../frame.ts";
import { cornerOf } from "../own-attributes.ts";
import { lengthAttribute } from "../read-attribute.ts";
import { openSource } from "./source.ts";

/** The size of a picture itself, in user units; one CSS px is `pxUnits` of them. */
export function naturalSize(source: SvgSource | PixelSource, frame: Frame, pxUnits: number): Size {
  if ("text" in source) {
    const { size, box } = openSource(source, frame.drawing);
    return { width: (size ?? box).width * pxUnits, height: (size ?? box).height * pxUnits };
  }
  // A raster picture has no size on paper: it prints at the resolution of the printer.
  const pixel = pxUnits === 1 ? 1 : MM_PER_UNIT.in / frame.drawing.resources.rasterDpi / mmPerUnit(frame);
  return { width: source.size.width * pixel, height: source.size.height * pixel };
}

/** The box that the element gives; a missing side follows from the picture's proportions. */
export function pictureBox(element: SvgElement, frame: Frame, natural: Size | undefined): Box | undefined {
  const width = lengthAttribute(frame, element, "width", "x", { least: 0 });
  const height = lengthAttribute(frame, element, "height", "y", { least: 0 });
  const ratio = natural ? natural.width / natural.height : 1;
  const size =
    width === undefined && height === undefined
      ? natural
      : { width: width ?? (height ?? 0) * ratio, height: height ?? (width ?? 0) / ratio };
  if (!size || !(size.width > 0 && size.height > 0)) return undefined;
  return { ...cornerOf(element, frame), ...size };
}
