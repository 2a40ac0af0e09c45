/**
 * A PNG for every card with a copy, for print shops and digital tables: each drawing once, however many copies, and a list that
 * says how often each is needed.
 */
import type { Print } from "../game/prints.ts";
import { renderPngs } from "../press/png.ts";
import type { Pictures } from "../press/press.ts";
import type { Scene } from "../scene/scene.ts";
import type { MadeGame } from "./check-game.ts";
import { faceKey } from "./lay-out-game.ts";
import { slug, uniqueNames } from "./output-names.ts";
import type { PrintedFile } from "./print-game.ts";
import type { Progress } from "./progress.ts";

interface Row {
  readonly deck: string;
  readonly card: string;
  readonly copies: number;
  readonly front: string;
  readonly back: string;
}

/** Files below `png/`: `<deck>/<card>.png`, `<deck>/back-<n>.png` and `cards.csv`. */
export async function* cardPictures(
  { laid, fonts }: MadeGame,
  prints: readonly Print[],
  dpi: number,
  pictures: Pictures,
  progress: Progress,
): AsyncGenerator<PrintedFile> {
  const named = new Map<string, string>();
  const nameOf = uniqueNamesByFolder();
  const rows: Row[] = [];
  for (const { deck, card, copies } of prints.flatMap((print) => print.cards)) {
    if (copies === 0) continue;
    const [front, back] = (["front", "back"] as const).map((side) => {
      const key = laid.keys.get(faceKey(card, side));
      if (key === undefined) return "";
      const path = named.get(key) ?? nameOf(slug(deck.id), side === "front" ? card.id : `back-${card.back}`);
      named.set(key, path);
      return path;
    });
    rows.push({ deck: deck.id, card: card.id, copies, front: front ?? "", back: back ?? "" });
  }
  let done = 0;
  for await (const [path, bytes] of renderPngs(
    scenes(),
    { dpi, box: "trim", corner: 0 },
    fonts.programs,
    pictures,
  )) {
    progress.step("writing PNG", ++done, named.size);
    yield { path: `png/${path}`, bytes };
  }
  yield { path: "png/cards.csv", bytes: new TextEncoder().encode(listOf(rows)) };

  function* scenes(): Iterable<readonly [string, Scene]> {
    for (const [key, path] of named) yield [path, laid.scenes.get(key)];
  }
}

function listOf(rows: readonly Row[]): string {
  const lines = rows.map(({ deck, card, copies, front, back }) =>
    [deck, card, copies, front, back].join(","),
  );
  return `${["deck,card,copies,front,back", ...lines].join("\n")}\n`;
}

function uniqueNamesByFolder(): (folder: string, name: string) => string {
  const folders = new Map<string, (name: string) => string>();
  return (folder, name) => {
    const nameOf = folders.get(folder) ?? uniqueNames();
    folders.set(folder, nameOf);
    return `${folder}/${nameOf(name)}.png`;
  };
}
