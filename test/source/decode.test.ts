import { describe, expect, test } from "vitest";
import { decodeText } from "../../src/source/text/decode.ts";
import { utf8 } from "../support/utf8.ts";
import { placed } from "./support.ts";

const utf16 = (text: string, bigEndian = false): Uint8Array =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const pair = [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8];
      return bigEndian ? pair.reverse() : pair;
    }),
  );

describe("after a change of a text without faults", () => {
  const before = "a: 1\r\nb: \u{1F600}\r\nc: word\r\n";

  test.each(["\0", "\r", "\ud83d", "\ude00", "\n", "x", ""])("%j is found as in a new text", (piece) => {
    for (let at = 0; at <= before.length; at += 1)
      for (const length of [0, 1, 2]) {
        const bytes = utf8(before.slice(0, at) + piece + before.slice(at + length));
        expect(decodeText("a.yaml", bytes, false, before)).toEqual(decodeText("a.yaml", bytes));
      }
  });
});

describe("UTF-8", () => {
  test("is read unchanged, without a byte order mark (Y7)", () => {
    const { value, diagnostics } = decodeText("a.yaml", utf8("\uFEFFname: Żółw ☠ 😀\r\n"));
    expect(value).toEqual({ path: "a.yaml", text: "name: Żółw ☠ 😀\r\n" });
    expect(diagnostics).toEqual([]);
  });

  test("an empty file is empty text", () => {
    expect(decodeText("a.yaml", new Uint8Array()).value.text).toBe("");
  });
});

describe("other encodings are named with the byte offset (Y8)", () => {
  test("Latin-1", () => {
    const bytes = Uint8Array.from([...utf8("a: caf"), 0xe9, ...utf8("\nb: 1\n")]);
    const { value, diagnostics } = decodeText("a.yaml", bytes);
    expect(placed(diagnostics)).toEqual(["1:7 text/encoding"]);
    expect(diagnostics[0]?.message).toBe('byte 0xE9 at byte offset 6 is not UTF-8; in Latin-1 it is "é"');
    expect(value.text).toBe("a: café\nb: 1\n");
  });

  test("Windows-1252, which has quotes and a euro that Latin-1 lacks", () => {
    const bytes = Uint8Array.from([...utf8("a: "), 0x93, ...utf8("hi"), 0x94, 0x20, 0x80, 0x20, 0x9f]);
    const { value, diagnostics } = decodeText("a.yaml", bytes);
    expect(diagnostics[0]?.message).toBe(
      'byte 0x93 at byte offset 3 is not UTF-8; in Windows-1252 it is "“"',
    );
    expect(value.text).toBe("a: “hi” € Ÿ");
  });

  test("Latin-1 after characters of several bytes: the place is counted in characters", () => {
    const bytes = Uint8Array.from([...utf8("\uFEFFä😀\n"), 0xfc]);
    const { diagnostics } = decodeText("a.yaml", bytes);
    expect(placed(diagnostics)).toEqual(["2:1 text/encoding"]);
    expect(diagnostics[0]?.message).toContain("byte offset 10 ");
  });

  test.each([
    ["little-endian with a mark", Uint8Array.from([0xff, 0xfe, ...utf16("a: 1\n")])],
    ["big-endian with a mark", Uint8Array.from([0xfe, 0xff, ...utf16("a: 1\n", true)])],
    ["little-endian without one", utf16("a: 1\nb: 2\n")],
    ["big-endian without one", utf16("a: 1\nb: 2\n", true)],
  ])("UTF-16, %s", (_name, bytes) => {
    const { value, diagnostics } = decodeText("a.yaml", bytes);
    expect(placed(diagnostics)).toEqual(["1:1 text/encoding"]);
    expect(diagnostics[0]?.message).toContain("UTF-16");
    expect(value.text.startsWith("a: 1\n")).toBe(true);
  });

  test("a character truncated by the end of the file", () => {
    const { diagnostics } = decodeText("a.yaml", utf8("a: 😀").subarray(0, 5));
    expect(placed(diagnostics)).toEqual(["1:4 text/encoding"]);
    expect(diagnostics[0]?.message).toContain("byte offset 3");
  });

  test("a surrogate written as UTF-8 bytes is not UTF-8", () => {
    const { diagnostics } = decodeText("a.yaml", Uint8Array.from([0x61, 0xed, 0xa0, 0x80, 0x62]));
    expect(placed(diagnostics)).toEqual(["1:2 text/encoding"]);
  });
});

describe("unprintable characters are reported at their place (Y9)", () => {
  test("NUL, escape and delete", () => {
    const { diagnostics } = decodeText("a.yaml", utf8("a: x\0\nb: \u001B[0m\nc: \u007F\n"));
    expect(placed(diagnostics)).toEqual([
      "1:5 text/control-character",
      "2:4 text/control-character",
      "3:4 text/control-character",
    ]);
    expect(diagnostics[0]?.message).toContain("U+0000");
  });

  test("a carriage return alone, but not with its line feed or a tab", () => {
    expect(placed(decodeText("a.csv", utf8("a\tb\r\nc\rd")).diagnostics)).toEqual([
      "2:2 text/control-character",
    ]);
  });

  test("lines that end with carriage returns alone are reported once", () => {
    const { diagnostics } = decodeText("a.yaml", utf8("a: 1\rb: 2\rc: \u0001\r"));
    expect(placed(diagnostics)).toEqual(["1:5 text/control-character", "1:14 text/control-character"]);
  });

  test("a file full of them has twenty faults and a number", () => {
    const { diagnostics } = decodeText("a.yaml", utf8(`x${"\u0001".repeat(500)}`));
    expect(diagnostics).toHaveLength(21);
    expect(diagnostics.at(-1)?.message).toContain("480 more faults");
  });
});

