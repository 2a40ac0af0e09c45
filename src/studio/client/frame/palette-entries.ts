/** What the palette finds: commands, decks, cards and scenarios of the game, their files, rules, icons. */
import { computed, signal } from "@preact/signals";
import { call } from "../calls/calls.ts";
import { notify } from "../parts/notices/notice-list.ts";
import { decks } from "../project/cards.ts";
import { findings, game, gameId } from "../project/project.ts";
import { go } from "../route.ts";
import { commands } from "./commands.ts";
import { textsOf } from "./entry-texts.ts";
import type { Entry } from "./found-entries.ts";

const ofCommands = computed<readonly Entry[]>(() =>
  commands.value.map(({ icon = "forward", ...command }) => ({ ...command, icon })),
);

const ofDecks = computed<readonly Entry[]>(() =>
  (decks.value ?? []).flatMap(({ id, title, cards }) => [
    {
      id: `deck-${id}`,
      title,
      detail: `deck, ${cards.length} cards`,
      icon: "decks" as const,
      run: () => go("decks", id),
    },
    {
      id: `table-${id}`,
      title: `Show the table of ${title}`,
      detail: "deck",
      icon: "table" as const,
      run: () => go("table", gameId.peek() ?? "", id),
    },
    ...cards.map((card) => ({
      id: `card-${id}-${card.id}`,
      title: card.title,
      detail: card.title === card.id ? title : `${title}, ${card.id}`,
      texts: textsOf(card.values),
      icon: "card" as const,
      run: () => go("card", gameId.peek() ?? "", id, card.id),
    })),
  ]),
);

const ofScenarios = computed<readonly Entry[]>(() =>
  (game.value?.scenarios ?? []).map(({ id, title }) => ({
    id: `scenario-${id}`,
    title,
    detail: `scenario, ${id}`,
    icon: "tracks" as const,
    run: () => go("tracks", id),
  })),
);

const ofFiles = computed<readonly Entry[]>(() => {
  // what is shared or comes with Broadside is in none of its folders
  const ofDecks = (decks.value ?? []).flatMap(({ frontFile, backFile }) => [frontFile, backFile]);
  const ofFindings = findings.value.map(({ file }) => file).filter((path) => path?.includes("/"));
  const all = [...(game.value?.files ?? []), ...ofDecks, ...ofFindings].filter((path) => path !== undefined);
  return [...new Set(all)].map((path) => ({
    id: `file-${path}`,
    title: path.slice(path.lastIndexOf("/") + 1),
    detail: path,
    icon: "text" as const,
    run: () => go("source", path),
  }));
});

const ofRules = signal<readonly Entry[]>([]);

/** All but icons, of which there are thousands. */
export const entries = computed<readonly Entry[]>(() => [
  ...ofCommands.value,
  ...ofDecks.value,
  ...ofScenarios.value,
  ...ofFiles.value,
  ...ofRules.value,
]);

/** Asks for the rules once, when they may first be looked for. */
export async function loadRules(): Promise<void> {
  if (ofRules.peek().length > 0) return;
  ofRules.value = (await call("manual", {})).map(({ id, summary }) => ({
    id: `rule-${id}`,
    title: summary,
    detail: id,
    icon: "help" as const,
    isLast: true,
    run: () => go("problems", "rule", id),
  }));
}

const MOST_ICONS = 12;

export async function iconEntries(typed: string, signal: AbortSignal): Promise<readonly Entry[]> {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const { icons } = await call("findIcons", { words }, { signal });
  return icons.slice(0, MOST_ICONS).map(({ name }) => ({
    id: `icon-${name}`,
    title: `:${name}:`,
    detail: "icon; copies its name",
    icon: "copy" as const,
    run: () => void copyName(name),
  }));
}

async function copyName(name: string): Promise<void> {
  await navigator.clipboard.writeText(`:${name}:`);
  notify({ name: "icon", text: `Copied :${name}: — paste it into a text` });
}
