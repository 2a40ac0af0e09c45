/**
 * The views of the studio as one table. Each is loaded when it is first shown, but for the one that pages open with: it comes with
 * the page, because a second round of files would make it later.
 */
import type { ComponentType } from "preact";
import { Decks } from "./decks/decks.tsx";
import type { IconName } from "./parts/icon.tsx";

export interface View {
  /** Its name in addresses. */
  readonly name: string;
  /** As the rail shows it; absent = reached from other views only. */
  readonly label?: string;
  readonly icon?: IconName;
  /** It calls `firstViewIsThere` itself, when the server has answered; the others are there when they are loaded. */
  readonly saysWhenThere?: true;
  /** Of one that the rail does not show: the view that it belongs to. */
  readonly under?: string;
  load(): Promise<ComponentType>;
}

export const VIEWS: readonly View[] = [
  {
    name: "decks",
    label: "Decks",
    icon: "decks",
    saysWhenThere: true,
    load: async () => Decks,
  },
  { name: "table", under: "decks", load: async () => (await import("./table/table.tsx")).Table },
  {
    name: "template",
    label: "Template",
    icon: "template",
    load: async () => (await import("./template/template.tsx")).Template,
  },
  {
    name: "tracks",
    label: "Tracks",
    icon: "tracks",
    saysWhenThere: true,
    load: async () => (await import("./tracks/tracks.tsx")).Tracks,
  },
  {
    name: "pictures",
    label: "Pictures",
    icon: "pictures",
    load: async () => (await import("./pictures/pictures.tsx")).Pictures,
  },
  {
    name: "numbers",
    label: "Numbers",
    icon: "numbers",
    load: async () => (await import("./numbers/numbers.tsx")).Numbers,
  },
  {
    name: "problems",
    label: "Problems",
    icon: "problems",
    load: async () => (await import("./problems/problems.tsx")).Problems,
  },
  { name: "source", load: async () => (await import("./source/source.tsx")).Source },
  {
    name: "print",
    label: "Print",
    icon: "print",
    load: async () => (await import("./print/print.tsx")).Print,
  },
  { name: "new-game", load: async () => (await import("./new-game/new-game.tsx")).NewGame },
  { name: "card", under: "decks", load: async () => (await import("./card/card.tsx")).Card },
];
