/** Pictures made ready at once, their bytes at hand: in a build that happens when a page asks for them. */
import type { Result } from "../../src/diagnostics/diagnostic.ts";
import { lookAtPicture, printableBytes } from "../../src/press/pictures.ts";
import type { Picture } from "../../src/press/press.ts";

export interface PreparedPicture extends Picture {
  readonly bytes: Uint8Array;
}

export async function preparePicture(
  bytes: Uint8Array,
  file: string,
): Promise<Result<PreparedPicture | undefined>> {
  const { value: facts, diagnostics } = await lookAtPicture(bytes, file);
  if (!facts) return { value: undefined, diagnostics };
  const printable = await printableBytes(bytes, facts);
  return { value: { ...facts, bytes: printable, load: async () => printable }, diagnostics };
}
