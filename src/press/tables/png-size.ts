/** Width and height in px from the header of a PNG that we made. */
import type { Size } from "../../units/box.ts";

export function pngSizeIn(png: Uint8Array): Size {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
