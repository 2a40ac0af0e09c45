/**
 * Every text that the Pirate Quest Starter Pack prints, with its number of occurrences, read from YAML by the `yaml`
 * package alone: none of our own reading, templates or layout is used.
 */
import { readFileSync } from "node:fs";
import { parse } from "yaml";

export interface PackText {
  readonly text: string;
  /** How many times the pack prints it. */
  readonly times: number;
  /** False for words that other texts may contain, too: they occur at least this many times. */
  readonly exact: boolean;
}

interface Special {
  readonly id: string;
  readonly title: string;
  readonly timing: string;
  readonly brief: string;
  readonly text: string;
}
interface BattleCard {
  readonly special: {
    readonly feature: string;
    readonly cost: number;
    readonly gives: { readonly suit: string };
  };
}
interface Reference {
  readonly copies: number;
  readonly turn: readonly { readonly title: string; readonly text: string }[];
  readonly made: string;
  readonly missed: string;
  readonly last: string;
  readonly luck: string;
  readonly dice: readonly { readonly text: string }[];
  readonly specials: readonly string[];
}

const read = <T>(file: string): T => parse(readFileSync(`content/pirate-quest/${file}`, "utf8")) as T;
const cardsOf = <Card>(deck: string): readonly Card[] =>
  read<{ cards: readonly Card[] }>(`decks/${deck}.yaml`).cards;

const exactly = (text: string, times: number): PackText => ({ text, times, exact: true });
const atLeast = (text: string, times: number): PackText => ({ text, times, exact: false });

export function packTexts(): readonly PackText[] {
  const specials = read<{ rows: readonly Special[] }>("tables/specials.yaml").rows;
  return merged([...battle(specials), ...dice(), ...captains(), ...reference(specials), ...maps()]).map(
    (entry) => ({ ...entry, text: plain(entry.text) }),
  );
}

function battle(specials: readonly Special[]): readonly PackText[] {
  return cardsOf<BattleCard>("battle").flatMap(({ special: { feature, cost, gives } }) => {
    const { title, text, timing } = specials.find(({ id }) => id === feature) as Special;
    return [
      atLeast(title, 1),
      exactly(text, 1),
      exactly(timing, 1),
      exactly(`roll ${cost} or more`, 1),
      atLeast(gives.suit, 1),
    ];
  });
}

/** What a face means: "2 points", "but 1 luck token". Six cards, each with one face of the three dice. */
function dice(): readonly PackText[] {
  const faces = ["green", "blue", "red"].flatMap(
    (die) => read<{ faces: readonly (readonly string[])[] }>(`dice/${die}.yaml`).faces,
  );
  return faces.flatMap((face) => {
    const pips = face.filter((symbol) => symbol === "pip").length;
    return [
      atLeast(pips === 0 ? "no point" : `${pips} point${pips > 1 ? "s" : ""}`, 1),
      ...(face.includes("lightning") ? [exactly(`${pips === 0 ? "but" : "and"} 1 luck token`, 1)] : []),
      ...(face.includes("circle") ? [exactly("roll again once, add the pips", 1)] : []),
    ];
  });
}

const captains = (): readonly PackText[] =>
  cardsOf<{ name: string }>("captains").flatMap(({ name }) => [
    exactly(`Captain ${name}`, 1),
    exactly("Your die shows your bid; the 6 stands for 0.", 1),
  ]);

function reference(specials: readonly Special[]): readonly PackText[] {
  return cardsOf<Reference>("reference").flatMap(
    ({ copies, turn, made, missed, last, luck, dice: signs, specials: ids }) => [
      ...turn.flatMap(({ title, text }) =>
        // an icon between the words is not text
        `${title}. ${text}`.split(/:[a-z-]+:/).map((part) => exactly(part, copies)),
      ),
      exactly(`Bid made. ${made}`, copies),
      ...[missed, last, luck].map((text) => exactly(text, copies)),
      ...signs.map(({ text }) => atLeast(text, copies)),
      ...specials
        .filter(({ id }) => ids.includes(id))
        .map(({ title, brief }) => exactly(`${title}. ${brief}`, copies)),
    ],
  );
}

/** A map card's id can be read from both ends. */
const maps = (): readonly PackText[] => cardsOf<{ id: string }>("map").map(({ id }) => exactly(id, 2));

/** White space collapsed, and without the stars of bold words. */
const plain = (text: string): string => text.replaceAll("**", "").replace(/\s+/g, " ").trim();

/** Equal texts counted together. */
function merged(texts: readonly PackText[]): readonly PackText[] {
  const byText = new Map<string, PackText>();
  for (const entry of texts) {
    const times = entry.times + (byText.get(entry.text)?.times ?? 0);
    byText.set(entry.text, { ...entry, times });
  }
  return [...byText.values()];
}
