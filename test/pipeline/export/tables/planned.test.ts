/** What tables refuse before anything is drawn, and what people are told. */
import { describe, expect, test } from "vitest";
import { badOrder } from "../../../../src/diagnostics/broadside-error.ts";
import { NothingMade } from "../../../../src/pipeline/export/nothing-made.ts";
import { localBase } from "../../../../src/pipeline/export/tables/base-url.ts";
import { layoutOf } from "../../../../src/pipeline/export/tables/layout-of.ts";
import {
  refuseLongText,
  refuseManyObjects,
  refuseManyPieces,
  refuseManyWidgets,
} from "../../../../src/pipeline/export/tables/refuse-size.ts";
import { uploadList } from "../../../../src/pipeline/export/tables/upload-list.ts";
import type { TableGame } from "../../../../src/press/tables/table-game.ts";
import { card, GAME } from "../../../press/tables/fixture.ts";

const withCopies = (copies: number): TableGame => ({
  ...GAME,
  piles: GAME.piles.slice(0, 1).map((pile) => ({ ...pile, cards: [card("many", copies)] })),
});

describe("a kit that is too large is refused with its number", () => {
  test.each([
    // one card, three dice and a board more; the game, its scenario and the saved objects
    ["tts", refuseManyObjects, 50_000, "needs 150012 (50004 pieces in 3 saves)"],
    ["pcio", refuseManyWidgets, 1200, "needs 1207"],
    // 10,000,004 pieces of 130 bytes or more
    ["vtt", refuseLongText, 10_000_000, "needs 1240 or more"],
    ["ttpg", refuseManyPieces, 25_000, "has 25004"],
  ])("%s", (_, refuse, copies, says) => {
    expect(() => refuse(GAME)).not.toThrow();
    expect(() => refuse(withCopies(copies))).toThrow(says);
    // so that a kit that was not named is skipped
    expect(() => refuse(withCopies(copies))).toThrow(NothingMade);
  });

  test("and is an order that cannot be carried out if it was named", () => {
    expect(new NothingMade("why").code).toBe(badOrder("why").code);
  });
});

test("values with commas and quotes are quoted in the list", () => {
  const picture = { id: "a", name: "a-1.png", bytes: 9, width: 1, height: 2 };
  expect(uploadList("pictures", [picture], (name) => `https://example.org/a,"b"/${name}`)).toBe(
    'file,address,bytes,width,height\npictures/a-1.png,"https://example.org/a,""b""/a-1.png",9,1,2\n',
  );
});

test.each([
  [true, "there is no track"],
  [false, "cards of the track are missing or do not fit its lattice"],
])("a scenario without a track (whole: %s) is not laid out, and says why", (isWhole, why) => {
  expect(layoutOf({ id: "calm", title: "Calm", track: [], isWhole }, [])).toEqual({ why });
});

test.each([
  ["/home/a b/100% #1", "file:///home/a%20b/100%25%20%231/"],
  ["C:\\Games\\mine", "file:///C:/Games/mine/"],
])("the folder %s as an address", (folder, address) => expect(localBase(folder)).toBe(address));
