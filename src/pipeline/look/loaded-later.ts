/** An inspector whose code is loaded for the first file that it opens: most calls open none. */
import type { Inspector } from "./inspector.ts";

export function loadedLater(load: () => Promise<Inspector>): Inspector {
  let loading: Promise<Inspector> | undefined;
  const inspector = (): Promise<Inspector> => {
    loading ??= load();
    return loading;
  };
  return {
    picture: async (...asked) => (await inspector()).picture(...asked),
    printable: async (...asked) => (await inspector()).printable(...asked),
    font: async (...asked) => (await inspector()).font(...asked),
    unpacked: async (...asked) => (await inspector()).unpacked(...asked),
    draw: async (...asked) => (await inspector()).draw(...asked),
  };
}
