/** Follows symbolic links, step by step. */
import { lstatSync, readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

/** One step of a chain of links: it may be another link, or not exist. */
export interface Stop {
  /** Without links. */
  readonly folder: string;
  readonly name: string;
}

/** More links in a row than any system follows. */
const MOST_STOPS = 40;

/** The steps of a path, up to the last one inside `root`; empty for a path that is not a link. */
export function stopsOf(root: string, path: string): readonly Stop[] {
  const stops: Stop[] = [];
  let at = path;
  try {
    const top = realpathSync(root);
    while (stops.length < MOST_STOPS && isLink(at)) {
      const target = resolve(realpathSync(dirname(at)), readlinkSync(at));
      const stop = { folder: realpathSync(dirname(target)), name: basename(target) };
      at = join(stop.folder, stop.name);
      if (!isInside(top, at)) break;
      stops.push(stop);
    }
  } catch {
    // It was removed in the meantime, or leads into a folder that does not exist.
  }
  return stops;
}

const isLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** Hidden files and folders are not read, so links to them do not count. */
function isInside(root: string, path: string): boolean {
  const inside = relative(root, path);
  return !isAbsolute(inside) && !inside.split(sep).some((step) => step.startsWith("."));
}
