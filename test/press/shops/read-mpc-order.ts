/**
 * Reads the order file of MPC Autofill by what its wiki says, not by what we write: names of elements, which of them may
 * be left out, and what they may contain. Older files, with `bracket` and without `sourceType`, are read too.
 */
import { SaxesParser } from "saxes";

interface Element {
  readonly name: string;
  readonly children: Element[];
  text: string;
}

export interface ReadPicture {
  readonly id: string;
  readonly sourceType: string;
  readonly slots: readonly number[];
  readonly name: string;
}

export interface ReadOrder {
  readonly quantity: number;
  readonly stock: string;
  readonly foil: boolean;
  readonly fronts: readonly ReadPicture[];
  readonly backs: readonly ReadPicture[];
  readonly cardback: string;
  /** The picture on the back of each card. */
  readonly backOf: readonly string[];
}

const STOCKS = /^\((S27\) Smooth|S30\) Standard Smooth|S33\) Superior Smooth|M31\) Linen|P10\) Plastic)$/;
const SOURCES = ["Google Drive", "Local File", "AWS S3"];

/** @throws Error naming what is wrong */
export function readMpcOrder(xml: string): ReadOrder {
  const order = parse(xml);
  if (order.name !== "order") throw new Error(`root <${order.name}>`);
  refuseOthers(order, ["details", "fronts", "backs", "cardback"]);
  const details = one(order, "details");
  refuseOthers(details, ["quantity", "bracket", "stock", "foil"]);
  const quantity = whole(one(details, "quantity").text);
  if (quantity < 1 || quantity > 612) throw new Error(`quantity ${quantity}`);
  const stock = one(details, "stock").text;
  if (!STOCKS.test(stock)) throw new Error(`stock ${stock}`);
  const foil = one(details, "foil").text;
  if (foil !== "true" && foil !== "false") throw new Error(`foil ${foil}`);
  if (foil === "true" && stock.startsWith("(P10)")) throw new Error("foil on plastic");
  const fronts = pictures(one(order, "fronts"), quantity);
  const backs = order.children.some(({ name }) => name === "backs")
    ? pictures(one(order, "backs"), quantity)
    : [];
  const covered = fronts.flatMap(({ slots }) => slots).sort((a, b) => a - b);
  if (covered.join() !== Array.from({ length: quantity }, (_, slot) => slot).join())
    throw new Error(`fronts cover ${covered.join()}`);
  const cardback = one(order, "cardback").text;
  const backOf = Array.from(
    { length: quantity },
    (_, slot) => backs.find(({ slots }) => slots.includes(slot))?.id ?? cardback,
  );
  return { quantity, stock, foil: foil === "true", fronts, backs, cardback, backOf };
}

function pictures(list: Element, quantity: number): readonly ReadPicture[] {
  refuseOthers(list, ["card"]);
  const all = list.children.map((card) => {
    refuseOthers(card, ["id", "sourceType", "slots", "name", "query"]);
    const sourceType = card.children.find(({ name }) => name === "sourceType")?.text ?? "Google Drive";
    if (!SOURCES.includes(sourceType)) throw new Error(`sourceType ${sourceType}`);
    const slots = one(card, "slots").text.split(",").map(whole);
    for (const slot of slots) if (slot >= quantity) throw new Error(`slot ${slot} of ${quantity}`);
    return { id: one(card, "id").text, sourceType, slots, name: one(card, "name").text };
  });
  const taken = all.flatMap(({ slots }) => slots);
  if (new Set(taken).size !== taken.length) throw new Error("a slot is taken twice");
  return all;
}

function parse(xml: string): Element {
  const root: Element = { name: "", children: [], text: "" };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => {
    const element: Element = { name, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return root.children[0] ?? root;
}

function one({ name, children }: Element, wanted: string): Element {
  const found = children.filter((child) => child.name === wanted);
  if (found.length !== 1) throw new Error(`<${name}> has ${found.length} <${wanted}>`);
  return found[0] as Element;
}

function refuseOthers({ name, children }: Element, known: readonly string[]): void {
  for (const child of children)
    if (!known.includes(child.name)) throw new Error(`<${child.name}> in <${name}>`);
}

function whole(text: string): number {
  if (!/^(0|[1-9]\d*)$/.test(text)) throw new Error(`"${text}" is not a whole number`);
  return Number(text);
}
