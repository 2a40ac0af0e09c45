/** One track as a picture. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Scenario } from "../../game/game.ts";
import { drawPlan } from "../../pipeline/draw/draw-plan.ts";
import { pngFile, svgFile } from "../../pipeline/draw/picture-file.ts";
import { Unprintable } from "../../pipeline/look/inspector.ts";
import { GaveUp } from "../../pipeline/look/outcome.ts";
import { MOST_CARDS } from "../../track/analyse-track.ts";
import { ROUTES, type RouteKind } from "../../track/route-kind.ts";
import { trackOf } from "../../track/scenario-tracks.ts";
import type { Call } from "../handle.ts";
import { namedFile } from "../named-file.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { readScenario } from "./track.ts";

export interface DrawOrder {
  /** Draw a shortest way of this kind. */
  readonly route?: RouteKind | undefined;
  /** Default svg; with `to`, the file's extension decides. */
  readonly form?: "svg" | "png" | undefined;
  /** The file to write, ending in .svg or .png; an existing file is replaced. */
  readonly to?: string | undefined;
}

const OPTIONS: Options<DrawOrder> = { route: ROUTES, form: ["svg", "png"], to: "text" };

export interface DrawnScenario {
  /** The bytes of the picture: SVG as UTF-8, or a PNG at 100 dpi; absent if it cannot be drawn. */
  readonly picture?: Uint8Array;
  /** Why there is no picture: the file cannot be read, the track has errors, or it has too many cards to draw. */
  readonly undrawn?: "unreadable" | "faulty" | { readonly cards: number; readonly most: number };
  /** True if the track has the requested way. */
  readonly hasRoute: boolean;
  /** Findings in the scenario, and from drawing it. */
  readonly findings: readonly Diagnostic[];
}

/** Resolution for web pages and chats. */
const PNG_DPI = 100;

/** Resolution of pictures inside an SVG. */
const SVG_DPI = 300;

/** @throws BroadsideError for a name that does not match exactly one scenario, another kind of file, and a picture beyond the limits */
export async function drawScenario(call: Call, name: string, order: DrawOrder = {}): Promise<DrawnScenario> {
  refuseOptions(order, OPTIONS);
  const { project, progress } = call;
  const { route, to } = order;
  const file = to === undefined ? undefined : namedFile(project, "to", to, [".svg", ".png"]);
  const isPng = (file?.ending ?? `.${order.form}`) === ".png";
  const { game, scenario, findings: found } = await readScenario(call, name);
  if (!game || !scenario) return { undrawn: "unreadable", hasRoute: false, findings: found };
  const { value: plan, diagnostics } = await drawPlan(project, game, scenario, route ? { route } : {});
  await progress.pause();
  const findings = [...found, ...diagnostics];
  const hasRoute = hasWay(scenario, route);
  if (!plan) return { undrawn: undrawnBecause(scenario), hasRoute, findings };
  const what = to ?? "the plan";
  const picture = await (isPng ? pngFile(plan, PNG_DPI) : svgFile(plan, SVG_DPI)).catch((error: unknown) => {
    const why = whyUndrawn(error, isPng);
    throw why === undefined
      ? error
      : new BroadsideError("bad-order", `${what} was not written: ${why}`, findings);
  });
  await progress.pause();
  file?.write(picture);
  return { picture, hasRoute, findings };
}

function hasWay(scenario: Scenario, route: RouteKind | undefined): boolean {
  const { track } = trackOf(scenario);
  return (route === "straight" ? track?.straight : track?.free) !== undefined;
}

function undrawnBecause({ track }: Scenario): NonNullable<DrawnScenario["undrawn"]> {
  return track.length > MOST_CARDS ? { cards: track.length, most: MOST_CARDS } : "faulty";
}

/** The reason in words; undefined for a bug in the program. */
function whyUndrawn(error: unknown, isPng: boolean): string | undefined {
  if (error instanceof GaveUp) return `it ${error.message}`;
  if (error instanceof Unprintable) return error.message;
  // The picture would have too many pixels.
  if (isPng && error instanceof RangeError)
    return "the cards are too far apart for one picture; a file that ends in .svg has no such limit";
  return undefined;
}
