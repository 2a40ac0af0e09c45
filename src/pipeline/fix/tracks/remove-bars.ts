/** Removes bars from map cards themselves, in their decks: the last resort of a repair. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { mapCardsOf } from "../../../game/scenarios/scenario.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceDocument } from "../../../source/tree.ts";
import { isNeededForScenarios } from "../../judge/check-scenarios.ts";
import type { ProjectContext } from "../../project.ts";
import { readGame } from "../../read/read-game.ts";
import type { DeckEdits } from "../cards/deck-edits.ts";
import { type EditedYaml, editedYaml } from "../edited-yaml.ts";

/** A bar that is printed on a map card. */
export interface CardBar {
  /** Id of the map card. */
  readonly card: string;
  /** As its deck writes it: "a2|b2". */
  readonly bar: string;
}

/** @throws BroadsideError `bad-order` for a bar that does not exist, and for one that is not written at its card */
export function removedBars(
  project: ProjectContext,
  game: string,
  bars: readonly CardBar[],
): DeckEdits["files"] {
  const { game: read, sources } = readGame(project, game, isNeededForScenarios).value;
  const cards = read ? mapCardsOf(read) : new Map();
  const files = new Map<string, EditedYaml>();
  for (const { card, bar } of bars) {
    const source = cards.get(card)?.source;
    const document = source && sources.get(source.file);
    const refused = badOrder(
      `the bar ${bar} of ${card} is not written at the card itself, but in a spreadsheet, by \`each:\` or with an anchor; remove it there`,
    );
    if (!source || !document) throw refused;
    const yaml = files.get(source.file) ?? editedYaml(document);
    files.set(source.file, yaml);
    const path = [...source.path, "bars"];
    const written = wordsAt(yaml.now(), path);
    const index = written.indexOf(bar);
    if (index === -1 || !yaml.set(written.length === 1 ? path : [...path, index], undefined)) throw refused;
  }
  return [...files.values()].map((yaml) => ({ path: yaml.path, edits: yaml.edits() }));
}

function wordsAt({ root }: SourceDocument, path: Parameters<typeof nodeAt>[1]): readonly string[] {
  const list = root && nodeAt(root, path);
  if (list?.kind !== "list") return [];
  return list.items.map((item) => (item.kind === "scalar" ? item.text : ""));
}
