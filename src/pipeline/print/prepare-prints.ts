/** Checks games and prepares them for printing, or says why they are not printed. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Game } from "../../game/game.ts";
import { nameFor } from "../../game/kits/prints.ts";
import { slug } from "../../host/disk/file-names.ts";
import { checkGameForOrder } from "../judge/check-game.ts";
import { withJournal } from "../judge/with-journal.ts";
import type { CheckedGame } from "../made-game.ts";
import { selectionOf } from "../order/choose-prints.ts";
import { type FullOrder, isScenarioAlone } from "../order/order.ts";
import { profilesOf } from "../order/print-profiles.ts";
import { ofGame, type Pace } from "../progress.ts";
import { type OutputFolder, type ProjectContext, remembering } from "../project.ts";
import { chooseScenarioFiles } from "../read/choose-scenarios.ts";
import { readJournal } from "../read/print-journal.ts";
import { scenarioFileNames } from "../read/scenario-file-names.ts";
import { prepareGame, type ReadyGame } from "./prepare-game.ts";
import type { OpenEarlier } from "./update/earlier-game.ts";

export interface PreparedPrints {
  /** All games, without findings in scenarios that were not ordered. */
  readonly checked: readonly CheckedGame[];
  /** Findings of the checks of all games. */
  readonly findings: readonly Diagnostic[];
  /** True if there are errors and the order is not for a draft: nothing is prepared. */
  readonly isRefused: boolean;
  /** By game; without games of which nothing was ordered, and those whose game.yaml cannot be used. */
  readonly ready: ReadonlyMap<string, ReadyGame>;
  /** The same as `findings`, with the journals in this folder: this print has written them. */
  findingsAfter(output: OutputFolder): readonly Diagnostic[];
}

/**
 * @param since opens what an update is compared with; absent = everything is printed
 * @throws BroadsideError for an order that cannot be carried out
 */
export async function preparePrints(
  opened: ProjectContext,
  output: OutputFolder,
  games: readonly string[],
  order: FullOrder,
  progress: Pace,
  since?: OpenEarlier,
): Promise<PreparedPrints> {
  const profiles = profilesOf(order);
  const printed = { ...opened, output };
  const project = games.length > 1 ? remembering(printed) : printed;
  const all: CheckedGame[] = [];
  for (const game of games) all.push(await checkGameForOrder(project, game, ofGame(progress, game)));
  const checked = withoutOtherScenarios(opened, all, order);
  const isRefused = !order.draft && checked.some(hasErrors);
  const ready = new Map<string, ReadyGame>();
  if (!isRefused) {
    const selection = selectionOf(opened, gamesOf(checked), order);
    const { pictures } = order;
    const png = pictures && { png: { ...pictures, list: pictureList(order) } };
    for (const game of checked) {
      if (!game.made) continue;
      const proof = order.only.length > 0;
      const { date, inkUse } = order;
      const terms = { profiles, ...png, draft: hasErrors(game), proof, date, inkUse };
      const own = ofGame(progress, game.id);
      const made = await prepareGame(opened, game, game.made, terms, selection, own, since);
      if (made) ready.set(game.id, made);
    }
  }
  for (const { id, made } of checked) if (!ready.has(id)) made?.keep();
  return {
    checked,
    findings: findingsOf(checked),
    isRefused,
    ready,
    findingsAfter: (written) =>
      findingsOf(
        withoutOtherScenarios(
          opened,
          all.map((game) =>
            opened.lang === undefined ? withJournal(game, readJournal(written, game.id)) : game,
          ),
          order,
        ),
      ),
  };
}

const findingsOf = (checked: readonly CheckedGame[]): readonly Diagnostic[] =>
  checked.flatMap(({ diagnostics }) => diagnostics);

export const hasErrors = ({ diagnostics }: Pick<CheckedGame, "diagnostics">): boolean =>
  diagnostics.some(({ severity }) => severity === "error");

/** "cards" of whole games, "cards-proof", "cards-main-4-players", "cards-update": each list has the pictures of one order. */
function pictureList({ only, kits, scenarios, players, since }: FullOrder): string {
  const update = since === undefined ? [] : ["update"];
  const part = only.length > 0 ? ["proof"] : [...kits, ...scenarios, ...update];
  return slug(nameFor(["cards", ...part].join("-"), only.length > 0 ? undefined : players));
}

/** For scenarios printed alone: other scenarios may be unfinished, so their findings are left out. */
function withoutOtherScenarios(
  project: ProjectContext,
  checked: readonly CheckedGame[],
  order: FullOrder,
): readonly CheckedGame[] {
  if (!isScenarioAlone(order)) return checked;
  const all = checked.flatMap(({ id, sources }) => scenarioFileNames(id, sources));
  const named = new Set(chooseScenarioFiles(project, order.scenarios, all).map(({ path }) => path));
  const others = new Set(all.map(({ path }) => path).filter((path) => !named.has(path)));
  return checked.map((game) => ({
    ...game,
    diagnostics: game.diagnostics.filter(({ file }) => !others.has(file)),
  }));
}

function gamesOf(checked: readonly CheckedGame[]): readonly Game[] {
  return checked.flatMap(({ made }) => made?.game ?? []);
}
