/** Changes of a game as pages of a PDF: before and after side by side, the changed areas marked. Lengths in mm. */
import { shortened } from "../../../diagnostics/words.ts";
import type { PlacedPicture, Print } from "../../../game/kits/prints.ts";
import type { Picture } from "../../../press/press.ts";
import type { JsonObject } from "../../../schema/files.ts";
import { parsePaper } from "../../../sheet/papers.ts";
import { defaultProfile } from "../../../sheet/profile.ts";
import type { Paper } from "../../../sheet/sheet.ts";
import { type Box, fitWithin } from "../../../units/box.ts";
import { round } from "../../../units/length.ts";
import { columnWidth, kitDeckOf, PAGE } from "../../draw/list/kit-decks.ts";
import { withLists } from "../../draw/list/lay-out-lists.ts";
import type { Pace } from "../../progress.ts";
import { printGame } from "../print-game.ts";
import { changeWords, isOnlySmall, MOST_DRAWN } from "./change-words.ts";
import type { ChangedField } from "./changed-fields.ts";
import type { KitUpdate, PieceChange } from "./compare-pieces.ts";
import { type DiffOfGame, fieldsOfChange, type SideDiff, sidesOfChange } from "./game-diff.ts";

const COLUMNS = 2;
const GUTTER = 8;
const WIDTH = columnWidth(COLUMNS, GUTTER);
/** Of one of the two pictures. */
const PICTURE = { width: (WIDTH - 3) / 2, height: 44.5 };
const TOP = 23;
const ROW = PICTURE.height + 13.9;
/** Characters of a value that is shown. */
const MOST = 40;
const A_PAGE = COLUMNS * Math.floor((PAGE.height - TOP) / ROW);
/** The proportions of a card, for an outline without a picture. */
const NO_PICTURE = { width: 63.5, height: 88.9 };

interface Entry {
  readonly change: PieceChange;
  readonly side: SideDiff | undefined;
  readonly fields: readonly ChangedField[];
}

/** The bytes of the PDF; without pages if nothing changed. */
export async function changesPdf(diff: DiffOfGame, date: Date, progress: Pace): Promise<Uint8Array> {
  const prints: Print[] = [];
  for (const kit of diff.kits) if (kit.changes.length > 0) prints.push(await printOf(diff, kit, progress));
  const [first] = prints;
  if (!first) return new Uint8Array();
  const print: Print = {
    ...first,
    cards: prints.flatMap(({ cards }) => cards),
    placed: new Map(prints.flatMap(({ placed }) => [...(placed ?? [])])),
  };
  const { value } = await withLists(diff.made, [print], progress, "pages");
  const profiles = [defaultProfile(parsePaper("a4") as Paper)];
  const order = { prints: [print], profiles, draft: false, proof: false, date };
  for await (const { sheets, chunks } of printGame(value, order, progress).files) {
    if (!sheets) continue;
    const pieces: Uint8Array[] = [];
    for await (const piece of chunks) pieces.push(piece);
    return Buffer.concat(pieces);
  }
  return new Uint8Array();
}

async function printOf(diff: DiffOfGame, { kit, title, changes }: KitUpdate, progress: Pace): Promise<Print> {
  const entries: Entry[] = [];
  for (const [index, change] of changes.entries()) {
    await progress.pause();
    const sides = index < MOST_DRAWN ? await sidesOfChange(diff, change) : [];
    const fields = fieldsOfChange(diff, change);
    entries.push(...(sides.length > 0 ? sides : [undefined]).map((side) => ({ change, side, fields })));
    progress.step("drawing changes", index + 1, changes.length);
  }
  const pages = Array.from({ length: Math.ceil(entries.length / A_PAGE) }, (_, page) =>
    entries.slice(page * A_PAGE, (page + 1) * A_PAGE).map(entryAt),
  );
  const note = isOnlySmall(diff.earlier) ? "Only small pictures are known, so nothing is marked." : "";
  const common = { kit: title, since: diff.earlier.shown, note, pages: pages.length };
  const fields = pages.map((page, index) => ({
    ...{ ...common, page: index + 1 },
    entries: page.map((entry) => entry.fields),
  }));
  const id = `${kit}-changes`;
  const deck = kitDeckOf("kit-changes", id, fields, diff.made.game);
  return {
    ...{ id, title, as: "lists", subject: "Changes since an earlier print" },
    cards: deck.cards.map((card) => ({ deck, card, copies: 1 })),
    placed: new Map(
      deck.cards.map((card, index) => [card.id, (pages[index] ?? []).flatMap(({ placed }) => placed)]),
    ),
  };
}

function entryAt(
  { change, side, fields }: Entry,
  index: number,
): { fields: JsonObject; placed: readonly PlacedPicture[] } {
  const x = (index % COLUMNS) * (WIDTH + GUTTER);
  const y = TOP + Math.floor(index / COLUMNS) * ROW;
  const { deck = "", card = "", title = "" } = change.now ?? change.before ?? {};
  const left = frame({ x, y, ...PICTURE }, side?.before, change.before ? "no picture" : "new", side?.areas);
  const right = frame(
    { x: x + left.width + 3, y, ...PICTURE },
    side?.now,
    change.now ? "no picture" : "removed",
    side?.areas,
  );
  const words = {
    title,
    name: `${deck}/${card}${side?.side === "back" ? ", back" : ""}`,
    change: changeWords(change),
    values: fields.map(
      ({ field, before = "-", now = "-" }) =>
        `${field}: ${shortened(before, MOST)} → ${shortened(now, MOST)}`,
    ),
  };
  const place = { x: round(x, 3), y: round(y, 3), width: round(WIDTH, 3) };
  return {
    fields: { ...place, ...words, frames: [left.fields, right.fields] },
    placed: [...left.placed, ...right.placed],
  };
}

function frame(
  place: Box,
  picture: Picture | undefined,
  words: string,
  areas: readonly Box[] = [],
): { fields: JsonObject; placed: readonly PlacedPicture[]; width: number } {
  const box = fitWithin(picture ?? NO_PICTURE, place);
  const { x, y, width, height } = box;
  const fields = { x: round(x, 3), y: round(y, 3), width: round(width, 3), height: round(height, 3) };
  if (!picture) return { fields: { ...fields, words }, placed: [], width };
  const marks = areas.map((area) => ({
    ...{ x: x + area.x * width, y: y + area.y * height },
    ...{ width: area.width * width, height: area.height * height },
  }));
  return { fields: { ...fields, words: "" }, placed: [{ picture, box, marks }], width };
}
