/** Words for what is wrong with files of pictures and fonts. */
import type { StageFault } from "../stage-fault.ts";

/** A deck whose template draws a picture of the game, with what is told of it. */
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

const NO_FONT = "it takes a font file, which is no text";

export const FILE_FAULTS: readonly StageFault[] = [
  {
    id: "art/animated",
    severity: "warning",
    summary: "A picture moves (GIF, WebP or PNG); only its first frame is printed.",
    why: "the first frame is often empty, or not the one that is meant",
    mend: "Save the frame that you want as a PNG.",
    bad: [
      `${drawing("fox.gif", "content/sample/art/fox.gif has 2 frames; only the first is printed")}=== art/fox.gif, bytes in hex
47 49 46 38 39 61 01 00 01 00 80 00 00 00 00 00 ff ff ff
21 f9 04 00 0a 00 00 00 2c 00 00 00 00 01 00 01 00 00 02 02 44 01 00
21 f9 04 00 0a 00 00 00 2c 00 00 00 00 01 00 01 00 00 02 02 44 01 00
3b
`,
    ],
  },
  {
    id: "art/corrupt",
    severity: "error",
    summary: "A picture is damaged or cut off.",
    why: "half a picture would be printed, so none is",
    mend: "Copy or save the picture again.",
    bad: [
      `${drawing("fox.png", "content/sample/art/fox.png cannot be read to its end: the PNG data is damaged or cut off")}=== art/fox.png, the first 60 bytes of art/sharp.png
`,
    ],
  },
  {
    id: "art/no-profile",
    severity: "warning",
    summary: "A picture is in CMYK, and its file does not say for which press.",
    why: "the same amounts of ink are other colours on every press; without a profile they are taken for those of a usual one, and may print other than they look in your program",
    mend: "Save the picture in sRGB, or with its colour profile embedded.",
    bad: [
      `${drawing("fox.jpg", "content/sample/art/fox.jpg is in CMYK without a colour profile; its colours are read as generic press CMYK")}=== art/fox.jpg, bytes in hex
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
    ],
  },
  {
    id: "art/stopped",
    severity: "error",
    summary: "A picture takes more time or memory than any should, or makes the program crash that reads it.",
    why: "pictures are read by a process of their own that is ended then, so that no file can hang or harm the rest; the pictures after it are not opened, for each could take as long",
    mend: "Open the picture in another program and save it again as PNG or JPEG; one of a stranger may be made to do harm.",
    bad: [],
    unshown: "a picture that does this is a fault of the program that reads it",
  },
  {
    id: "art/too-large",
    severity: "error",
    summary: "A picture, or all pictures of a game together, have more bytes or pixels than are read.",
    why: "opening it would take more memory than many computers have",
    mend: "Save it with fewer pixels: 24 px for each mm on paper are 600 dpi, more than anybody sees.",
    bad: [
      `${drawing("fox.png", "content/sample/art/fox.png is 9000 x 9000 px (81 megapixels); at most 50 megapixels are read")}=== art/fox.png, bytes in hex
89 50 4e 47 0d 0a 1a 0a 00 00 00 0d 49 48 44 52 00 00 23 28 00 00 23 28
08 00 00 00 00 48 be 2d 66 00 00 00 09 49 44 41 54 78 9c 63 00 00 00 01
00 01 5e ff 7d f9 00 00 00 00 49 45 4e 44 ae 42 60 82
`,
    ],
  },
  {
    id: "art/unknown-format",
    severity: "error",
    summary: "A picture is in a format that is not read, or is no picture.",
    why: "the place of the picture would stay empty",
    mend: "Save the picture again as PNG or JPEG. To change the ending of the name is not enough.",
    bad: [
      `${drawing("fox.png", "content/sample/art/fox.png is a file of an unknown kind, expected a picture in JPEG, PNG, WebP or GIF")}=== art/fox.png
A fox, to be drawn.
`,
    ],
  },
  {
    id: "art/unreadable",
    severity: "error",
    summary: "A picture's file cannot be opened.",
    why: "the place of the picture would stay empty",
    mend: "Make the file readable for yourself; a file of more than 64 MiB has to be saved smaller.",
    bad: [],
    unshown: "it depends on permissions of the disk",
  },
  {
    id: "art/wrong-ending",
    severity: "warning",
    summary: "The ending of a picture's name promises another format than the file holds.",
    why: "it prints well, but other programs may not open it",
    mend: "Rename the file, and the field or template that names it.",
    bad: [
      `${drawing("fox.jpg", "content/sample/art/fox.jpg is called a JPEG but holds a PNG picture")}=== art/fox.jpg, a copy of art/sharp.png
`,
    ],
  },
  {
    id: "font/broken",
    severity: "error",
    summary: "A font file is damaged, or is no font.",
    why: "texts that ask for it are set in another font",
    mend: "Download the font again, or open it in a font editor and save it anew.",
    bad: [
      `=== templates/fonts/rum.ttf
# whole file: "templates/sample/fonts/rum.ttf" cannot be read as a font: its first bytes are none of TTF, OTF, WOFF or WOFF2
Rum, a font to be drawn.
`,
    ],
  },
  {
    id: "font/collection",
    severity: "error",
    summary: "A font file holds several fonts.",
    why: "nobody can tell which of them is meant by a family's name",
    mend: "Save the face that is needed as a TTF or OTF file of its own.",
    bad: [
      `=== templates/fonts/rum.ttc, bytes in hex
# whole file: "templates/sample/fonts/rum.ttc" is a collection of several fonts; expected a file with one face
74 74 63 66 00 01 00 00
`,
    ],
  },
  {
    id: "font/no-embedding",
    severity: "warning",
    summary: "A font's licence says that it must not be put into a PDF.",
    why: "every PDF that prints with it holds a part of it",
    mend: "Ask its maker for leave, or take a font with an open licence.",
    bad: [],
    unshown: NO_FONT,
  },
  {
    id: "font/no-outlines",
    severity: "error",
    summary: "A font has pictures instead of outlines.",
    why: "letters without outlines cannot be set in any size",
    mend: "Take a font with outlines; for emoji, the monochrome Noto Emoji.",
    bad: [],
    unshown: NO_FONT,
  },
  {
    id: "font/stopped",
    severity: "error",
    summary: "A font takes more time or memory than any should, or makes the program crash that reads it.",
    why: "fonts are read by a process of their own that is ended then, so that no file can hang or harm the rest; the fonts after it are not opened, for each could take as long",
    mend: "Download the font again, or replace the one that the message names; one of a stranger may be made to do harm.",
    bad: [],
    unshown: NO_FONT,
  },
  {
    id: "font/too-large",
    severity: "error",
    summary: "A font has more bytes than are read, or says that it needs more when it is unpacked.",
    why: "opening it would take more memory than many computers have",
    mend: "Take a font with fewer characters, or one file for each script.",
    bad: [
      `=== templates/fonts/rum.woff, bytes in hex
# whole file: "templates/sample/fonts/rum.woff" has 4096 MiB when it is unpacked; at most 64 MiB are read
77 4f 46 46 00 01 00 00 00 00 00 40 00 01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
00 00 00 00 00 00 00 00 00 00 00 00
67 6c 79 66 00 00 00 40 00 00 00 00 ff ff ff ff 00 00 00 00
`,
    ],
  },
  {
    id: "font/variable",
    severity: "error",
    summary: "A font file holds all weights of a family in one.",
    why: "a PDF cannot hold a variable font, so every weight would print alike or not at all",
    mend: "Take the static copies of the font, often in a folder named static.",
    bad: [],
    unshown: NO_FONT,
  },
];
