/**
 * The pieces in a journal of prints: what each print of a kit put on paper. A kit's prints are numbered, and a piece has the
 * numbers of the first print with it and of the first one without it, so that a print adds lines only for pieces that
 * changed. Written one line per piece, sorted, without dates. Limit: the last 20 prints of each kit.
 */

/** A piece as it was printed. Digests are equal for equal drawings, on every machine. */
export interface PieceRecord {
  /** Ids; those of posters, set-up sheets and booklets have a space in the name of their deck. */
  readonly deck: string;
  readonly card: string;
  readonly copies: number;
  /** Digest of the front with size and shape. */
  readonly front: string;
  /** Empty for a piece without a back. */
  readonly back: string;
  /** As people know the card. */
  readonly title: string;
}

interface DatedPiece extends PieceRecord {
  /** The first print with it. */
  readonly from: number;
  /** The first print without it; absent = the last print has it. */
  readonly until?: number | undefined;
}

export interface KitPrints {
  /** In the order of printing, numbered upward. */
  readonly prints: readonly { readonly number: number; readonly version: string }[];
  readonly pieces: readonly DatedPiece[];
}

/** By the name of the kit, "main+magic-shop". */
export type KitsPrinted = ReadonlyMap<string, KitPrints>;

const MOST_PRINTS = 20;

/** Most pieces that a journal may have, of all kits. */
const MOST_PIECES = 200_000;

/** The pieces of a print of the kit. */
export const piecesAt = ({ pieces }: KitPrints, number: number): readonly PieceRecord[] =>
  pieces.filter(({ from, until = Number.POSITIVE_INFINITY }) => from <= number && number < until);

/** The kit with another print added; one that is equal to the last one, version and all, is not. */
export function withPrint(
  kit: KitPrints | undefined,
  version: string,
  printed: readonly PieceRecord[],
): KitPrints {
  const { prints = [], pieces = [] } = kit ?? {};
  const last = prints.at(-1);
  const number = (last?.number ?? 0) + 1;
  const before = new Map(pieces.filter(isCurrent).map((piece) => [rowOf(piece), piece]));
  const now = new Map(printed.map((piece) => [rowOf(piece), piece]));
  const isSame = before.size === now.size && [...now.keys()].every((row) => before.has(row));
  if (kit && isSame && last?.version === version) return kit;
  const kept = [...prints, { number, version }].slice(-MOST_PRINTS);
  const oldest = kept[0]?.number ?? number;
  const all = pieces.map((piece) =>
    isCurrent(piece) && !now.has(rowOf(piece)) ? { ...piece, until: number } : piece,
  );
  const added = [...now].flatMap(([row, piece]) => (before.has(row) ? [] : [{ ...piece, from: number }]));
  const known = all.filter(({ until = number + 1 }) => until > oldest);
  return { prints: kept, pieces: [...known, ...added].sort(inOrder) };
}

const isCurrent = ({ until }: DatedPiece): boolean => until === undefined;

const rowOf = ({ deck, card, copies, front, back, title }: PieceRecord): string =>
  JSON.stringify([deck, card, copies, front, back, title]);

function inOrder(one: DatedPiece, other: DatedPiece): number {
  return compare(one.deck, other.deck) || compare(one.card, other.card) || one.from - other.from;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** As JSON values: a piece is a list, its `until` left out where it has none. */
export function kitsAsJson(kits: KitsPrinted, row: (values: readonly unknown[]) => unknown): object {
  return Object.fromEntries(
    [...kits]
      .sort(([one], [other]) => compare(one, other))
      .map(([id, { prints, pieces }]) => [
        id,
        {
          prints: prints.map(({ number, version }) => row([number, version])),
          pieces: pieces.map(({ deck, card, copies, front, back, title, from, until }) =>
            row([deck, card, copies, front, back, title, from, ...(until === undefined ? [] : [until])]),
          ),
        },
      ]),
  );
}

/** Undefined for anything that `kitsAsJson` does not write. */
export function kitsFromJson(value: unknown): KitsPrinted | undefined {
  if (!isPlainObject(value)) return undefined;
  const kits = new Map<string, KitPrints>();
  let count = 0;
  for (const [id, kit] of Object.entries(value)) {
    const { prints, pieces } = isPlainObject(kit) ? kit : {};
    if (!Array.isArray(prints) || !Array.isArray(pieces)) return undefined;
    if (!prints.every(isPrint) || !pieces.every(isPiece)) return undefined;
    count += pieces.length;
    if (prints.length > MOST_PRINTS || count > MOST_PIECES) return undefined;
    const numbers = prints.map(([number]) => number);
    if (numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] as number)))
      return undefined;
    kits.set(id, {
      prints: prints.map(([number, version]) => ({ number, version })),
      pieces: pieces.map(([deck, card, copies, front, back, title, from, until]) => ({
        ...{ deck, card, copies, front, back, title, from },
        ...(until !== undefined && { until }),
      })),
    });
  }
  return kits;
}

const isPrint = (value: unknown): value is readonly [number, string] =>
  Array.isArray(value) && value.length === 2 && isCount(value[0]) && typeof value[1] === "string";

type Row = readonly [string, string, number, string, string, string, number, number?];

function isPiece(value: unknown): value is Row {
  if (!Array.isArray(value) || value.length < 7 || value.length > 8) return false;
  const [deck, card, copies, front, back, title, from, until] = value;
  const areTexts = [deck, card, front, back, title].every(
    (one) => typeof one === "string" && one.length < 1000,
  );
  return areTexts && isCount(copies) && isCount(from) && (until === undefined || isCount(until));
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) < 1e9;

export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
