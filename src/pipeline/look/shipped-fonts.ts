/**
 * The fonts that come with Broadside, recognised by their content: they have been checked and need no further check,
 * wherever a copy is stored. Any other font is checked, whatever its name and folder.
 */
import { hash } from "node:crypto";
import { derived } from "../../remember/derived.ts";

/** SHA-256 (as `sha256sum` prints it) of the files below `templates/`; a test compares the two. */
export const SHIPPED_FONTS: Readonly<Record<string, string>> = {
  "pirate-attack/fonts/BoardingFigures-Regular.ttf":
    "d52382179e428a264cdb86188fc856190911a83c6998b85c0b45f43a7603444b",
  "pirate-tricks/fonts/AlegreyaSans-Bold.ttf":
    "13883398da53d847135a21b2ba9b8982143bb1d393a88e3b18912d0fdba673f8",
  "pirate-tricks/fonts/AlegreyaSans-BoldItalic.ttf":
    "129a1b7654059be4c082e06bec16eae27e81c962b66d10aef9ef1d73bef83b53",
  "pirate-tricks/fonts/AlegreyaSans-Italic.ttf":
    "1b14be0cfa4e195ec30c71a5f20c22c2b5a7d307411d493bae1ee74042e649a2",
  "pirate-tricks/fonts/AlegreyaSans-Regular.ttf":
    "9baa653a3d8a210a7d5b9e8ee7db678daf61aad37fcf05e2c8c531aff7133489",
  "pirate-tricks/fonts/GermaniaOne-Regular.ttf":
    "08e25987528001cb8067de5fcf33a2a59f393b7d4c80191f8673b0d41d3e5357",
  "pirates-flag/fonts/TradeWinds-Regular.ttf":
    "0749717b76fa26ffa5b9a2894ee39a9c65923d26d95cb0845cadfa65d52e5f23",
  "shared/fonts/Alegreya-Bold.ttf": "d0b327ccf3641d24c114af030d16646694b948dc29de781a608e3469d1de957d",
  "shared/fonts/Alegreya-BoldItalic.ttf": "009a22dc34f478eeeba20f83d4d0509c695d1726f0bc11738d37631a9e826e13",
  "shared/fonts/Alegreya-Italic.ttf": "41568ea72a05e2719ca5fb36c164a39f91b25b4a0eb0dbaf7a227f2b592251b4",
  "shared/fonts/Alegreya-Regular.ttf": "79ded2d9fbb43f5086ce1cd82f199e6ae9819c0974e626fa2042c2bc8081f478",
  "shared/fonts/PirataOne-Regular.ttf": "a623939ade2221e3d026c1bb5e5ea476403941e5c49b220a314e50380f90c74e",
};

const digests = new Set(Object.values(SHIPPED_FONTS));

/** True for the bytes of a font that comes with Broadside. */
export const isShippedFont = derived((bytes: Uint8Array): boolean => digests.has(hash("sha256", bytes)));
