/** Pictures that drawings refer to, in files and embedded in the drawing. */
import { expect, test } from "vitest";
import type { Card } from "../../../src/game/game.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { createArtLibrary } from "../../../src/pipeline/look/art.ts";
import type { ProjectContext } from "../../../src/pipeline/project.ts";
import sharp from "../../support/paper/sharp.ts";

const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#c00" } })
  .png()
  .toBuffer();
const base64 = png.toString("base64");

const open = async (svg: string, files: Readonly<Record<string, string | Uint8Array>> = {}) => {
  const host = createMemoryHost(
    Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`content/g/${name}`, bytes])),
  );
  const bundle = { host: { root: "package" } };
  const value = createArtLibrary(
    { host, bundle } as unknown as ProjectContext,
    { id: "g", folder: "content/g" },
    (_, { place }) => place,
  );
  await value.open(svg, { file: "templates/g/card.svg.hbs", side: "front", card: {} as Card });
  return { value, diagnostics: value.diagnostics };
};

test("a drawing's own pictures are opened too, beside it or from the game's folder", async () => {
  const fox = '<svg><image href="fur.png"/><image xlink:href="art/eye.png"/><image href="none.png"/></svg>';
  const { value, diagnostics } = await open('<svg><b:art href="art/fox.svg"/></svg>', {
    "art/fox.svg": fox,
    "art/fur.png": png,
    "art/eye.png": png,
    "art/unused.png": "no picture",
  });
  expect(value.find("art/fox.svg")).toMatchObject({ folder: "art/", text: fox });
  expect(value.find("art/fur.png")).toMatchObject({ size: { width: 30, height: 20 } });
  expect(value.find("art/eye.png")).toMatchObject({ file: "content/g/art/eye.png" });
  expect(diagnostics).toEqual([]);
});

test("pictures in placeholders are opened, whatever the prefix; samples are not", async () => {
  const { value, diagnostics } = await open(
    '<svg><image href="art/sample.png" b:art="art/a.png"/><rect ns0:art=\'art/b.png\' x="1"/><image b:href="art/c.png" xlink:href="art/sample.png"/></svg>',
    { "art/a.png": png, "art/b.png": png, "art/c.png": png, "art/sample.png": "no picture" },
  );
  expect(["a", "b", "c"].map((name) => value.find(`art/${name}.png`)?.file)).toEqual([
    "content/g/art/a.png",
    "content/g/art/b.png",
    "content/g/art/c.png",
  ]);
  expect([...value.shown].sort()).toEqual(["art/a.png", "art/b.png", "art/c.png"]);
  expect(diagnostics).toEqual([]);
});

test("drawings that contain each other are opened once", async () => {
  const { value } = await open('<svg><image href="a.svg"/></svg>', {
    "a.svg": '<svg><image href="b.svg"/></svg>',
    "b.svg": '<svg><image href="a.svg"/></svg>',
  });
  expect(value.find("b.svg")).toMatchObject({ key: "content/g/b.svg" });
});

test.each([
  ["in one line", base64],
  ["over several lines", base64.replace(/.{40}/g, "$&\n   ")],
  ["with line ends as Inkscape writes them", base64.replace(/.{40}/g, "$&&#10;")],
])("an embedded picture %s is found by its address without white space", async (_, written) => {
  const { value, diagnostics } = await open(
    `<svg><image xlink:href="data:image/png;base64,${written}"/></svg>`,
  );
  expect(diagnostics).toEqual([]);
  expect(value.find(`data:image/png;base64,${base64}`)).toMatchObject({ size: { width: 30, height: 20 } });
});

test("a broken or oversized embedded picture is reported at the drawing that contains it", async () => {
  const reported = async (bytes: string) =>
    (await open(`<svg><image href="data:image/png;base64,${bytes}"/></svg>`)).diagnostics;
  expect(await reported(base64.slice(0, 60))).toMatchObject([
    { file: "templates/g/card.svg.hbs", severity: "error" },
  ]);
  expect(await reported("A".repeat(13_400_000))).toMatchObject([
    { rule: "svg/embedded-image", message: expect.stringContaining("10 MB") },
  ]);
});

test("pictures beside the template, and by paths from it, are opened; those in other folders are not", async () => {
  const host = {
    ...createMemoryHost({
      "content/g/art/fox.png": png,
      "content/g/art/a wolf.png": png,
      "content/other/art/elk.png": png,
      "templates/g/pic.png": png,
      "templates/g/frame.svg": '<svg><image href="pic.png"/></svg>',
      "templates/other/owl.png": png,
    }),
    root: "/home/jo/my game",
  };
  const art = createArtLibrary(
    { host, bundle: { host: { root: "package" } } } as unknown as ProjectContext,
    { id: "g", folder: "content/g" },
    (_, { place }) => place,
  );
  const hrefs = [
    ...[
      "../../content/g/art/fox.png",
      "pic.png",
      "frame.svg",
      "../other/owl.png",
      "../../content/other/art/elk.png",
    ],
    ...["file:///home/jo/my%20game/content/g/art/a%20wolf.png", "../../../../etc/x.png"],
  ];
  await art.open(hrefs.map((href) => `<image href="${href}"/>`).join(""), {
    file: "templates/g/card.svg.hbs",
    side: "front",
    card: {} as Card,
  });
  expect([...art.shown].sort()).toEqual([
    "/templates/g/frame.svg",
    "/templates/g/pic.png",
    "art/a wolf.png",
    "art/fox.png",
  ]);
  expect(art.find("/content/g/art/fox.png")).toMatchObject({ file: "content/g/art/fox.png" });
  expect(art.find("/templates/g/frame.svg")).toMatchObject({ folder: "/templates/g/" });
  expect(art.find(hrefs[5] as string)).toMatchObject({ file: "content/g/art/a wolf.png" });
});

test("accents may be encoded either way, in names and in addresses", async () => {
  const [composed, apart] = ["art/caf\u00e9.png", "art/cafe\u0301.png"];
  for (const [file, href] of [
    [composed, apart],
    [apart, composed],
  ] as const) {
    const { value } = await open(`<svg><image href="${href}"/></svg>`, { [file]: png });
    expect(value.find(href)).toMatchObject({ file: `content/g/${file}` });
  }
});

test("a picture in a placeholder is opened under any prefix", async () => {
  const { value } = await open('<svg><image x:art="art/fox.png" href="sample.png"/></svg>', {
    "art/fox.png": png,
  });
  expect([...value.shown]).toEqual(["art/fox.png"]);
});

test("a path with an entity that the drawing declares is followed", async () => {
  const { value } = await open(
    '<!DOCTYPE svg [<!ENTITY folder "art"><!ENTITY fox "&folder;/fox.png">]><svg><image href="&fox;"/><image href="&none;.png"/></svg>',
    { "art/fox.png": png },
  );
  expect([...value.shown]).toEqual(["art/fox.png"]);
});

test("a name with characters that XML escapes is found (art/salt & pepper's.png)", async () => {
  const { value } = await open('<svg><b:art href="art/salt &amp; pepper&#39;s.png"/></svg>', {
    "art/salt & pepper's.png": png,
  });
  expect(value.find("art/salt & pepper's.png")).toBeDefined();
});
