/**
 * The options that only some targets of an export read, as data: what each is called, how it is entered, and its value in the
 * order. Another one is a row here. Not offered: the slot journal in a file of the project, because the server writes files
 * only into the output folder.
 */
import type { ExportOrder, TargetOptions } from "../../../../index.ts";

/** What is entered, as text; "yes" for a check that is on. */
export type TargetValues = Readonly<Partial<Record<TargetOption, string>>>;

export type TargetOption = Exclude<keyof TargetOptions, "slots">;

interface TargetField {
  readonly option: TargetOption;
  readonly label: string;
  readonly kind: "text" | "check" | "choice" | "profile";
  readonly usual?: string;
  readonly hint?: string;
  readonly choices?: readonly (readonly [value: string, label: string])[];
  /** Of what was entered, not empty; undefined if that cannot be understood. */
  read(text: string): ExportOrder[TargetOption] | undefined;
  /** What is expected where it cannot be. */
  readonly expected?: string;
}

const asText = (text: string): string => text.trim();
const asFlag = (): boolean => true;

export const TARGET_FIELDS: readonly TargetField[] = [
  {
    option: "baseUrl",
    label: "Address of the pictures on the web",
    kind: "text",
    usual: "https://example.org/my-game/",
    hint: "Where you will upload them; without it, the game finds them on this computer only.",
    read: asText,
  },
  {
    option: "products",
    label: "Products for decks",
    kind: "text",
    usual: "aids=TarotDeck",
    hint: "By default what the decks say, else the product nearest in size. Separate several by commas.",
    read: productsIn,
    expected: "decks and their products, such as aids=TarotDeck",
  },
  { option: "stock", label: "Card stock", kind: "text", usual: "S30", read: asText },
  { option: "foil", label: "Foil on the fronts", kind: "check", read: asFlag },
  {
    option: "pages",
    label: "Order of the pages",
    kind: "choice",
    choices: [
      ["", "Front and back of each card"],
      ["fronts-last-back", "All fronts, then their one back"],
      ["fronts-backs", "Fronts and backs in two files"],
    ],
    read: asText,
  },
  {
    option: "icc",
    label: "Colour profile of the press (ICC)",
    kind: "profile",
    hint: "Becomes the output intent of the PDFs; the shop says which one it wants.",
    read: asText,
  },
  {
    option: "pattern",
    label: "Names of the pictures",
    kind: "text",
    usual: "{deck}/{n}-{card}-{side}",
    hint: "Also {game}, {kit} and {copies}.",
    read: asText,
  },
  { option: "dpi", label: "Dots per inch", kind: "text", usual: "300", read: Number },
  { option: "bleed", label: "With the bleed around the cards", kind: "check", read: asFlag },
];

/** "aids=TarotDeck, battle=PokerDeck". */
function productsIn(text: string): Readonly<Record<string, string>> | undefined {
  const pairs = text.split(",").map((part) => part.split("=").map((word) => word.trim()));
  if (pairs.some((pair) => pair.length !== 2 || pair.includes(""))) return undefined;
  return Object.fromEntries(pairs);
}
