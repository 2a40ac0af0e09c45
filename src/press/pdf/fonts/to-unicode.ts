/** What the codes of a font mean, as the CMap that readers use for searching and copying (ISO 32000-1, 9.10.3). */
import type { PrintedGlyph } from "./embedded-face.ts";

/** Entries of one list; a CMap may not have more. */
const MOST = 100;

/** The CMap of fonts whose codes have `bytes` bytes. */
export function toUnicode(glyphs: readonly PrintedGlyph[], bytes: 1 | 2): string {
  const code = (value: number): string => `<${hex(value, 2 * bytes)}>`;
  const entries = glyphs
    .filter(({ text }) => text !== "")
    .toSorted((a, b) => a.code - b.code)
    .map((glyph) => `${code(glyph.code)}<${utf16(glyph.text)}>`);
  const lists = Array.from({ length: Math.ceil(entries.length / MOST) }, (_, list) => {
    const part = entries.slice(list * MOST, (list + 1) * MOST);
    return `${part.length} beginbfchar\n${part.join("\n")}\nendbfchar\n`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe)/Ordering (UCS)/Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
${code(0)}${code(256 ** bytes - 1)}
endcodespacerange
${lists.join("")}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 4)).join("");
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");
