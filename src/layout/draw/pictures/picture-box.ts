/** The box of a picture: what its element says, and what follows from the picture itself. */
import type { Box, Size } from "../../../units/box.ts";
import { MM_PER_UNIT } from "../../../units/length.ts";
import type { PixelSource, SvgSource } from "../../resources.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { type Frame, mmPerUnit } from "../frame.ts";
import { cornerOf } from "../own-attributes.ts";
import { lengthAttribute } from "../read-attribute.ts";
import { openSource } from "./source.ts";

/** What a picture measures by itself, in user units; `pxUnits` of them are a CSS px. */
export function naturalSize(source: SvgSource | PixelSource, frame: Frame, pxUnits: number): Size {
  if ("text" in source) {
    const { size, box } = openSource(source, frame.drawing);
    return { width: (size ?? box).width * pxUnits, height: (size ?? box).height * pxUnits };
  }
  // A picture of pixels has no size on paper: it then prints as fine as the printer resolves.
  const pixel = pxUnits === 1 ? 1 : MM_PER_UNIT.in / frame.drawing.resources.rasterDpi / mmPerUnit(frame);
  return { width: source.size.width * pixel, height: source.size.height * pixel };
}

/** The box that the element gives; a side that it leaves out follows from the picture. */
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
