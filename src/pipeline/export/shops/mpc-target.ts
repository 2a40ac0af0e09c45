/**
 * MakePlayingCards and Printer's Studio: for each size of card a folder with pictures and the order file of MPC Autofill,
 * which puts them into the shop's web pages. Orders of more than 612 cards are split.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { nearest } from "../../../diagnostics/nearest.ts";
import { option, wording } from "../../../diagnostics/wording.ts";
import { listed } from "../../../diagnostics/words.ts";
import { MPC, PRINTERS_STUDIO } from "../../../press/shops/mpc.ts";
import { MOST_CARDS, STOCKS, type Stock, WITHOUT_FOIL } from "../../../press/shops/mpc-order.ts";
import type { Shop } from "../../../press/shops/product.ts";
import { fitOfKit } from "../fit/fit-of-kit.ts";
import type { ExportTarget } from "../target.ts";
import type { TargetOptions } from "../target-options.ts";
import { contentLines, productsOfKit } from "./kit-products.ts";
import { mpcFiles } from "./mpc-files.ts";

const USUAL_STOCK: Stock = "(S30) Standard Smooth";

interface Stocks {
  readonly stocks: readonly Stock[];
  readonly hasFoil: boolean;
}

const targetFor = (shop: Shop, { stocks, hasFoil }: Stocks): ExportTarget => ({
  options: hasFoil ? ["products", "stock", "foil"] : ["products", "stock"],
  plan(kit, options) {
    const material = materialOf(options, shop, stocks);
    const { matches, leftOut } = productsOfKit(kit, shop, options);
    return {
      files: (tools) => mpcFiles(kit, matches, material, tools),
      fit: (progress) =>
        fitOfKit(
          kit,
          {
            shop,
            matches,
            withoutBack: () => "a card without a back gets a white one",
          },
          progress,
        ),
      leftOut,
      contents: contentLines(kit, matches),
      notes: [
        `MPC Autofill puts the pictures into the pages of ${shop.title}: start it in the folder of an order file; orders have at most ${MOST_CARDS} cards`,
      ],
    };
  },
});

export const MPC_TARGET = targetFor(MPC, { stocks: STOCKS, hasFoil: true });

/** By what MPC Autofill knows of the shop. */
export const PRINTERS_STUDIO_TARGET = targetFor(PRINTERS_STUDIO, {
  stocks: STOCKS.filter((stock) => stock !== "(S27) Smooth"),
  hasFoil: false,
});

/** @throws BroadsideError `bad-order` for a stock that the shop does not have, and for foil on plastic */
function materialOf(
  { stock: name = USUAL_STOCK, foil = false }: TargetOptions,
  { title }: Shop,
  stocks: readonly Stock[],
): { readonly stock: Stock; readonly foil: boolean } {
  const wanted = name.trim().toLowerCase();
  const found = stocks.find((stock) => namesOf(stock).includes(wanted));
  if (!found) {
    const near = nearest(wanted, stocks.flatMap(namesOf));
    const meant = stocks.find((stock) => near !== undefined && namesOf(stock).includes(near));
    throw badOrder(
      wording`${option("stock")} "${name}": ${title} has ${meant ? `no such stock; did you mean "${meant}"?` : listed(stocks)}`,
    );
  }
  if (foil && found === WITHOUT_FOIL)
    throw badOrder(
      wording`${option("foil")}: there is no foil on ${WITHOUT_FOIL}; choose another ${option("stock")}`,
    );
  return { stock: found, foil };
}

/** "(s30) standard smooth", "s30" and "standard smooth". */
function namesOf(stock: Stock): readonly string[] {
  const whole = stock.toLowerCase();
  const [, code, words] = /^\((\w+)\) (.*)$/.exec(whole) ?? [];
  return [whole, code ?? "", words ?? ""];
}
