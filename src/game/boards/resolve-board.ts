/** Resolves a board: lengths in mm, chains as links, every name looked up. */
import type { BoardFile, SpaceEntry } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { parseLength } from "../../units/length.ts";
import { below, type Report } from "../fault.ts";
import type { CheckedFile } from "../input.ts";
import { type Limits, lengthWithin } from "../length-within.ts";
import type { Board, BoardLink, BoardSpace } from "./board.ts";
import { boardFaults } from "./board-faults.ts";

export function resolveBoard({ file, path }: CheckedFile<BoardFile>, report: Report): Board {
  const source = { file: path, path: [] };
  const links = linksOf(file, source);
  const board = { ...boardOf(file, links, source), ...sizesOf(file, source, report) };
  boardFaults(board, links, report);
  const ids = new Set(board.spaces.map(({ id }) => id));
  const real = links.filter(({ from, to }) => from !== to && ids.has(from) && ids.has(to));
  const oneWay = board.oneWay.filter(({ from, to }) => from !== to);
  return { ...board, oneWay, links: withoutCrowds(real, report) };
}

const OF_BOARDS = { rule: "board/length-out-of-range", becomes: "can be made" };
/** Limits in mm for the sides of a board, which are those of cards, and for its spaces, which must hold a piece. */
const SIDE = { from: 5, to: 1000 };
const SPACE = { from: 3, to: 300 };

function sizesOf(
  { size, space }: BoardFile,
  source: SourceRef,
  report: Report,
): Pick<Board, "size" | "space"> {
  const read = (text: string, limits: Limits, ...path: readonly string[]): number =>
    lengthWithin(text, limits, below(source, ...path), OF_BOARDS, report);
  return {
    size: {
      width: read(size.width, SIDE, "size", "width"),
      height: read(size.height, SIDE, "size", "height"),
    },
    space: read(space, SPACE, "space"),
  };
}

function boardOf(
  file: BoardFile,
  links: readonly BoardLink[],
  source: SourceRef,
): Omit<Board, "size" | "space"> {
  const { board: id, title, edge, start, goal, origin } = file;
  return {
    id,
    title,
    edge: mm(edge ?? "0mm"),
    kinds: Object.fromEntries(
      Object.entries(file.kinds).map(([name, kind]) => [
        name,
        { title: kind.title, moves: kind.moves ?? false },
      ]),
    ),
    spaces: file.spaces.map((entry, index) => spaceOf(entry, below(source, "spaces", index))),
    links,
    oneWay: (file["one-way"] ?? []).map((entry, index) => ({
      ...entry,
      source: below(source, "one-way", index),
    })),
    docks: (file.docks ?? []).map((entry, index) => ({ ...entry, source: below(source, "docks", index) })),
    start,
    goal,
    ...(origin === undefined ? {} : { origin }),
    source,
  };
}

function spaceOf({ id, kind, at: [x, y], title, step, ...more }: SpaceEntry, source: SourceRef): BoardSpace {
  return {
    id,
    kind,
    at: { x, y },
    ...(title === undefined ? {} : { title }),
    ...(step === undefined ? {} : { step }),
    isOff: more["off-board"] ?? false,
    source,
  };
}

/** Most links of a space: as many as a square has neighbours, diagonals included. With more, the analysis would take too long. */
const MOST_NEIGHBOURS = 8;

/** Drops links beyond the most neighbours of a space, which is reported once for each such space. */
function withoutCrowds(links: readonly BoardLink[], report: Report): readonly BoardLink[] {
  const counts = new Map<string, number>();
  const add = (id: string): number => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count;
  };
  return links.filter(({ from, to, source }) => {
    const found = [from, to].map((id) => ({ id, count: add(id) }));
    for (const { id, count } of found)
      if (count === MOST_NEIGHBOURS + 1)
        report({
          rule: "board/too-many-links",
          at: source,
          message: `the space "${id}" is joined to more than ${MOST_NEIGHBOURS} others`,
          fix: "remove some of the links",
        });
    return found.every(({ count }) => count <= MOST_NEIGHBOURS);
  });
}

/** Every pair of neighbours in every chain, at its first occurrence. */
function linksOf({ links }: BoardFile, source: SourceRef): readonly BoardLink[] {
  const seen = new Set<string>();
  return links.flatMap((chain, number) =>
    chain.slice(1).flatMap((to, index) => {
      const from = chain[index] as string;
      const key = [from, to].sort().join(" ");
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ from, to, source: below(source, "links", number, index + 1) }];
    }),
  );
}

/** The schema accepts no other text. */
const mm = (text: string): number => parseLength(text) ?? 0;
