/**
 * A project that is opened before anybody asks for it, with what a first view needs made ready: the server does that while
 * the browser starts. What goes wrong here is reported when the page asks.
 */
import type { Project } from "../../index.ts";

export interface Readied {
  /** Opens the project: the first time the one that was made ready, if that worked. */
  open(): Promise<Project>;
  /** Begins with it, unless the project was asked for already. */
  begin(): void;
}

/** @param onReady called when everything is ready that can be */
export function readied(open: () => Promise<Project>, onReady = (): void => {}): Readied {
  let ahead: Promise<Project> | undefined;
  let isAsked = false;
  return {
    begin: () => {
      if (isAsked) return onReady();
      ahead = open();
      void ahead
        .then(makeReady)
        .catch(() => {})
        .finally(onReady);
    },
    open: async () => {
      const opening = ahead;
      ahead = undefined;
      isAsked = true;
      try {
        return await (opening ?? open());
      } catch (error) {
        // What was missing may be there by now.
        if (opening === undefined) throw error;
        return open();
      }
    },
  };
}

/** Cards that the page asks for first. */
const FIRST_CARDS = 6;

/**
 * What the page asks for first, in its order: the first game, its decks as data, and the first cards of the first deck, with
 * their templates, fonts and icons. Others have their turns in between: the browser loads the page meanwhile.
 */
async function makeReady(project: Project): Promise<void> {
  await othersTurns();
  const [first] = await project.games();
  if (!first) return;
  const { id: game, decks } = first;
  await othersTurns();
  await project.cards({ game });
  const deck = decks.find(({ cards }) => cards.length > 0);
  for (const card of deck?.cards.slice(0, FIRST_CARDS) ?? []) {
    await othersTurns();
    await project.faces({ game, faces: [{ deck: (deck as { id: string }).id, card }] });
  }
}

/** A new connection is taken in one turn, its request read in the next. */
const TURNS = 3;

async function othersTurns(): Promise<void> {
  for (let count = 0; count < TURNS; count++) await new Promise((resolve) => setImmediate(resolve));
}
