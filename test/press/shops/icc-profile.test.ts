/** ICC profiles: those that may be the output intent of a PDF, and what else people have at hand. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readOutputProfile } from "../../../src/press/shops/icc-profile.ts";
import { profile } from "./small-profile.ts";

test("a profile of a press is read with its colours and its title, in both forms", () => {
  expect(readOutputProfile(profile({ title: "Coated FOGRA39" }))).toMatchObject({
    components: 4,
    space: "CMYK",
    title: "Coated FOGRA39",
  });
  expect(readOutputProfile(profile({ version: 4, title: "Étendu v4" }))).toMatchObject({ title: "tendu v4" });
  expect(readOutputProfile(profile({ space: "RGB ", title: "" }))).toMatchObject({
    components: 3,
    title: "Custom",
  });
});

test.each([
  [new Uint8Array(10), "is too short for an ICC profile"],
  [new Uint8Array(4000), "is not an ICC profile"],
  [profile({ kind: "mntr" }), "is a profile of a display, not of a printer or press"],
  [profile({ kind: "abcd" }), "is a profile of something else, not of a printer or press"],
  [profile({ space: "Lab " }), "is for Lab colours; expected CMYK or RGB"],
  [profile({ tags: ["desc"] }), "has no tables to convert colours (A2B0 and B2A0)"],
  [profile({}).subarray(0, 250), "is damaged: it should have"],
  [profile({ count: 5000 }), "is damaged: its list of tags does not fit"],
  [profile({ offset: 1_000_000 }), "is damaged: a tag is beyond its end"],
])("%#: what is not one is refused with the reason", (bytes, why) => {
  expect(readOutputProfile(bytes)).toContain(why);
});

test("a real profile is accepted (Ghostscript's)", ({ skip }) => {
  const file = "/usr/share/color/icc/ghostscript/default_cmyk.icc";
  if (!existsSync(file)) return skip("Ghostscript's profiles are not installed");
  expect(readOutputProfile(readFileSync(file))).toMatchObject({ components: 4, space: "CMYK" });
  const display = readFileSync("/usr/share/color/icc/ghostscript/srgb.icc");
  expect(readOutputProfile(display)).toContain("is a profile of a display");
});