describe("CSV files are read as spreadsheets save them", () => {
  const decoded = (bytes: Uint8Array, path = "a.csv") => {
    const { value, diagnostics } = decodeText(path, bytes);
    return { text: value.text, decoded: diagnostics.map(({ severity, rule }) => `${severity} ${rule}`) };
  };

  test("in Windows-1252, with one hint", () => {
    const bytes = Uint8Array.from([...utf8("a,b\ncaf"), 0xe9, ...utf8(",5 "), 0x80, ...utf8("\n")]);
    expect(decoded(bytes)).toEqual({ text: "a,b\ncafé,5 €\n", decoded: ["hint text/encoding"] });
    expect(decoded(bytes, "A.CSV").decoded).toEqual(["hint text/encoding"]);
    expect(decodeText("a.csv", bytes).diagnostics[0]?.message).toBe(
      'byte 0xE9 at byte offset 7 is not UTF-8; in Windows-1252 it is "é"; the file is read anyway',
    );
  });

  test.each([false, true])("in UTF-16 with a mark (big-endian: %s), with one hint", (bigEndian) => {
    expect(decoded(utf16("\uFEFFa\tb\r\n1\t2\r\n", bigEndian))).toEqual({
      text: "a\tb\r\n1\t2\r\n",
      decoded: ["hint text/encoding"],
    });
  });

  test("UTF-8 that is damaged stays an error", () => {
    expect(decoded(Uint8Array.from([...utf8("ä,b\n"), 0xe9, 0x2c])).decoded).toEqual(["error text/encoding"]);
  });

  test("with carriage returns as line ends; line feeds within quotes are kept", () => {
    expect(decoded(utf8('a,b\r1,"x\ny"\r'))).toEqual({ text: 'a,b\n1,"x\ny"\n', decoded: [] });
    expect(decoded(utf8("a,b\r1,2\r"), "a.yaml").decoded).toEqual(["error text/control-character"]);
  });

  test.each([
    ["a workbook", Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0])],
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0, 0])],
  ])("%s under such a name is refused with one finding", (_, bytes) => {
    expect(decoded(bytes)).toEqual({ text: "", decoded: ["error csv/not-text"] });
  });

  test("one zero byte in a text is reported at its place", () => {
    expect(decoded(utf8("a,b\n1,\0\n")).decoded).toEqual(["error text/control-character"]);
  });
});

/** Bytes of Mac Roman by https://encoding.spec.whatwg.org/index-macintosh.txt, of Windows-1252 by its own index. */
const MAC: Readonly<Record<string, number>> = {
  ä: 0x8a,
  ö: 0x9a,
  ü: 0x9f,
  ß: 0xa7,
  é: 0x8e,
  è: 0x8f,
  à: 0x88,
  ç: 0x8d,
  ñ: 0x96,
  Ö: 0x85,
  "’": 0xd5,
  "“": 0xd2,
  "”": 0xd3,
};
const WINDOWS: Readonly<Record<string, number>> = {
  ä: 0xe4,
  ö: 0xf6,
  ü: 0xfc,
  ß: 0xdf,
  é: 0xe9,
  è: 0xe8,
  à: 0xe0,
  ç: 0xe7,
  ñ: 0xf1,
  Ö: 0xd6,
  Ä: 0xc4,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
};
const encoded = (text: string, table: Readonly<Record<string, number>>): Uint8Array =>
  Uint8Array.from([...text].map((sign) => table[sign] ?? sign.charCodeAt(0)));

describe("CSV of a single-byte encoding", () => {
  test.each([
    ["Bäcker für Brötchen", MAC, "Mac Roman"],
    ["Die Öfen der Straße", MAC, "Mac Roman"],
    ["café", MAC, "Mac Roman"],
    ["garçon à la crème", MAC, "Mac Roman"],
    ["the Fox’s “señor” né", MAC, "Mac Roman"],
    ["Bäcker für Brötchen", WINDOWS, "Latin-1"],
    ["Die Öfen der Straße", WINDOWS, "Latin-1"],
    ["café", WINDOWS, "Latin-1"],
    ["garçon à la crème", WINDOWS, "Latin-1"],
    ["BÄCKER", WINDOWS, "Latin-1"],
    ["the Fox’s “señor”", WINDOWS, "Windows-1252"],
    ["the Fox’s “den”", WINDOWS, "Windows-1252"],
  ])("%s", (text, table, name) => {
    const { value, diagnostics } = decodeText("a.csv", encoded(`id,title\na,${text}\n`, table));
    expect(value.text).toBe(`id,title\na,${text}\n`);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(["hint"]);
    expect(diagnostics[0]?.message).toContain(`in ${name} it is`);
  });
});

test.each([
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0], "an old Excel workbook (.xls)"],
  [[...utf8("PK\u0003\u0004")], "a workbook (.xlsx or .ods) or another zip archive"],
  [[...utf8("\n<!DOCTYPE html>\n<table>")], "a web page (HTML)"],
  [[...utf8("\uFEFF<table><tr><td>a,b")], "a web page (HTML)"],
])("a file named .csv that is not one: %j", (bytes, what) => {
  const { diagnostics } = decodeText("a.csv", Uint8Array.from(bytes));
  expect(diagnostics.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    `csv/not-text: this is ${what}, expected CSV`,
  ]);
});
