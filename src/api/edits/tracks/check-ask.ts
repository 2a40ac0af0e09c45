/** What an edit of a scenario may ask for: asks travel as JSON, and plain JavaScript is checked by no compiler. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { listed } from "../../../diagnostics/words.ts";
import type { AskedCard } from "../../../pipeline/fix/tracks/laid-cards.ts";
import type { CardBar } from "../../../pipeline/fix/tracks/remove-bars.ts";
import { SQUARE_PATTERN } from "../../../schema/fields.ts";
import { LENGTH_CLASSES, TURNS } from "../../../schema/files.ts";
import { FARTHEST } from "../../../units/cells.ts";
import { type Options, refuseOptions, refuseOther } from "../../refuse-options.ts";
import type { ScenarioAsk } from "./track-ask.ts";

const FILE = { kind: "text", game: "text", file: "text" } as const;

const OPTIONS: { readonly [K in ScenarioAsk["kind"]]: Options<Extract<ScenarioAsk, { kind: K }>> } = {
  "change-track": {
    ...FILE,
    seen: "texts",
    track: "objects",
    ends: "object",
    length: LENGTH_CLASSES,
    forcedDiagonals: { least: 0, most: 100 },
    withoutBars: "objects",
    title: "text",
  },
  "change-scenario": { ...FILE, path: "field path", value: "json" },
  "rename-scenario": { ...FILE, title: "text", id: "text" },
  "add-scenario": { kind: "text", game: "text", title: "text", like: "text" },
};

const NEEDED: { readonly [K in ScenarioAsk["kind"]]: readonly string[] } = {
  "change-track": ["file", "seen", "track"],
  "change-scenario": ["file", "path"],
  "rename-scenario": ["file", "title"],
  "add-scenario": ["title"],
};

const CARD: Options<AskedCard> = {
  from: { least: 0 },
  card: "text",
  at: "list",
  turn: "number",
  acceleration: "flag",
  dropsHeading: "flag",
};

const BAR: Options<CardBar> = { card: "text", bar: "text" };

export const SCENARIO_KINDS: readonly string[] = Object.keys(OPTIONS);

export const isScenarioAsk = (ask: { readonly kind: string }): ask is ScenarioAsk =>
  Object.hasOwn(OPTIONS, ask.kind);

/** @throws BroadsideError `bad-order` */
export function refuseAsk(ask: ScenarioAsk): void {
  const needed = ["game", ...NEEDED[ask.kind]];
  refuseOptions(ask as object, OPTIONS[ask.kind] as Options<object>, needed as never[]);
  if (ask.kind !== "change-track") return;
  for (const card of ask.track) {
    refuseOptions(card, CARD, card.from === undefined ? ["card", "at"] : []);
    const { turn } = card;
    if (turn !== undefined && !TURNS.some((one) => one === turn))
      throw badOrder(`\`turn\`: expected ${listed(TURNS, "or")}, not ${turn}`);
    if (card.at === undefined) continue;
    if (card.at.length !== 2) throw badOrder("`at`: expected a column and a row");
    for (const place of card.at) refuseOther(place, "at", { least: -FARTHEST, most: FARTHEST });
  }
  for (const bar of ask.withoutBars ?? []) refuseOptions(bar, BAR, ["card", "bar"]);
  if (ask.ends === undefined) return;
  refuseOptions(ask.ends, { start: "json", finish: "json" });
  for (const name of Object.values(ask.ends)) if (name !== undefined && name !== null) refuseSquare(name);
}

const SQUARE = new RegExp(SQUARE_PATTERN);

function refuseSquare(name: unknown): void {
  if (typeof name === "string" && SQUARE.test(name)) return;
  throw badOrder('`ends`: expected the name of a square, such as "1.a1", or null');
}
