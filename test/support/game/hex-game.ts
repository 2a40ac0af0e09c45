/** A small game with tracks of hexagons: single pointy-top and flat-top tiles, and patches of seven. */

const TEMPLATE = `<!-- A map card: its hexagons in the colours of their terrains, its id. Reads @card, @map, @shape, @terrains. -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="{{@shape.viewBox}}">
<rect x="-10" y="-10" width="200" height="200" fill="#f3efe4"/>
{{#each @map.squares}}<polygon points="{{points}}" fill="#dfe8d0" stroke="#241f1c" stroke-width="0.4"/>
<b:text x="{{sub x 6}}" y="{{sub y 6}}" width="12" height="5" size="9pt" min-size="8pt" align="center" font="Alegreya">{{terrain}}</b:text>
{{/each}}
{{#each @map.bars}}<path d="M{{x1}} {{y1}}L{{x2}} {{y2}}" stroke="#000000" stroke-width="1.4" stroke-linecap="round"/>{{/each}}
<b:text x="{{sub (div @shape.width 2) 6}}" y="{{add 1 (div @shape.height 2)}}" width="12" height="5" size="9pt" min-size="8pt" align="center" font="Alegreya">{{@card.id}}</b:text>
</svg>
`;

const GAME = `broadside: 1
id: hexes
title: Hexes
version: 0.1.0
track:
  corners: never
  count: cost
  pieces: unlimited
  face-down: fog
  cards: { min: 2, max: 12 }
  words: { piece: scout, pieces: scouts, special: shortcut, point: point, points: points }
`;

const GLOSSARY = `terrains:
  grass: { title: Grass, colour: "#a9cf7f", sign: G }
  wood: { title: Wood, colour: "#3f8a4d", sign: W, cost: 2 }
  lake: { title: Lake, colour: "#5f9ad4", sign: L, cost: blocked }
  fog: { title: Fog, colour: "#4a4a55", sign: "?" }
`;

const deck = (id: string, shape: string, size: string, cells: string, cards: string): string => `deck: ${id}
title: Tiles ${id}
kind: map
shape: ${shape}
size: ${size}
bleed: 1.5mm
safe: 2mm
cells: ${cells}
front: tile
cards:
${cards}`;

const SINGLES = `  - { id: g, copies: 6, hexes: [[grass]] }
  - { id: w, copies: 3, hexes: [[wood]] }
  - { id: l, copies: 2, hexes: [[lake]] }
`;

const FLATS = `  - { id: fg, copies: 6, hexes: [[grass]] }
  - { id: fw, copies: 3, hexes: [[wood]] }
`;

const PATCHES = `  - { id: p1, hexes: [[grass, wood], [grass, grass, wood], [lake, grass]], bars: [b2|c2, a3|west] }
  - { id: p2, hexes: [[grass, grass], [wood, grass, grass], [grass, lake]] }
  - { id: p3, hexes: [[wood, grass], [grass, lake, grass], [grass, grass]] }
`;

/** @param more a scenario's own fields, of lines that end */
const scenario = (id: string, track: string, more = ""): string => `scenario: ${id}
title: ${id.slice(0, 1).toUpperCase()}${id.slice(1)}
players: { min: 1, max: 4 }
intro: Across the moor before the fog comes down.
length: short
track:
${track}${more}`;

const TRAIL = `  - { card: g, at: [0, 0] }
  - { card: w, at: [1, 0], turn: 60 }
  - { card: g, at: [1, 1] }
  - { card: g, at: [2, 1], acceleration: true }
  - { card: g, at: [3, 0] }
  - { card: w, at: [4, 0], turn: 60 }
  - { card: g, at: [4, 1] }
`;

const LADDER = `  - { card: fg, at: [0, 0] }
  - { card: fg, at: [0, 1] }
  - { card: fw, at: [1, 1], turn: 120 }
  - { card: fg, at: [2, 1] }
  - { card: fg, at: [3, 0] }
`;

const MOOR = `  - { card: p1, at: [0, 0] }
  - { card: p2, at: [2, 1], turn: 60 }
  - { card: p3, at: [5, -1], turn: 300 }
`;

export const HEX_GAME: Readonly<Record<string, string>> = {
  "content/hexes/game.yaml": GAME,
  "content/hexes/glossary.yaml": GLOSSARY,
  "content/hexes/decks/singles.yaml": deck(
    "singles",
    "hexagon",
    "40mm",
    "{ shape: pointy-hex, radius: 0, side: 22mm }",
    SINGLES,
  ),
  "content/hexes/decks/flats.yaml": deck(
    "flats",
    "card",
    "{ width: 50mm, height: 44mm }",
    "{ shape: flat-hex, radius: 0, side: 24mm }",
    FLATS,
  ),
  "content/hexes/decks/patches.yaml": deck(
    "patches",
    "patch",
    "90mm",
    "{ shape: pointy-hex, radius: 1 }",
    PATCHES,
  ),
  "content/hexes/scenarios/trail.yaml": scenario("trail", TRAIL),
  "content/hexes/scenarios/ladder.yaml": scenario("ladder", LADDER),
  "content/hexes/scenarios/moor.yaml": scenario("moor", MOOR, "start: 1.a2\n"),
  "templates/hexes/tile.svg.hbs": TEMPLATE,
};
