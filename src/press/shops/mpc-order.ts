/**
 * The order file of MPC Autofill, which fills in the web pages of MakePlayingCards and of Printer's Studio: which picture
 * is on the front and on the back of which card. Written as its desktop tool of 2026-08 reads it (mpc-autofill ceb7c3b):
 * without `bracket`, which it no longer has.
 */
import { xmlText } from "../../diagnostics/text/xml-text.ts";

/** Cards of one order; longer ones are split. */
export const MOST_CARDS = 612;

export const STOCKS = [
  "(S27) Smooth",
  "(S30) Standard Smooth",
  "(S33) Superior Smooth",
  "(M31) Linen",
  "(P10) Plastic",
] as const;
export type Stock = (typeof STOCKS)[number];

/** Plastic, which cannot have foil. */
export const WITHOUT_FOIL: Stock = "(P10) Plastic";

/** A picture, and the cards that show it. */
export interface OrderPicture {
  /** Its path from the order file, such as "cards/001-sword-9-front.png". */
  readonly path: string;
  /** What it is called, for people. */
  readonly title: string;
  /** From 0. */
  readonly slots: readonly number[];
}

export interface MpcOrder {
  readonly quantity: number;
  readonly stock: Stock;
  readonly foil: boolean;
  /** Together they cover every slot once. */
  readonly fronts: readonly OrderPicture[];
  /** Only those that differ from the common back. */
  readonly backs: readonly OrderPicture[];
  /** The path of the common back. */
  readonly cardback: string;
}

/** The file, in UTF-8. Equal orders give equal text. */
export function mpcOrderText({ quantity, stock, foil, fronts, backs, cardback }: MpcOrder): string {
  const details = `<details><quantity>${quantity}</quantity><stock>${xmlText(stock)}</stock><foil>${foil}</foil></details>`;
  const lines = [
    "<order>",
    `  ${details}`,
    ...pictureLines("fronts", fronts),
    ...(backs.length > 0 ? pictureLines("backs", backs) : []),
    `  <cardback>${xmlText(fileId(cardback))}</cardback>`,
    "</order>",
  ];
  return `${lines.join("\n")}\n`;
}

function pictureLines(name: string, pictures: readonly OrderPicture[]): readonly string[] {
  return [`  <${name}>`, ...pictures.map((one) => `    ${pictureText(one)}`), `  </${name}>`];
}

function pictureText({ path, title, slots }: OrderPicture): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return `<card><id>${xmlText(fileId(path))}</id><sourceType>Local File</sourceType><slots>${slots.join(",")}</slots><name>${xmlText(name)}</name><query>${xmlText(title)}</query></card>`;
}

/** A file on disk is named by its path. */
const fileId = (path: string): string => `./${path}`;
