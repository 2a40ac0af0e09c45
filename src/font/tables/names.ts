/** The names of a font: family, designer, licence (OpenType 1.9, "name"). */

/** Numbers of names by the font engine's words for them. */
const NAMES: Readonly<Record<string, number>> = {
  fullName: 4,
  copyright: 0,
  fontFamily: 1,
  postscriptName: 6,
  manufacturer: 8,
  designer: 9,
  vendorURL: 11,
  designerURL: 12,
  license: 13,
  licenseURL: 14,
  preferredFamily: 16,
};
const WINDOWS = 3;
const ENGLISH = 0x409;

/**
 * A name in English as Windows has it, where nearly all fonts have theirs; null if the font does not have the name at all,
 * undefined if it has it only for other systems or languages.
 */
export function nameIn(table: DataView, key: string): string | null | undefined {
  let found: string | undefined;
  let isElsewhere = false;
  for (let index = 0; index < table.getUint16(2); index++) {
    const record = 6 + index * 12;
    if (table.getUint16(record + 6) !== NAMES[key]) continue;
    const isEnglish = table.getUint16(record) === WINDOWS && table.getUint16(record + 4) === ENGLISH;
    if (isEnglish) found = textAt(table, record);
    else isElsewhere = true;
  }
  return found ?? (isElsewhere ? undefined : null);
}

function textAt(table: DataView, record: number): string {
  const from = table.getUint16(4) + table.getUint16(record + 10);
  let text = "";
  for (let at = 0; at < table.getUint16(record + 8); at += 2)
    text += String.fromCharCode(table.getUint16(from + at));
  return text;
}
