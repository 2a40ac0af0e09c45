/** Manual entries about picture and font files. */
import type { StageFault } from "../stage-fault.ts";

/** A deck whose template draws a picture of the game, with the finding about it. */
const drawing = (name: string, message: string): string => `=== decks/crew.yaml
front: picture
cards:
  - id: cook
=== templates/picture.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
       <b:art x="20" y="30" width="20" height="20" href="art/${name}"/>
  <!-- ^^^^^^ ${message} (card cook) -->
</svg>
`;

const NO_FONT = "it takes a font file, which is not text";

export const FILE_FAULTS: readonly StageFault[] = [
  {
    id: "art/animated",
    severity: "warning",
    summary: "A picture is animated (GIF, WebP or PNG); only its first frame is printed.",
    why: "the first frame is often empty, or not the intended one",
    fix: "Save the frame that you want as a PNG.",
    bad: `${drawing("fox.gif", "content/sample/art/fox.gif has 2 frames; only the first is printed")}=== art/fox.gif, bytes in hex
47 49 46 38 39 61 01 00 01 00 80 00 00 00 00 00 ff ff ff
21 f9 04 00 0a 00 00 00 2c 00 00 00 00 01 00 01 00 00 02 02 44 01 00
21 f9 04 00 0a 00 00 00 2c 00 00 00 00 01 00 01 00 00 02 02 44 01 00
3b
`,
  },
  {
    id: "art/corrupt",
    severity: "error",
    summary: "A picture is damaged or cut off.",
    why: "only part of it could be printed, so it is left out",
    fix: "Copy or save the picture again.",
    bad: `${drawing("fox.png", "content/sample/art/fox.png cannot be read to its end: the PNG data is damaged or cut off")}=== art/fox.png, the first 60 bytes of art/sharp.png
`,
  },
  {
    id: "art/no-profile",
    severity: "warning",
    summary: "A picture is in CMYK, without a colour profile.",
    why: "the same inks give different colours on every press; without a profile they are treated as standard press inks, and may print differently from your program",
    fix: "Save the picture in sRGB, or with its colour profile embedded.",
    bad: `${drawing("fox.jpg", "content/sample/art/fox.jpg is in CMYK without a colour profile; its colours are read as generic press CMYK")}=== art/fox.jpg, bytes in hex
ff d8 ff ee 00 0e 41 64 6f 62 65 00 64 00 00 00 00 00 ff db
00 43 00 ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff
ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff
ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff
ff ff ff ff ff ff ff ff c0 00 14 08 00 01 00 01 04 43 11 00
4d 11 00 59 11 00 4b 11 00 ff c4 00 16 00 01 01 01 00 00 00
00 00 00 00 00 00 00 00 00 00 02 01 03 ff c4 00 14 10 01 00
00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 ff da 00 0e 04
43 00 4d 00 59 00 4b 00 00 3f 00 a6 d0 df ff d9
`,
  },
  {
    id: "art/stopped",
    severity: "error",
    summary: "A picture takes too much time or memory to read, or crashes the program that reads it.",
    why: "pictures are read by a separate process, which is ended then, so that no file can hang or harm the rest; later pictures are not opened, because each could take as long",
    fix: "Open the picture in another program and save it again as PNG or JPEG; a stranger's picture may be malicious.",
    unshown: "a picture that does this is a fault of the program that reads it",
  },
  {
    id: "art/too-large",
    severity: "error",
    summary: "A picture, or all pictures of a game together, have more bytes or pixels than allowed.",
    why: "opening it would take more memory than many computers have",
    fix: "Save it with fewer pixels: 24 px per mm on paper are 600 dpi, more than the eye can see.",
    bad: `${drawing("fox.png", "content/sample/art/fox.png is 9000 x 9000 px (81 megapixels); at most 50 megapixels are read")}=== art/fox.png, bytes in hex
89 50 4e 47 0d 0a 1a 0a 00 00 00 0d 49 48 44 52 00 00 23 28 00 00 23 28
08 00 00 00 00 48 be 2d 66 00 00 00 09 49 44 41 54 78 9c 63 00 00 00 01
00 01 5e ff 7d f9 00 00 00 00 49 45 4e 44 ae 42 60 82
`,
  },
  {
    id: "art/unknown-format",
    severity: "error",
    summary: "A picture is in an unsupported format, or is not a picture.",
    why: "the picture would be missing",
    fix: "Save the picture again as PNG or JPEG. Changing the file's extension is not enough.",
    bad: `${drawing("fox.png", "content/sample/art/fox.png is a file of an unknown kind, expected a picture in JPEG, PNG, WebP or GIF")}=== art/fox.png
A fox, to be drawn.
`,
  },
  {
    id: "art/unreadable",
    severity: "error",
    summary: "A picture's file cannot be opened.",
    why: "the picture would be missing",
    fix: "Check the file's permissions; save a file of more than 64 MiB at a smaller size.",
    unshown: "it depends on file permissions",
  },
  {
    id: "art/wrong-ending",
    severity: "warning",
    summary: "A picture's file extension does not match its format.",
    why: "it prints well, but other programs may not open it",
    fix: "Rename the file, and the field or template that names it.",
    bad: `${drawing("fox.jpg", "content/sample/art/fox.jpg is called a JPEG but is a PNG picture")}=== art/fox.jpg, a copy of art/sharp.png
`,
  },
  {
    id: "font/broken",
    severity: "error",
    summary: "A font file is damaged, or is not a font.",
    why: "texts that use it are set in another font",
    fix: "Download the font again, or open it in a font editor and save it again.",
    bad: `=== templates/fonts/rum.ttf
# whole file: "templates/sample/fonts/rum.ttf" cannot be read as a font: its first bytes are not those of TTF, OTF, WOFF or WOFF2
Rum, a font to be drawn.
`,
  },
  {
    id: "font/collection",
    severity: "error",
    summary: "A font file contains several fonts.",
    why: "a family name could mean any of them",
    fix: "Save the face you need as a separate TTF or OTF file.",
    bad: `=== templates/fonts/rum.ttc, bytes in hex
# whole file: "templates/sample/fonts/rum.ttc" is a collection of several fonts; expected a file with one face
74 74 63 66 00 01 00 00
`,
  },
  {
    id: "font/no-embedding",
    severity: "warning",
    summary: "A font's licence does not allow embedding it in a PDF.",
    why: "every PDF that uses it contains a part of it",
    fix: "Ask its maker for permission, or use a font with an open licence.",
    unshown: NO_FONT,
  },
  {
    id: "font/no-outlines",
    severity: "error",
    summary: "A font has pictures instead of outlines.",
    why: "letters without outlines cannot be scaled",
    fix: "Use a font with outlines; for emoji, the monochrome Noto Emoji.",
    unshown: NO_FONT,
  },
  {
    id: "font/stopped",
    severity: "error",
    summary: "A font takes too much time or memory to read, or crashes the program that reads it.",
    why: "fonts are read by a separate process, which is ended then, so that no file can hang or harm the rest; later fonts are not opened, because each could take as long",
    fix: "Download the font again, or replace the one named in the message; a stranger's font may be malicious.",
    unshown: NO_FONT,
  },
  {
    id: "font/too-large",
    severity: "error",
    summary: "A font has more bytes than allowed, or declares that it would when unpacked.",
    why: "opening it would take more memory than many computers have",
    fix: "Use a font with fewer characters, or one file for each script.",
    bad: `=== templates/fonts/rum.woff, bytes in hex
# whole file: "templates/sample/fonts/rum.woff" has 4096 MiB when unpacked; at most 64 MiB are read
77 4f 46 46 00 01 00 00 00 00 00 40 00 01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
00 00 00 00 00 00 00 00 00 00 00 00
67 6c 79 66 00 00 00 40 00 00 00 00 ff ff ff ff 00 00 00 00
`,
  },
  {
    id: "font/variable",
    severity: "error",
    summary: "A font file contains all weights of a family (a variable font).",
    why: "a PDF cannot contain a variable font, so every weight would print the same or not at all",
    fix: "Use the static files of the font, often in a folder named static.",
    unshown: NO_FONT,
  },
];
