/** Inspection results are recalled by content; a stopped inspection is not. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CannotLoad } from "../../../src/diagnostics/cannot-load.ts";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import type { Inspector } from "../../../src/pipeline/look/inspector.ts";
import { inspectorOf } from "../../../src/pipeline/look/known-verdicts.ts";
import type { ProjectContext } from "../../../src/pipeline/project.ts";
import { diskMemory } from "../../../src/remember/disk-memory.ts";
import { memoryFolder } from "../../support/memory-folder.ts";

const facts = { key: "k", width: 3, height: 2, type: "png", alpha: false } as const;
const bytes = Buffer.from("a picture");

/** An inspector that counts its work, for a project outside the package's folder. */
function counting(rule?: string) {
  const work: string[] = [];
  const findings = rule ? [{ rule, severity: "error", message: "m", file: "f" } as Diagnostic] : [];
  const inspector: Inspector = {
    picture: async (_, file) => {
      work.push(`picture ${file}`);
      return rule ? { value: undefined, diagnostics: findings } : { value: facts, diagnostics: [] };
    },
    font: async (_, file) => {
      work.push(`font ${file}`);
      return findings;
    },
    unpacked: async (packed, file) => {
      work.push(`unpacked ${file}`);
      return rule ? { value: undefined, diagnostics: findings } : { value: packed, diagnostics: [] };
    },
    printable: async () => {
      work.push("printable");
      return Buffer.from("print");
    },
    draw: async (svg) => {
      work.push(`draw ${svg}`);
      return Buffer.from("png");
    },
  };
  const project = {
    host: { root: "mine" },
    bundle: { host: { root: "package" } },
    inspector,
    memory: diskMemory(memoryFolder(), "1"),
  } as unknown as ProjectContext;
  return { work, project, asked: inspectorOf(project) };
}

test("each content is inspected once under each of its names", async () => {
  const { work, project, asked } = counting();
  const first = await asked.picture(bytes, "fox.png");
  expect(await inspectorOf(project).picture(bytes, "fox.png")).toEqual(first);
  await asked.picture(bytes, "wolf.png");
  await asked.picture(Buffer.from("another"), "fox.png");
  expect(work).toEqual(["picture fox.png", "picture wolf.png", "picture fox.png"]);
});

test("printable pictures are kept, except JPEGs; so are drawings bound for a PDF", async () => {
  const { work, asked } = counting();
  for (const type of ["png", "png", "jpeg", "jpeg"] as const)
    expect(Buffer.from(await asked.printable(bytes, { ...facts, type })).toString()).toBe("print");
  const size = { width: 1, height: 1 };
  for (const options of [
    { size, passing: true } as const,
    { size, passing: true } as const,
    { size },
    { size },
  ])
    await asked.draw("<svg/>", options);
  expect(work).toEqual(["printable", "printable", "printable", "draw <svg/>", "draw <svg/>", "draw <svg/>"]);
});

test("a refused font is refused again without inspection; after a stopped reader it is inspected again", async () => {
  const broken = counting("font/broken");
  for (const _ of [1, 2]) expect(await broken.asked.font(bytes, "rum.ttf")).toHaveLength(1);
  expect(broken.work).toEqual(["font rum.ttf"]);
  const stopped = counting("font/stopped");
  for (const _ of [1, 2]) expect(await stopped.asked.font(bytes, "rum.ttf")).toHaveLength(1);
  expect(stopped.work).toEqual(["font rum.ttf", "font rum.ttf"]);
});

test("a shipped font is not inspected, wherever it is stored; any other font is, even under a shipped name", async () => {
  const { project, work } = counting("font/broken");
  const file = "templates/shared/fonts/PirataOne-Regular.ttf";
  const shipped = readFileSync(file);
  const changed = Buffer.from(shipped);
  changed[9000] = (changed[9000] as number) ^ 1;
  const own = inspectorOf({ ...project, host: { ...project.host, root: "package" } });
  for (const path of ["templates/pack/fonts/rum.ttf", file])
    expect(await own.font(shipped, path)).toEqual([]);
  expect(work).toEqual([]);
  expect(await own.font(changed, file)).toHaveLength(1);
  expect(work).toEqual([`font ${file}`]);
});

test("pictures of a game inside the package's folder are inspected like others", async () => {
  const { project, work } = counting();
  const own = inspectorOf({ ...project, host: { ...project.host, root: "package" } });
  await own.picture(bytes, "content/pack/fox.png");
  expect(work).toEqual(["picture content/pack/fox.png"]);
});

test("a failure of ours leaves nothing behind: the next inspection starts anew", async () => {
  const { project, asked, work } = counting();
  const fails = (): Promise<never> => Promise.reject(new CannotLoad("sharp", "cannot open it"));
  const failing = inspectorOf({
    ...project,
    inspector: { picture: fails, printable: fails, font: fails, unpacked: fails, draw: fails },
  });
  const size = { width: 1, height: 1 };
  const jobs = ({ picture, printable, font, unpacked, draw }: Inspector) => [
    () => picture(bytes, "fox.png"),
    () => printable(bytes, facts),
    () => font(bytes, "rum.ttf"),
    () => unpacked(bytes, "rum.woff2"),
    () => draw("<svg/>", { size, passing: true }),
  ];
  for (const job of jobs(failing)) await expect(job()).rejects.toThrow(CannotLoad);
  for (const job of jobs(asked)) await job();
  expect(work).toEqual(["picture fox.png", "printable", "font rum.ttf", "unpacked rum.woff2", "draw <svg/>"]);
});
