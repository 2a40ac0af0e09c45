/** Which file a template's name means: the game's, the project's shared one, or the package's. */
import { describe, expect, test } from "vitest";
import type { Bundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { readTemplates } from "../../../src/pipeline/draw/templates.ts";

const all = (...files: string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map((file) => [file, file]));

function read(project: Readonly<Record<string, string>>, packaged: Readonly<Record<string, string>>) {
  const bundle = { host: createMemoryHost(packaged) } as unknown as Bundle;
  const { templates, partials } = readTemplates({ host: createMemoryHost(project), bundle }, "reef").value;
  const filesIn = (sources: typeof templates) =>
    Object.fromEntries([...sources].map(([name, { file }]) => [name, file]));
  return { templates: filesIn(templates), partials: filesIn(partials) };
}

test("the game's own templates come first, then the project's shared ones, then the package's", () => {
  const { templates } = read(
    all(
      "templates/reef/own.svg.hbs",
      "templates/shared/own.svg.hbs",
      "templates/shared/common.svg.hbs",
      "templates/other/own.svg.hbs",
      "templates/other/foreign.svg.hbs",
    ),
    all(
      "templates/shared/own.svg.hbs",
      "templates/shared/common.svg.hbs",
      "templates/shared/plain.svg.hbs",
      "templates/reef/hidden.svg.hbs",
    ),
  );
  expect(templates).toEqual({
    own: "templates/reef/own.svg.hbs",
    common: "templates/shared/common.svg.hbs",
    plain: "templates/shared/plain.svg.hbs",
  });
});

test("partials are looked up in the same order, and are not templates", () => {
  const { templates, partials } = read(
    all(
      "templates/reef/partials/wave.svg.hbs",
      "templates/shared/partials/wave.svg.hbs",
      "templates/shared/partials/rope.svg.hbs",
      "templates/reef/readme.md",
    ),
    all("templates/shared/partials/rope.svg.hbs", "templates/shared/partials/knot.svg.hbs"),
  );
  expect(templates).toEqual({});
  expect(partials).toEqual({
    wave: "templates/reef/partials/wave.svg.hbs",
    rope: "templates/shared/partials/rope.svg.hbs",
    knot: "templates/shared/partials/knot.svg.hbs",
  });
});

test("a shared template of the project replaces the package's of the same name", () => {
  const bundle = { host: createMemoryHost({ "templates/shared/a.svg.hbs": "theirs" }) } as unknown as Bundle;
  const host = createMemoryHost({ "templates/shared/a.svg.hbs": "ours" });
  expect(readTemplates({ host, bundle }, "reef").value.templates.get("a")?.text).toBe("ours");
});

describe("files of the package are known to be sound", () => {
  const packaged = all("templates/shared/plain.svg.hbs", "templates/shared/partials/knot.svg.hbs");
  const sound = (files: Readonly<Record<string, string>>): readonly string[] => {
    const bundle = { host: createMemoryHost(packaged) } as unknown as Bundle;
    const { templates, partials } = readTemplates({ host: createMemoryHost(files), bundle }, "reef").value;
    return [...templates, ...partials].filter(([, { isSound }]) => isSound).map(([name]) => name);
  };

  test("in a game with templates of its own", () => {
    expect(sound(all("templates/reef/own.svg.hbs", "templates/reef/partials/own.svg.hbs"))).toEqual([
      "plain",
      "knot",
    ]);
    expect(sound(all("templates/reef/plain.svg.hbs"))).toEqual(["knot"]);
  });

  test("but not where a partial of the game replaces one that they may call", () => {
    expect(sound(all("templates/reef/partials/knot.svg.hbs"))).toEqual([]);
  });

  test("but not while the package itself is edited", () => {
    const host = createMemoryHost(packaged);
    const { templates } = readTemplates({ host, bundle: { host } as unknown as Bundle }, "reef").value;
    expect(templates.get("plain")).toMatchObject({ isSound: false, isShipped: false });
  });

  test("and are marked as the package's, whatever partials a game has", () => {
    const bundle = { host: createMemoryHost(packaged) } as unknown as Bundle;
    const own = all("templates/reef/own.svg.hbs", "templates/shared/partials/knot.svg.hbs");
    const { templates, partials } = readTemplates({ host: createMemoryHost(own), bundle }, "reef").value;
    expect(templates.get("plain")?.isShipped).toBe(true);
    expect(templates.get("own")?.isShipped).toBe(false);
    expect(partials.get("knot")?.isShipped).toBe(false);
  });
});
