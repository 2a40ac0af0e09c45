/**
 * A project that is opened before anybody asks for it, with what a first view needs made ready: the server does that while
 * the browser starts. What goes wrong here is reported when the page asks.
 */
import type { Project } from "../../index.ts";

/** @returns opens the project: the first time the one that was made ready, if that worked */
export function readied(open: () => Promise<Project>): () => Promise<Project> {
  let ahead: Promise<Project> | undefined = open();
  ahead.then(makeReady).catch(() => {});
  return async () => {
    const opening = ahead;
    ahead = undefined;
    try {
      return await (opening ?? open());
    } catch (error) {
      // What was missing may be there by now.
      if (opening === undefined) throw error;
      return open();
    }
  };
}

/** Reads the first game, and draws the first card of each of its decks: with its templates, fonts and icons. */
async function makeReady(project: Project): Promise<void> {
  const [first] = await project.games();
  if (!first) return;
  const faces = first.decks.flatMap(({ id, cards: [card] }) =>
    card === undefined ? [] : { deck: id, card },
  );
  await project.faces({ game: first.id, faces });
}
