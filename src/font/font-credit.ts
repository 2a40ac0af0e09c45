/**
 * The makers and the licence of a font file, from its "name" table (OpenType 1.9: ids 0, 8, 9 and 11 to 14).
 * Limits: information that is missing in the file is missing here too, even if a text beside the file has it.
 */
import { passCannotLoad } from "../diagnostics/cannot-load.ts";
import type { EngineFont } from "./engine/engine-font.ts";

export interface FontCredit {
  /** The designer, else the foundry, else the project named in the copyright: "The Lora Project Authors". */
  readonly maker?: string;
  /** The maker's web address. */
  readonly address?: string;
  readonly copyright?: string;
  /** The licence in a few words: "SIL Open Font License 1.1", else the file's own words, shortened. */
  readonly licence?: string;
  readonly licenceAddress?: string;
}

export function creditIn(font: EngineFont): FontCredit {
  const name = (...keys: readonly string[]): string | undefined => {
    for (const key of keys) {
      const text = nameOf(font, key);
      if (text !== "") return text;
    }
    return undefined;
  };
  const [copyright, licence, licenceAddress] = [name("copyright"), name("license"), name("licenseURL")];
  const found = {
    maker: name("designer", "manufacturer") ?? (copyright && projectIn(copyright)),
    address: name("designerURL", "vendorURL"),
    copyright,
    licence: licence ? shortLicence(licence) : licenceAddress && licenceAt(licenceAddress),
    licenceAddress,
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined));
}

/** Characters of a name that are printed: some fonts have their whole licence in one. */
const MOST = 200;

/** On one line, without control characters; empty if the font does not have the name. */
function nameOf(font: EngineFont, key: string): string {
  let text = "";
  try {
    text = font.getName(key) ?? "";
  } catch (error) {
    passCannotLoad(error);
  }
  const line = text.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  return line.length > MOST ? `${line.slice(0, MOST)}...` : line;
}

/** Open licences by their names; others in the words of the file. */
function shortLicence(words: string): string {
  const open = /SIL Open Font Licen[sc]e(?:,? Version (\d(?:\.\d)?))?/i.exec(words);
  if (open) return ["SIL Open Font License", open[1]].filter((part) => part !== undefined).join(" ");
  const apache = /Apache Licen[sc]e(?:,? Version (\d(?:\.\d)?))?/i.exec(words);
  return apache ? ["Apache License", apache[1]].filter((part) => part !== undefined).join(" ") : words;
}

/** "The Lora Project Authors" of "Copyright 2011 The Lora Project Authors (https://...)", the form that Google Fonts requires. */
function projectIn(copyright: string): string | undefined {
  return /\b(The [^(),;]{1,80} Project Authors)\b/i.exec(copyright)?.[1];
}

const OPEN_FONT_LICENCE = "SIL Open Font License 1.1";

/** Pages of open licences, without "https://www." and an extension; each address identifies one version. */
const LICENCE_PAGES: readonly (readonly [page: RegExp, licence: string])[] = [
  [
    /^(?:scripts\.sil\.org\/ofl|openfontlicense\.org|opensource\.org\/licenses?\/ofl-1[.-]1)$/,
    OPEN_FONT_LICENCE,
  ],
  [/^apache\.org\/licenses\/license-2\.0$/, "Apache License 2.0"],
  [/^opensource\.org\/licenses?\/mit$/, "MIT License"],
  [/^creativecommons\.org\/publicdomain\/zero\/1\.0$/, "CC0 1.0"],
  [/^creativecommons\.org\/licenses\/by\/4\.0$/, "CC BY 4.0"],
];

function licenceAt(address: string): string | undefined {
  const page = address
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
    .replace(/\/?(?:\.html|\.txt)?\/?$/, "");
  return LICENCE_PAGES.find(([pattern]) => pattern.test(page))?.[1];
}
