/** Faults of a single board: duplicate ids, unknown spaces and kinds, places off the board. */
import type { SourceRef } from "../../source/tree.ts";
import { formatLength } from "../../units/length.ts";
import { below, insteadOf, type Report } from "../fault.ts";
import type { Board, BoardLink, BoardSpace } from "./board.ts";

/** @param links all links of the file, including those to unknown spaces */
export function boardFaults(board: Board, links: readonly BoardLink[], report: Report): void {
  for (const list of [board.spaces, board.oneWay, board.docks]) repeated(list, report);
  for (const space of board.spaces) spaceFaults(space, board, report);
  for (const { from, to, source } of links) if (from === to) selfLink(from, source, report);
  for (const { from, to, source } of board.oneWay)
    if (from === to) selfLink(from, below(source, "to"), report);
  if (board.start === board.goal) startIsGoal(board, report);
  for (const { word, at } of namedSpaces(board, links))
    if (!board.spaces.some(({ id }) => id === word)) unknown("space", word, idsOf(board), at, report);
}

function selfLink(id: string, at: SourceRef, report: Report): void {
  report({
    rule: "board/self-link",
    at,
    message: `the space "${id}" is linked to itself`,
    why: "a link that ends where it begins leads nowhere",
    fix: "name the space that it leads to, or remove it",
  });
}

function startIsGoal({ goal, source }: Board, report: Report): void {
  report({
    rule: "board/start-is-goal",
    at: below(source, "goal"),
    message: `start and goal of the board are both "${goal}"`,
    why: "there is no route to draw or analyse",
    fix: "name another space as start or goal",
  });
}

function spaceFaults(space: BoardSpace, board: Board, report: Report): void {
  const kind = Object.hasOwn(board.kinds, space.kind) ? board.kinds[space.kind] : undefined;
  if (!kind) unknown("kind", space.kind, Object.keys(board.kinds), below(space.source, "kind"), report);
  if (kind && kind.moves !== (space.step !== undefined && space.step !== 0))
    stepFault(space, kind.moves, report);
  const { x, y } = space.at;
  const { width, height } = board.size;
  if (x >= 0 && x <= width && y >= 0 && y <= height) return;
  report({
    rule: "board/off-the-board",
    at: below(space.source, "at"),
    message: `the space "${space.id}" is at ${x}, ${y}, beyond a board of ${formatLength(width)} x ${formatLength(height)}`,
    why: "it is not printed",
    fix: `write places from 0, 0 to ${width}, ${height}; for an off-board space, write where the route leaves the board`,
  });
}

/** A space has a step exactly if its kind moves. */
function stepFault({ id, kind, source, step }: BoardSpace, moves: boolean, report: Report): void {
  report({
    rule: "board/step-and-kind",
    at: moves && step === undefined ? below(source, "id") : below(source, "step"),
    message: moves
      ? `the space "${id}" is of the kind "${kind}", which moves, but its step is ${step ?? "not given"}`
      : `the space "${id}" has a step, but its kind "${kind}" does not move`,
    fix: moves
      ? "write how far it moves, such as step: -1"
      : `remove the step, or write moves: true for the kind "${kind}"`,
  });
}

interface NamedSpace {
  readonly word: string;
  readonly at: SourceRef;
}

function namedSpaces(board: Board, links: readonly BoardLink[]): readonly NamedSpace[] {
  const { source, start, goal, oneWay, docks } = board;
  return [
    ...links.flatMap(({ from, to, source: at }) => [
      // The first space of a chain is not the end of a previous link.
      ...(at.path.at(-1) === 1 ? [{ word: from, at: { ...at, path: [...at.path.slice(0, -1), 0] } }] : []),
      { word: to, at },
    ]),
    ...oneWay.flatMap(({ from, to, source: at }) => [
      { word: from, at: below(at, "from") },
      { word: to, at: below(at, "to") },
    ]),
    ...docks.flatMap(({ between, source: at }) =>
      between.map((word, index) => ({ word, at: below(at, "between", index) })),
    ),
    { word: start, at: below(source, "start") },
    { word: goal, at: below(source, "goal") },
  ];
}

const idsOf = ({ spaces }: Board): readonly string[] => spaces.map(({ id }) => id);

function repeated(
  list: readonly { readonly id: string; readonly source: SourceRef }[],
  report: Report,
): void {
  const seen = new Set<string>();
  for (const { id, source } of list) {
    if (seen.has(id))
      report({
        rule: "board/repeated-id",
        at: below(source, "id"),
        message: `the id "${id}" is already used`,
        why: "links and rules could mean either of them",
        fix: "give it an id of its own",
      });
    seen.add(id);
  }
}

function unknown(
  what: "space" | "kind",
  word: string,
  names: readonly string[],
  at: SourceRef,
  report: Report,
): void {
  report({
    rule: `board/unknown-${what}`,
    at,
    message: `the board has no ${what} "${word}"`,
    ...insteadOf(word, names, `it has no ${what}s`, `add "${word}" to \`${what}s:\``),
  });
}
