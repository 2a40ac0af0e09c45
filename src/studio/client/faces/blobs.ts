/**
 * Drawings as addresses that `<img>` takes, by their content names: equal drawings are one picture, however many cards, sheets
 * and views show it. What nobody shows is given up when the drawings together grow too large, longest unused first.
 */

/** Characters of SVG kept at most; what is shown is kept in any case. */
const MOST_CHARACTERS = 96 * 1024 * 1024;

interface Kept {
  /** Until it has an address, which is made when it is first shown: the page stands still for each. */
  svg: string;
  url: string | undefined;
  readonly characters: number;
  shownBy: number;
}

export interface Blobs {
  has(name: string): boolean;
  /** The address of a drawing; undefined if it is not here, or no longer. */
  urlOf(name: string): string | undefined;
  /** Nothing is given up before `makeRoom`, so that what has just come can be held. */
  put(name: string, svg: string): void;
  /** Gives up what is not shown, as far as there is too much. */
  makeRoom(): void;
  /** Keeps a drawing for as long as somebody shows it. @returns ends that */
  hold(name: string): () => void;
  /** Gives up a drawing that is not likely to be asked for again, unless somebody shows it. */
  giveUp(name: string): void;
  /** Room for pictures that have not been asked for yet. */
  readonly hasRoom: boolean;
}

/** @param addresses makes and gives up addresses; other than the browser's only in tests */
export function createBlobs(most = MOST_CHARACTERS, addresses: Addresses = BROWSER): Blobs {
  // in the order of last use, which a Map keeps if entries are put in again
  const kept = new Map<string, Kept>();
  let characters = 0;
  const giveUp = (name: string): void => {
    const found = kept.get(name);
    if (!found || found.shownBy > 0) return;
    if (found.url !== undefined) addresses.giveUp(found.url);
    kept.delete(name);
    characters -= found.characters;
  };
  const makeRoom = (): void => {
    for (const name of kept.keys()) {
      if (characters <= most) return;
      giveUp(name);
    }
  };
  const touch = (name: string): Kept | undefined => {
    const found = kept.get(name);
    if (!found) return undefined;
    kept.delete(name);
    kept.set(name, found);
    return found;
  };
  return {
    has: (name) => kept.has(name),
    urlOf: (name) => {
      const found = touch(name);
      if (found && found.url === undefined) {
        found.url = addresses.make(found.svg);
        found.svg = "";
      }
      return found?.url;
    },
    put: (name, svg) => {
      if (kept.has(name)) return;
      kept.set(name, { svg, url: undefined, characters: svg.length, shownBy: 0 });
      characters += svg.length;
    },
    makeRoom,
    hold: (name) => {
      const found = touch(name);
      if (!found) return () => {};
      found.shownBy++;
      return () => {
        found.shownBy--;
        makeRoom();
      };
    },
    giveUp,
    get hasRoom() {
      return characters < most * 0.75;
    },
  };
}

export interface Addresses {
  make(svg: string): string;
  giveUp(url: string): void;
}

const BROWSER: Addresses = {
  make: (svg) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })),
  giveUp: (url) => URL.revokeObjectURL(url),
};

/** Those of the page. */
export const drawings = createBlobs();
