/** What schemas cannot say of rooms made of widgets: ids are unique, what is named exists, and limits are kept. */
import type { Files, Json } from "../readers/seen.ts";

/** Of `widgets.json` of PlayingCards.io. One line for each fault. */
export function faultsOfPcio(widgets: readonly Json[], files: Files): readonly string[] {
  const ids = new Map(widgets.map((widget) => [widget.id, widget]));
  const faults = ids.size < widgets.length ? ["two widgets have one id"] : [];
  if (widgets.length > 1200) faults.push(`${widgets.length} widgets`);
  for (const { id, type, parent, deck, cardType } of widgets) {
    if (typeof parent === "string" && !ids.has(parent))
      faults.push(`${id} is in "${parent}", which is not there`);
    if (type !== "card" && type !== "piece") continue;
    if (!ids.get(deck)?.cardTypes?.[cardType]) faults.push(`${id} has no type "${cardType}" in "${deck}"`);
  }
  for (const [, name] of JSON.stringify(widgets).matchAll(/package:\/\/(userassets\/[^"]*)/g))
    if (!files.has(name as string)) faults.push(`"${name}" is not in the file`);
  return faults;
}

const MIB = 1024 * 1024;

/** Of one variant of VirtualTabletop. One line for each fault. */
export function faultsOfVtt(state: Json, files: Files): readonly string[] {
  const faults: string[] = [];
  if (JSON.stringify(state).length > 20 * MIB) faults.push("more than 20 MiB of JSON");
  for (const [id, widget] of Object.entries<Json>(state)) {
    if (id === "_meta") continue;
    if (widget.id !== id) faults.push(`"${id}" calls itself "${widget.id}"`);
    if (widget.parent && !state[widget.parent])
      faults.push(`"${id}" is in "${widget.parent}", which is not there`);
    if (widget.type !== "card") continue;
    const deck = state[widget.deck];
    if (deck?.type !== "deck") faults.push(`"${id}": "${widget.deck}" is not a deck`);
    else if (!deck.cardTypes[widget.cardType]) faults.push(`"${id}": no type "${widget.cardType}"`);
    else if ((widget.activeFace ?? 0) >= deck.faceTemplates.length) faults.push(`"${id}" has no such face`);
  }
  const bare = new Set([...files.keys()].map((path) => path.replace(/^\//, "")));
  for (const [, name] of JSON.stringify(state).matchAll(/"\/(assets\/-?\d+_\d+)"/g))
    if (!bare.has(name as string)) faults.push(`"${name}" is not in the file`);
  for (const [path, bytes] of files) {
    const [, size] = /assets\/-?\d+_(\d+)$/.exec(path) ?? [];
    if (size === undefined) continue;
    if (bytes.length !== Number(size)) faults.push(`${path} has ${bytes.length} bytes`);
    if (bytes.length > 10 * MIB) faults.push(`${path} is larger than 10 MiB`);
  }
  return faults;
}
