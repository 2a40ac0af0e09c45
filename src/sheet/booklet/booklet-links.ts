/** The clickable parts of a booklet's pages, on sheets for the screen: headings, links and bookmarks. */
import type { Box } from "../../units/box.ts";
import type { SheetSide } from "../sheet.ts";

/** The clickable parts of a page, in mm from its top left corner. */
export interface LinkedPage {
  /** Chapters are of level 2. */
  readonly headings: readonly {
    readonly id: string;
    readonly level: number;
    readonly title: string;
    readonly y: number;
  }[];
  readonly links: readonly { readonly box: Box; readonly to: string }[];
  readonly targets: readonly { readonly id: string; readonly y: number }[];
}

/** Maps the targets of the pages' links to their names in the file. */
export type TargetNames = ReadonlyMap<string, string>;

/** A card that is shown twice is linked to its first place. */
export function targetNames(pages: readonly LinkedPage[]): TargetNames {
  const ids = new Set(
    pages.flatMap(({ headings, targets }) => [...headings, ...targets].map(({ id }) => id)),
  );
  return new Map([...ids].map((id, index) => [id, `t${index + 1}`]));
}

/** Of a page at this box of its sheet. */
export function linksOn(
  page: LinkedPage,
  at: Box,
  names: TargetNames,
): Pick<SheetSide, "bookmarks" | "links" | "targets"> {
  const links = page.links.flatMap(({ box, to }) => {
    const target = names.get(to);
    if (target === undefined && !/^https?:/.test(to)) return [];
    const place = { ...box, x: at.x + box.x, y: at.y + box.y };
    return [{ box: place, to: target === undefined ? { address: to } : { target } }];
  });
  const targets = [...page.headings, ...page.targets].map(({ id, y }) => ({
    name: names.get(id) as string,
    y: at.y + y,
  }));
  return {
    bookmarks: page.headings.map(({ title, level, y }) => ({ title, level, y: at.y + y })),
    ...(links.length > 0 && { links }),
    ...(targets.length > 0 && { targets }),
  };
}

/** Titles of the chapters that begin on a page; empty for a missing page. */
export const chaptersOn = (page: LinkedPage | undefined): readonly string[] =>
  (page?.headings ?? []).filter(({ level }) => level === 2).map(({ title }) => title);
