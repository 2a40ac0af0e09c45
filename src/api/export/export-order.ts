/** The options of an export: those of every target, and those that only some of them read. */
import { basename, dirname, resolve } from "node:path";
import { BroadsideError, badOrder } from "../../diagnostics/broadside-error.ts";
import { type OptionName, option, wording } from "../../diagnostics/wording.ts";
import { listed } from "../../diagnostics/words.ts";
import { INKS } from "../../game/ink.ts";
import { createNodeHost } from "../../host/node-host.ts";
import type { ExportTarget } from "../../pipeline/export/target.ts";
import type { TargetOptions } from "../../pipeline/export/target-options.ts";
import type { Order } from "../../pipeline/order/order.ts";
import type { ProjectContext } from "../../pipeline/project.ts";
import { LARGEST_PROFILE } from "../../press/shops/icc-profile.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";

/** As in an `Order`: without kits, every kit of the games. Options of other targets are refused. */
export interface ExportOrder
  extends Pick<Order, "games" | "kits" | "players" | "ink" | "lang" | "out" | "date">,
    Omit<TargetOptions, "icc"> {
  /** What the files are for; `EXPORT_TARGETS` lists the names. */
  readonly target: string;
  /** An ICC profile of the press, as its bytes or the path of a file, for the output intent of PDFs. */
  readonly icc?: string | Uint8Array | undefined;
}

const OF_SOME: Options<TargetOptions> = {
  dpi: { least: 36, most: 1200 },
  bleed: "flag",
  pattern: "text",
  baseUrl: "text",
  slots: "text",
  products: "object",
  stock: "text",
  foil: "flag",
  pages: "text",
  icc: "text or object",
};

const OPTIONS: Options<ExportOrder> = {
  target: "text",
  games: "texts",
  kits: "texts",
  players: "number",
  ink: INKS,
  lang: "text",
  out: "text or object",
  date: "text or object",
  ...OF_SOME,
};

/** How messages name them. */
const NAMES: Readonly<Record<keyof TargetOptions, OptionName>> = {
  dpi: "exportDpi",
  bleed: "pictureBleed",
  pattern: "pattern",
  baseUrl: "baseUrl",
  slots: "slots",
  products: "products",
  stock: "stock",
  foil: "foil",
  pages: "pages",
  icc: "icc",
};

/** @throws BroadsideError `bad-order` for anything but an order */
export const refuseOtherOrder = (order: ExportOrder): void => refuseOptions(order, OPTIONS, ["target"]);

/**
 * What the target is given.
 * @throws BroadsideError `bad-order` for an option that it does not read; HostError for a file that cannot be read
 */
export function optionsFor(
  { options }: ExportTarget,
  order: ExportOrder,
  project: ProjectContext,
): TargetOptions {
  for (const name of Object.keys(OF_SOME) as (keyof TargetOptions)[])
    if (order[name] !== undefined && !options.includes(name))
      throw badOrder(
        wording`${option("target")} ${order.target} has no ${option(NAMES[name])}; ${has(options)}`,
      );
  for (const [deck, product] of Object.entries(order.products ?? {}))
    if (typeof product !== "string")
      throw badOrder(wording`${option("products")}: the product of "${deck}" is not a string`);
  return { ...order, icc: profileBytes(order.icc, project) };
}

const has = (options: ExportTarget["options"]) =>
  options.length === 0
    ? "it has no options of its own"
    : `it has ${listed(options.map((name) => (name === "products" ? "product" : name)))}`;

/** @throws BroadsideError `bad-order` for a path if only files of the project may be named; HostError */
function profileBytes(icc: ExportOrder["icc"], { outputOnly }: ProjectContext): Uint8Array | undefined {
  if (icc === undefined || icc instanceof Uint8Array) return icc;
  if (typeof icc !== "string") throw badOrder(wording`${option("icc")}: expected a path, or bytes`);
  if (outputOnly)
    throw new BroadsideError(
      "bad-order",
      wording`${option("icc")}: this project was opened with \`outputOnly\`, so that calls read no other files; pass the bytes`,
    );
  const path = resolve(icc);
  return createNodeHost(dirname(path)).readBytes(basename(path), LARGEST_PROFILE);
}
