/**
 * The sample game: the smallest project that has everything a rule may look at. Examples of rules lay their files over
 * it; tests of the pipeline may too. Paths are those of a project; the game's id is "sample".
 */
import { deflateSync } from "node:zlib";

export type ProjectFiles = Readonly<Record<string, string | Uint8Array>>;

export const SAMPLE_GAME: ProjectFiles = {
  "content/sample/game.yaml": `broadside: 1
id: sample
title: Sample
version: 1.0.0
`,
  "content/sample/glossary.yaml": `terms:
  crew: { title: crew, meaning: everybody on board }
symbols:
  pip: { title: Pip, meaning: one point, points: 1, icon: plain-circle }
`,
  "content/sample/decks/crew.yaml": `deck: crew
title: Crew
size: poker-us
front: card
card:
  type: object
  properties:
    rank: { type: integer, description: Who commands whom. }
    title: { type: string, description: The name. }
  required: [rank, title]
  additionalProperties: false
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: pilot, rank: 2, title: Pilot }
  - { id: captain, rank: 3, title: Captain }
`,
  "content/sample/art/sharp.png": squarePng(400),
  "content/sample/art/coarse.png": squarePng(40),
  "templates/sample/card.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegreya">{{rank}} {{title}}</b:text>
</svg>
`,
  "templates/sample/back.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9">
  <rect x="3" y="3" width="57.5" height="82.9" fill="#7a1f1f"/>
</svg>
`,
};

const REEF = `deck: reef
title: Reef
kind: map
size: poker-us
front: reef
card: { properties: { title: { type: string } } }
defaults: { title: Reef }
cards:
  - { id: r1, copies: 11, squares: [[green, blue], [blue, green], [green, red]] }
  - { id: r2, squares: [[blue, red], [green, blue], [green, blue]] }
  - { id: r3, squares: [[red, green], [green, green], [blue, green]] }
  - { id: r4, squares: [[green, green], [red, blue], [green, blue]] }
  - { id: r5, squares: [[blue, blue], [red, green], [green, green]] }
  - { id: r6, squares: [[green, red], [red, blue], [blue, green]] }
  - { id: r7, squares: [[green, blue], [blue, red], [red, green]], bars: [a3|north] }
  - { id: r8, squares: [[red, blue], [blue, green], [green, red]], bars: [b1|south] }
  - { id: r9, squares: [[green, red], [green, blue], [red, blue]], bars: [a3|b3, a3|north] }
  - { id: r10, squares: [[green, white], [blue, green], [red, red]] }
`;

const REEF_CARD = {
  "templates/sample/reef.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Alegreya">{{#if (present title)}}{{title}}{{/if}}</b:text>
  <b:text x="5" y="20" width="53.5" height="30" size="14pt" font="Alegreya">{{#each @map.squares}}{{name}}: {{colour}} {{/each}}</b:text>
  {{#each @map.bars}}<rect x="10" y="60" width="6" height="2" fill="#20303c"/>{{/each}}
</svg>
`,
};

/**
 * The front of map cards for examples that have some, and map cards for those that have a scenario and no map deck of
 * their own; no game needs them otherwise.
 */
export function mapCardsFor(files: ProjectFiles): ProjectFiles {
  const paths = Object.keys(files);
  if (paths.some((path) => /^kind: map$/m.test(String(files[path])))) return REEF_CARD;
  if (!paths.some((path) => path.includes("/scenarios/"))) return {};
  return { "content/sample/decks/reef.yaml": REEF, ...REEF_CARD };
}

/**
 * The sample game has more than any one example or test uses: what lies about unused in its own files, not in those that
 * were laid over them, is nobody's fault.
 */
export function isLeftUnused(
  { rule, file }: { readonly rule: string; readonly file: string },
  own: readonly string[],
): boolean {
  return /\/unused(?:-|$)/.test(rule) && !own.includes(file);
}

/** A grey square of so many pixels, as a PNG file (RFC 2083: signature, IHDR, IDAT, IEND). */
function squarePng(size: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // 8 bits a sample, grey.
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(size * (size + 1), 0x80);
  for (let row = 0; row < size; row++) rows[row * (size + 1)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
