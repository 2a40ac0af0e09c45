/** The makers of a font according to its file, compared with the licence texts beside the fonts. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { EngineFont } from "../../src/font/engine/engine-font.ts";
import { openFontBook } from "../../src/font/font-book.ts";
import { creditIn } from "../../src/font/font-credit.ts";

const SHARED = "templates/shared/fonts";

describe.each([SHARED, "templates/pirate-tricks/fonts", "templates/pirates-flag/fonts"])("%s", (folder) => {
  const files = readdirSync(folder);
  test.each(files.filter((file) => file.endsWith(".ttf")))(
    "%s: the file agrees with its licence text",
    (file) => {
      const bytes = readFileSync(`${folder}/${file}`);
      const [face] = openFontBook([{ file, bytes, wasLookedAt: true }]).value.faces;
      const licence = readFileSync(`${folder}/OFL-${file.replace(/-.*/, "")}.txt`, "latin1");
      const year = /Copyright (?:\(c\) )?(\d{4})/.exec(licence)?.[1] as string;
      expect(face?.credit.copyright).toContain(year);
      expect(face?.credit).toMatchObject({
        licence: "SIL Open Font License 1.1",
        licenceAddress: "http://scripts.sil.org/OFL",
      });
    },
  );
});

test("the maker is the designer, with the designer's address", () => {
  const bytes = readFileSync(`${SHARED}/PirataOne-Regular.ttf`);
  const [face] = openFontBook([{ file: "PirataOne-Regular.ttf", bytes }]).value.faces;
  expect(face?.credit).toMatchObject({
    maker: "Rodrigo Fuenzalida, Nicolas Massi",
    address: "www.taip.com.ar",
  });
});

const fontSaying = (names: Readonly<Record<string, string>>): EngineFont =>
  ({ getName: (key: string) => names[key] ?? null }) as EngineFont;

test.each([
  [{}, {}],
  [
    { manufacturer: "Foundry", vendorURL: "https://f.example" },
    { maker: "Foundry", address: "https://f.example" },
  ],
  [{ license: "Licensed under the Apache License, Version 2.0" }, { licence: "Apache License 2.0" }],
  [{ license: "Ask us.\r\nThen\u001b[31m pay." }, { licence: "Ask us. Then [31m pay." }],
  [{ copyright: "x".repeat(100_000) }, { copyright: `${"x".repeat(200)}...` }],
  // As the WOFF2 files of @fontsource/lora 5.3.0 have it.
  [
    {
      copyright:
        'Copyright 2011 The Lora Project Authors (https://github.com/cyrealtype/Lora-Cyrillic), with Reserved Font Name "Lora".',
      licenseURL: "https://scripts.sil.org/OFL",
    },
    {
      maker: "The Lora Project Authors",
      copyright:
        'Copyright 2011 The Lora Project Authors (https://github.com/cyrealtype/Lora-Cyrillic), with Reserved Font Name "Lora".',
      licence: "SIL Open Font License 1.1",
      licenceAddress: "https://scripts.sil.org/OFL",
    },
  ],
  [
    { designer: "Ann", copyright: "Copyright 2020 The Reef Project Authors" },
    { maker: "Ann", copyright: "Copyright 2020 The Reef Project Authors" },
  ],
  [{ copyright: "Copyright 2020 Ann" }, { copyright: "Copyright 2020 Ann" }],
])("%j", (names, credit) => {
  expect(creditIn(fontSaying(names))).toEqual(credit);
});

test.each([
  ["http://scripts.sil.org/OFL", "SIL Open Font License 1.1"],
  ["https://openfontlicense.org/", "SIL Open Font License 1.1"],
  ["https://www.openfontlicense.org", "SIL Open Font License 1.1"],
  ["https://opensource.org/license/ofl-1-1/", "SIL Open Font License 1.1"],
  ["https://www.apache.org/licenses/LICENSE-2.0.html", "Apache License 2.0"],
  ["http://www.apache.org/licenses/LICENSE-2.0.txt", "Apache License 2.0"],
  ["https://creativecommons.org/publicdomain/zero/1.0/", "CC0 1.0"],
  ["https://example.com/scripts.sil.org/OFL", undefined],
  ["https://www.apache.org/licenses/LICENSE-1.1", undefined],
])("the licence at %s", (licenseURL, licence) => {
  expect(creditIn(fontSaying({ licenseURL })).licence).toBe(licence);
  expect(creditIn(fontSaying({ licenseURL, license: "Ask us." })).licence).toBe("Ask us.");
});
