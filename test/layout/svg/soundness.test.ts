/**
 * Numbers that are far too large or not finite: reported at their element, which is left out, and never part of a
 * Scene.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Scene } from "../../../src/scene/scene.ts";
import { every, layOut, layOutSvg, resourcesOf, SQUARE } from "./face.ts";

describe("an element whose numbers exceed any card", () => {
  test.each([
    ['<g transform="scale(1e200) scale(1e200)"><circle r="1"/></g>', "<g>"],
    ['<g transform="scale(1e200)">\n<g transform="scale(1e200)"><circle r="1"/></g></g>', "<g>"],
    ['<circle r="1" transform="translate(1e7 0)"/>', "<circle>"],
    ['<rect width="1" height="1e305"/>', "<rect>"],
    ['<path d="M0 0L1e300 1"/>', "<path>"],
    ['<line x2="9" stroke="red" stroke-width="1e300"/>', "<line>"],
    ['<b:text width="1e300" height="9" size="3">x</b:text>', "<b:text>"],
    ['<b:icon name="anchor" size="1e300"/>', "<b:icon>"],
    ['<image href="art/p.png" width="1e200" height="1e200"/>', "<image>"],
    ['<image href="art/p.png" width="1e-320" height="1e-320"/>', "<image>"],
  ])("%s", (inside, name) => {
    const resources = resourcesOf({ "art/p.png": { width: 300, height: 300 } });
    const { scene, diagnostics } = layOut(`\n${inside}<rect width="5" height="5"/>`, resources);
    expect(diagnostics).toMatchObject([{ rule: "svg/bad-value", severity: "error", start: { line: 2 } }]);
    expect(diagnostics[0]?.message).toContain(`${name} has a size or position of more than`);
    expect(every(scene, "path").map(({ d }) => d)).toEqual(["M0 0L5 0L5 5L0 5Z"]);
    expect([scene.texts, scene.pictures, scene.svgPictures, scene.missing]).toEqual([[], [], [], []]);
  });

  test("a drawing with a viewBox of almost no size", () => {
    const { diagnostics, items } = layOutSvg(
      '<svg viewBox="0 0 1e-300 1e-300"><rect width="1" height="1"/></svg>',
    );
    expect(diagnostics).toMatchObject([{ rule: "svg/bad-value", severity: "error" }]);
    expect(items).toEqual([]);
  });

  test("a drawing used once at too large a size is still drawn where it fits", () => {
    const { scene, rules } = layOut(
      '<defs><g id="a"><rect width="5" height="5"/></g></defs><g transform="scale(1e6)"><use href="#a"/></g><use href="#a"/>',
    );
    expect(rules).toEqual(["svg/bad-value"]);
    expect(scene.items).toMatchObject([{ kind: "use", transform: [1, 0, 0, 1, 0, 0] }]);
  });
});

test("large numbers that end up on the card are drawn: a map in metres, a part in nanometres", () => {
  for (const box of ["4000000 5500000 63 88", "0 0 63500000 88900000"]) {
    const [x, y, width, height] = box.split(" ");
    const rect = `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;
    const { scene, diagnostics } = layOutSvg(`<svg viewBox="${box}">${rect}</svg>`);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(every(scene, "path")).toHaveLength(1);
  }
});

/** Every number of plain data, including those in path data. */
function numbersOf(value: unknown, key = ""): readonly number[] {
  if (typeof value === "number") return [value];
  if (typeof value === "string" && key === "d") return (value.match(/[^MLCZ ]+/g) ?? []).map(Number);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => numbersOf(part, name));
}

const unsound = (scene: Scene): readonly number[] =>
  numbersOf(scene).filter((number) => !(Math.abs(number) <= 1e9));

