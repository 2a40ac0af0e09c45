/** What a schema cannot say of a save of Tabletop Simulator: ids, sheets and slots agree. */
import type { Json } from "../readers/seen.ts";

/** One line for each fault. */
export function faultsOfTts(save: Json): readonly string[] {
  const faults: string[] = [];
  const guids = new Set<string>();
  const check = (object: Json, sheets: Json): void => {
    const { GUID: guid, Name: name } = object;
    if (guid !== undefined && guid !== "" && guids.has(guid))
      faults.push(`two objects have the GUID ${guid}`);
    guids.add(guid);
    const own = object.CustomDeck ?? sheets;
    const ids = object.DeckIDs ?? (object.CardID === undefined ? [] : [object.CardID]);
    for (const id of ids) {
      if (own === undefined) continue; // cards that come with the table
      const sheet = own[String(Math.floor(id / 100))];
      if (!sheet) faults.push(`card ${id} has no sheet`);
      else if (id % 100 >= sheet.NumWidth * sheet.NumHeight) faults.push(`card ${id} is beyond its sheet`);
    }
    const held: readonly Json[] = object.ContainedObjects ?? [];
    if (object.DeckIDs && held.length > 0) {
      const inside = held.map(({ CardID }) => CardID);
      if (JSON.stringify(inside) !== JSON.stringify(object.DeckIDs))
        faults.push(`the cards in ${name} ${guid} are not those of its list`);
    }
    for (const one of held) check(one, own);
  };
  for (const object of save.ObjectStates) check(object, undefined);
  return faults;
}

/** Addresses that a save names. */
export function addressesIn(save: Json): ReadonlySet<string> {
  const found = new Set<string>();
  JSON.stringify(save, (key, value) => {
    if (/URL$/.test(key) && typeof value === "string" && value !== "") found.add(value);
    return value;
  });
  return found;
}
