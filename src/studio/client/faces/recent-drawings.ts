/**
 * The drawings that a view has used last, for views that ask for their drawings themselves: the template, whose drags leave many
 * behind each second, and the sheets of a print. They are kept among those of the whole page; what is too many is given up.
 */
import { type Blobs, drawings } from "./blobs.ts";

export interface RecentDrawings {
  /** Those that the view need not be sent again, the one used last at the end. */
  readonly names: readonly string[];
  /**
   * The address of a drawing, which is used now.
   * @param svg the drawing, if it was sent
   * @returns undefined if it is not here
   */
  use(name: string, svg: string | undefined): string | undefined;
  /** Gives up the oldest of those that are too many. @returns their names */
  trim(): readonly string[];
}

/**
 * @param most number of drawings
 * @param isInUse those that stay in any case
 */
export function recentDrawings(
  most: number,
  isInUse: (name: string) => boolean,
  all: Blobs = drawings,
): RecentDrawings {
  /** By name, what ends holding it. */
  const held = new Map<string, () => void>();
  return {
    get names() {
      return [...held.keys()];
    },
    use: (name, svg) => {
      if (svg !== undefined) all.put(name, svg);
      if (!all.has(name)) return undefined;
      const hold = held.get(name) ?? all.hold(name);
      held.delete(name);
      held.set(name, hold);
      return all.urlOf(name);
    },
    trim: () => {
      const free = [...held].filter(([name]) => !isInUse(name)).slice(0, Math.max(0, held.size - most));
      for (const [name, end] of free) {
        held.delete(name);
        end();
        all.giveUp(name);
      }
      return free.map(([name]) => name);
    },
  };
}
