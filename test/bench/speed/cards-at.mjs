/** A workplace for as long as some rows need it. */
import { removed, workplace } from "./game.mjs";

export { cards } from "./cards.mjs";

/** @param options of the workplace @param work a generator of rows, given the folder and the cards */
export async function* at(all, options, work) {
  const folder = workplace(all, options);
  try {
    yield* work(folder, all);
  } finally {
    removed(folder);
  }
}
