/**
 * The pictures of docs/studio.md, and those of the studio in docs/design-a-track.md: this test opens each view as its
 * picture shows it. With STUDIO_MANUAL=1 it writes them to docs/ again, with few colours, because they are stored in every clone. Their pixels are not compared: letters
 * of the page differ from one machine to the next.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test as plain } from "vitest";
import sharp from "../support/paper/sharp.ts";
import {
  DUNGEON,
  HARBOUR,
  HEX_RACE,
  PLANTED,
  STARTER_PACK,
  type StudioProject,
} from "../support/studio/projects.ts";
import { test } from "../support/studio/studio-test.ts";

const FOLDER = "docs/studio";
const GUIDE = "docs/design-a-track";
const isWritten = process.env.STUDIO_MANUAL === "1";

interface Shown {
  readonly name: string;
  /** Where its picture is kept; FOLDER by default. */
  readonly folder?: string;
  readonly project: StudioProject;
  /** The address of the view. */
  readonly at: string;
  readonly scheme?: "dark";
  /** Pictures that are in sight. */
  readonly pictures: number;
  /** What a person does before the picture. */
  act?(page: Page): Promise<void>;
}

const ofBattle = "pirate-quest/battle/sword-9";

const SHOWN: readonly Shown[] = [
  { name: "decks", project: STARTER_PACK, at: "decks", pictures: 10 },
  { name: "card", project: STARTER_PACK, at: `card/${ofBattle}`, pictures: 8 },
  { name: "table", project: STARTER_PACK, at: "table/pirate-quest/battle", pictures: 10 },
  {
    name: "template",
    project: STARTER_PACK,
    at: `template/${ofBattle}/front`,
    scheme: "dark",
    pictures: 1,
    act: async (page) => {
      await page.getByRole("tab", { name: "Things" }).click();
      await page.getByRole("button", { name: /^title/ }).click();
    },
  },
  {
    name: "tracks",
    project: STARTER_PACK,
    at: "tracks/horseshoe-bay",
    pictures: 0,
    act: async (page) => {
      await page.getByRole("button", { name: /^Card 4: / }).click();
      await page.getByRole("button", { name: /^Card 4: .*/, pressed: true }).waitFor();
      await page.locator(".mark-way").first().waitFor();
    },
  },
  { name: "pictures", project: HARBOUR, at: "pictures", pictures: 1 },
  {
    name: "problems",
    project: PLANTED,
    at: "problems",
    pictures: 0,
    act: async (page) => {
      await page.getByText("a colon and a space inside a text").click();
      await page.getByText("About yaml/unquoted-text").waitFor();
    },
  },
  {
    name: "numbers",
    project: STARTER_PACK,
    at: "numbers",
    pictures: 0,
    act: async (page) => {
      await page.getByLabel("Field").selectOption("special.cost");
      await page.getByLabel("Against").selectOption("suit");
    },
  },
  { name: "print", project: STARTER_PACK, at: "print", pictures: 2 },
  {
    name: "new-game",
    project: STARTER_PACK,
    at: "new-game",
    pictures: 3,
    act: async (page) => {
      await page.getByRole("button", { name: "Try an example" }).click();
      await page.getByLabel("Name of the game").fill("The Long Night");
    },
  },
  {
    name: "studio-squares",
    folder: GUIDE,
    project: DUNGEON,
    at: "tracks/round-the-vault",
    pictures: 0,
    act: async (page) => page.locator(".mark-way").first().waitFor(),
  },
  {
    name: "studio-hexagons",
    folder: GUIDE,
    project: HEX_RACE,
    at: "tracks/rose-bed",
    pictures: 0,
    act: async (page) => page.locator(".mark-way").first().waitFor(),
  },
];

/** The views of one project, which all are opened in one studio. Those of small projects have tests of their own. */
const GROUPS = (isWritten ? [STARTER_PACK, HARBOUR, PLANTED, DUNGEON, HEX_RACE] : [STARTER_PACK]).map(
  (project) => {
    const views = SHOWN.filter((shown) => shown.project === project);
    return { project, views, names: views.map(({ name }) => name).join(", ") };
  },
);

test.for(GROUPS)("these views are shown: $names", async ({ project, views }, { openStudio }) => {
  const [first] = views;
  const { page } = await openStudio(project, { at: `${first?.at}` });
  const { origin } = new URL(page.url());
  for (const shown of views) {
    // in a picture nothing is left of the view before
    if (isWritten) await page.goto("about:blank");
    if (isWritten || shown !== first) await page.goto(`${origin}/#/${shown.at}`);
    await keepView(page, shown);
  }
});

async function keepView(page: Page, { name, folder = FOLDER, scheme, pictures, act }: Shown): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme ?? "light" });
  await page.getByText(/^(No problems|Checked)/).waitFor();
  await act?.(page);
  await page.waitForFunction(
    (count) =>
      [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length >=
      count,
    pictures,
  );
  if (!isWritten) return;
  const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10 });
  writeFileSync(`${folder}/${name}.png`, await picture.toBuffer());
}

plain("the manual shows each of these pictures, and no other", () => {
  const own = SHOWN.filter(({ folder = FOLDER }) => folder === FOLDER);
  const names = own.map(({ name }) => `${name}.png`).sort();
  expect(readdirSync(FOLDER).sort()).toEqual(names);
  const shown = readFileSync("docs/studio.md", "utf8").matchAll(/\]\(studio\/([^)]+)\)/g);
  expect([...shown].map(([, name]) => name).sort()).toEqual(names);
});