const number = fc.oneof(
  fc.integer({ min: -200, max: 200 }).map(String),
  fc.constantFrom(
    "0",
    "-0",
    "1e308",
    "-1e308",
    "1e200",
    "9e99",
    "1e10",
    "1e7",
    "-1e6",
    "1e-7",
    "1e-200",
    "5e-324",
  ),
  fc.constantFrom(
    "NaN",
    "Infinity",
    "1e999",
    "-1e999",
    "1e-999",
    "",
    "x",
    "1e",
    "50%",
    "1e300%",
    "1e300mm",
    "9in",
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
);
const call = fc.oneof(
  fc
    .tuple(fc.constantFrom("translate", "scale", "skewX", "rotate"), number)
    .map(([name, a]) => `${name}(${a})`),
  fc.tuple(number, number).map(([a, b]) => `scale(${a} ${b})`),
  fc.array(number, { minLength: 6, maxLength: 6 }).map((all) => `matrix(${all.join(" ")})`),
);
const transform = fc
  .array(call, { maxLength: 3 })
  .map((calls) => (calls.length ? ` transform="${calls.join(" ")}"` : ""));

const PAINTS = [
  "",
  ' fill="url(#lin)"',
  ' fill="url(#rad)" opacity="0.5"',
  ' fill="url(#tile)"',
  ' fill="url(#many)"',
  ' clip-path="url(#cut)"',
  ' filter="url(#blur)"',
  ' mask="url(#mask)"',
  ' marker-end="url(#arrow)"',
];
const shape = fc
  .tuple(fc.array(number, { minLength: 6, maxLength: 6 }), transform, fc.constantFrom(...PAINTS), fc.nat(14))
  .map(([[a, b, c, d, e, f], move, paint, kind]) => {
    const box = `x="${a}" y="${b}" width="${c}" height="${d}"${move}${paint}`;
    const line = ` stroke="red" stroke-width="${f}" stroke-dasharray="${d} ${e}" stroke-miterlimit="${c}"`;
    return [
      `<rect ${box} rx="${e}"${line}/>`,
      `<circle cx="${a}" cy="${b}" r="${c}"${move}${paint}${line}/>`,
      `<ellipse rx="${a}" ry="${b}"${move}${paint}/>`,
      `<path d="M${a} ${b}L${c} ${d}A${e} ${f} 0 0 1 ${a} 9Q${c} 1 ${d} 2T3 ${e}z"${move}${paint}${line}/>`,
      `<polyline points="0 0 ${a} ${b} ${c} ${d}"${move}${paint}${line}/>`,
      `<line x1="${a}" y2="${b}"${move}${line}${paint}/>`,
      `<text x="${a}" y="${b}" font-size="${c}" letter-spacing="${d}" textLength="${e}"${move}${paint}>Ab c</text>`,
      `<text rotate="${a}" dx="${b}" text-decoration="underline"${move}>A<tspan baseline-shift="${c}">b</tspan></text>`,
      `<text${move}><textPath href="#way" startOffset="${a}">Ab</textPath></text>`,
      `<b:text ${box} size="${e}" min-size="${f}" leading="${a}" letter-spacing="${b}">A **b** :anchor: c</b:text>`,
      `<b:icon name="anchor" ${box}/>`,
      `<b:art href="art/p.png" fit="cover" ${box}/>`,
      `<image href="art/d.svg" ${box}/>`,
      `<svg ${box} viewBox="${e} ${f} ${a} ${b}" overflow="hidden"><circle r="${c}"/></svg>`,
      `<use href="#sym" ${box}/>`,
    ][kind] as string;
  });
const drawing = fc
  .tuple(fc.array(number, { minLength: 6, maxLength: 6 }), transform, fc.array(shape, { maxLength: 3 }))
  .map(
    ([[a, b, c, d, e, f], move, shapes]) => `<defs>
<linearGradient id="lin" x1="${a}" y2="${b}" gradientTransform="scale(${c})"><stop offset="${d}"/><stop offset="1"/></linearGradient>
<radialGradient id="rad" gradientUnits="userSpaceOnUse" cx="${a}" fx="${b}" r="${c}"><stop/><stop offset="1"/></radialGradient>
<pattern id="tile" width="1" height="1" viewBox="0 0 ${a} ${b}"><rect width="${c}" height="${d}"/></pattern>
<pattern id="many" width="${e}" height="${f}" patternUnits="userSpaceOnUse"><rect width="${c}" height="2"/></pattern>
<clipPath id="cut" clipPathUnits="objectBoundingBox"><rect width="${a}" height="${b}"/><circle r="${c}"/></clipPath>
<filter id="blur" x="${a}" width="${b}"><feGaussianBlur stdDeviation="${c}"/></filter>
<mask id="mask"><rect width="${a}" height="${b}" fill="white"/></mask>
<marker id="arrow" markerWidth="${a}" refX="${b}" viewBox="0 0 ${c} 3" orient="auto"><path d="M0 0L${d} 3z"/></marker>
<symbol id="sym" viewBox="0 0 ${e} ${f}"><rect width="${a}" height="${b}"/><use href="#way" x="${c}"/></symbol>
<path id="way" d="M0 0L${d} 9C1 2 3 4 ${e} 6"/></defs><g${move}>${shapes.join("")}</g>`,
  );

test("no number of a drawing, however odd, puts an unsound one into a scene", () => {
  const art = { "art/p.png": { width: 300, height: 200 } };
  fc.assert(
    fc.property(
      drawing,
      fc.array(number, { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      (inside, box, own) => {
        const viewBox = own ? box.join(" ") : "0 0 100 100";
        const picture = `<svg viewBox="0 0 ${box[0]} ${box[1]}"><rect width="${box[2]}" height="9"/></svg>`;
        const text = `<svg viewBox="${viewBox}" preserveAspectRatio="none">${inside}</svg>`;
        const { scene } = layOutSvg(text, SQUARE, resourcesOf({ ...art, "art/d.svg": picture }));
        expect(unsound(scene)).toEqual([]);
      },
    ),
    { numRuns: 250 },
  );
});
