/** Plans a print: checks the games, then chooses, lays out and imposes what was ordered. Nothing is written. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { expectWork } from "../../pipeline/draw/expect-work.ts";
import { type FullOrder, fullOrder, type Order } from "../../pipeline/order/order.ts";
import type { PreparedPrints } from "../../pipeline/print/prepare-prints.ts";
import type { ProjectContext } from "../../pipeline/project.ts";
import { chooseGames } from "../../pipeline/read/choose-games.ts";
import { type RunKey, runKey } from "../../pipeline/read/run-key.ts";
import { recallRun } from "../../remember/known-runs.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import type { KeptPrint } from "./kept-print.ts";
import { type Output, orderedOutput, tidyOutput } from "./output-folder.ts";
import type { Plan } from "./planned.ts";

const OPTIONS: Options<Order> = {
  games: "texts",
  kits: "texts",
  scenarios: "texts",
  only: "texts",
  players: "number",
  lists: "flag",
  papers: "texts",
  backs: "text",
  gap: "text",
  margin: "text",
  bleed: "text",
  backOffset: "text",
  marks: "flag",
  pictures: "object",
  draft: "flag",
  out: "text or object",
  date: "object",
};

/** The part of a plan that only `print` sees. */
export interface PlanMatter {
  readonly project: ProjectContext;
  readonly output: Output;
  readonly order: FullOrder;
  readonly terms: readonly unknown[];
  /** Identifies the order and all files that it reads; undefined if prints are not cached. */
  readonly key: RunKey | undefined;
  /** The same print, from an earlier run. */
  readonly known: KeptPrint | undefined;
  /** Milliseconds that planning took. */
  readonly ms: number;
  prepared(call: Call): Promise<PreparedPrints>;
}

const matters = new WeakMap<Plan, PlanMatter>();

/** @throws BroadsideError `bad-order` for a value that `project.plan` did not return */
export function matterOf(plan: Plan): PlanMatter {
  const matter = matters.get(plan);
  if (!matter) throw new BroadsideError("bad-order", "this is not a plan made by project.plan");
  return matter;
}

export async function plan(call: Call, wanted: Order): Promise<Plan> {
  refuseOptions(wanted, OPTIONS);
  const began = performance.now();
  const { project } = call;
  const games = chooseGames(project, wanted.games ?? []);
  const order = fullOrder(wanted);
  const output = orderedOutput(project, wanted.out);
  tidyOutput(project, output, games);
  const terms = ["build", games, order, output.host.root, output.shown, project.limits, project.ink];
  const key = output.isFolder ? runKey({ ...project, output }, games, terms) : undefined;
  const known = project.cache && key && recallRun<KeptPrint>(project.cache, key.key);
  const prepare = async ({ project: own, progress }: Call): Promise<PreparedPrints> => {
    expectWork(own, games, key);
    const { preparePrints } = await import("../../pipeline/print/prepare-prints.ts");
    return preparePrints(own, output, games, order, progress);
  };
  const prepared = known ? undefined : await prepare(call);
  const made = known?.plan ?? planOf(games, prepared as PreparedPrints);
  matters.set(made, {
    ...{ project, output, order, terms, key, known },
    ms: performance.now() - began,
    prepared: async (later) => prepared ?? prepare(later),
  });
  return made;
}

function planOf(games: readonly string[], { findings, isRefused, ready }: PreparedPrints): Plan {
  const prints = [...ready].flatMap(([game, { printing }]) =>
    printing.imposed
      .filter(({ sheets }) => sheets.sides.length > 0)
      .map(({ print, profile, counts }) => ({
        game,
        id: print.id,
        title: print.title,
        ...(counts.sheets > 0 && { paper: profile.paper.id }),
        sheets: counts,
      })),
  );
  return {
    games,
    findings: [...findings, ...[...ready.values()].flatMap(({ diagnostics }) => diagnostics)],
    isRefused,
    prints,
    sheets: prints.reduce((sum, { sheets }) => sum + sheets.sheets, 0),
  };
}
