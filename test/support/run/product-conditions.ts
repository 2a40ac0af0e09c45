/**
 * Packages are loaded in the form that the product loads. vitest asks for "development", in which the parser of Markdown
 * checks each of its own steps, which takes longer and is not what the product does.
 */
import type { Plugin } from "vite";

/** How Vite names the two conditions of which it adds one. */
const EITHER = "development|production";

export function productConditions(): Plugin {
  return {
    name: "product-conditions",
    configResolved: ({ ssr }) => {
      const { conditions = [] } = ssr.resolve ?? {};
      ssr.resolve = { ...ssr.resolve, conditions: conditions.filter((one) => one !== EITHER) };
    },
  };
}
