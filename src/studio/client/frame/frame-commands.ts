/** The commands that the frame has, whichever view is shown. */
import { save, saveAll } from "../documents/saving.ts";
import { inScope, isScoped, nextRedo, nextUndo, redo, undo } from "../documents/undoing.ts";
import { SCHEMES, scheme } from "../look/scheme.ts";
import { chooseGame, gameId, opened } from "../project/project.ts";
import { go } from "../route.ts";
import { VIEWS } from "../views.ts";
import type { Command } from "./commands.ts";
import { isHelpOpen, isPaletteOpen } from "./overlays.ts";
import { report } from "./report.ts";

const SCHEME_WORDS = { system: "Light or dark as the system", light: "Light", dark: "Dark" } as const;

export const frameCommands = (): readonly Command[] => [
  {
    id: "find",
    title: "Find a card, a rule, a command ...",
    icon: "search",
    keys: "Mod+K",
    run: () => {
      isPaletteOpen.value = true;
    },
  },
  {
    id: "save",
    title: isScoped.value ? "Save what was changed in this view" : "Save what was changed in this game",
    icon: "save",
    keys: "Mod+S",
    run: () => void report(save(() => inScope.peek())),
  },
  { id: "save-all", title: "Save all", icon: "save", keys: "Mod+Shift+S", run: () => void report(saveAll()) },
  {
    id: "undo",
    title: nextUndo.value ? `Undo: ${nextUndo.value.title}` : "Undo",
    icon: "undo",
    keys: "Mod+Z",
    whyNot: nextUndo.value ? nextUndo.value.whyNot : "nothing to undo",
    run: () => void undo(),
  },
  {
    id: "redo",
    title: nextRedo.value ? `Redo: ${nextRedo.value.title}` : "Redo",
    icon: "redo",
    keys: "Mod+Shift+Z",
    otherKeys: "Mod+Y",
    whyNot: nextRedo.value ? nextRedo.value.whyNot : "nothing to redo",
    run: () => void redo(),
  },
  ...VIEWS.flatMap(({ name, label, icon = "card" }) =>
    label === undefined
      ? []
      : [{ id: `view-${name}`, title: `Show ${label}`, icon, run: () => go(name) } as const],
  ),
  { id: "new-game", title: "New game ...", icon: "add", run: () => go("new-game") },
  ...(opened.value?.games ?? [])
    .filter(({ id }) => id !== gameId.value)
    .map(({ id, title = id }) => ({
      id: `game-${id}`,
      title: `Change to the game ${title}`,
      icon: "game" as const,
      run: () => chooseGame(id),
    })),
  ...SCHEMES.filter((one) => one !== scheme.value).map((one) => ({
    id: `scheme-${one}`,
    title: `Look: ${SCHEME_WORDS[one]}`,
    icon: one === "dark" ? ("dark" as const) : ("light" as const),
    run: () => {
      scheme.value = one;
    },
  })),
  {
    id: "keys",
    title: "Show all keys",
    icon: "keys",
    keys: "?",
    run: () => {
      isHelpOpen.value = true;
    },
  },
];
