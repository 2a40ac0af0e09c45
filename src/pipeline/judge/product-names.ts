/** Decks that name a product which the print shop does not have: an export refuses them. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import type { Deck, Game } from "../../game/game.ts";
import type { Shop } from "../../press/shops/product.ts";
import { placeOf } from "../../source/locate.ts";
import type { Sources } from "../../source/tree.ts";

/** The shops and their products are looked up only if a deck names some. */
export async function unknownProducts({ decks }: Game, sources: Sources): Promise<readonly Diagnostic[]> {
  const naming = decks.filter(({ products }) => products !== undefined);
  if (naming.length === 0) return [];
  const [{ TGC }, { MPC, PRINTERS_STUDIO }] = await Promise.all([
    import("../../press/shops/tgc.ts"),
    import("../../press/shops/mpc.ts"),
  ]);
  return naming.flatMap((deck) =>
    [TGC, MPC, PRINTERS_STUDIO].flatMap((shop) => unknownIn(deck, shop, sources)),
  );
}

function unknownIn(deck: Deck, shop: Shop, sources: Sources): readonly Diagnostic[] {
  const name = ({ ...deck.products } as Readonly<Record<string, string | undefined>>)[shop.id];
  const ids = shop.products.map(({ id }) => id);
  if (name === undefined || ids.some((id) => id.toLowerCase() === name.toLowerCase())) return [];
  const { file, path } = deck.source;
  return [
    {
      ...placeOf(sources, { file, path: [...path, "products", shop.id] }),
      rule: "deck/unknown-product",
      severity: "warning",
      message: `${shop.title} has no product "${name}"`,
      why: `an export for ${shop.title} refuses the deck`,
      fix: didYouMean(name, ids) ?? "docs/print-shops.md says where the names are listed",
    },
  ];
}
