/** Plain XML is read without the parser, which gives the same for it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPlainXml } from "../../../src/layout/svg/xml/plain-xml.ts";
import { readXml } from "../../../src/layout/svg/xml/xml-reader.ts";
import { Refused } from "../../../src/layout/svg/xml/xml-taker.ts";

/** Everything that a reader gives. */
function recorder() {
  const events: unknown[] = [];
  const refuse = (complaint: unknown): never => {
    events.push(["refused", String(complaint)]);
    throw new Refused();
  };
  const taker = {
    begin: () => {},
    open: (
      name: string,
      attributes: Record<string, string>,
      named: readonly string[],
      start: () => number,
    ): void => void events.push([name, Object.entries(attributes), [...named], start()]),
    close: (): void => void events.push("close"),
    addText: (characters: string): void => void events.push(["text", characters]),
    refuseXml: refuse,
    refuseEntity: refuse,
  };
  return { taker, events };
}

/** True if the text is plain. */
function isReadAlike(text: string): boolean {
  const [plain, parsed] = [recorder(), recorder()];
  if (!readPlainXml(text, plain.taker)) return false;
  readXml(text, parsed.taker);
  const inside = parsed.events.slice(0, parsed.events.lastIndexOf("close") + 1);
  const first = inside.findIndex((event) => Array.isArray(event) && event[0] !== "text");
  expect(plain.events).toEqual(inside.slice(first));
  return true;
}

const PARTS = [
  ...["<a>", "</a>", "<b:c x='1'>", "</b:c>", '<a b:at="f:1:2:3" b:from="x"/>', "<path d='M0 0\n L1 1\t'/>"],
  ...[
    '<a xmlns="u" xmlns:p="v" p:q="&lt;&#39;&#10;&amp;"/>',
    "<a\n x = '>' />",
    "<a x='1' x='2'/>",
    "<a x=1/>",
  ],
  ...[
    "text",
    " ",
    "\n",
    "&amp;",
    "&gt; &quot;",
    "&eacute;",
    "&#65;",
    "]]>",
    ">",
    "<",
    "</a >",
    "</b>",
    "\r\n",
  ],
  ...[
    "<!-- c -->",
    "<![CDATA[x]]>",
    "<?p i?>",
    "\u0007",
    "\uD83D\uDE00",
    "é",
    "\u00A0",
    "<é/>",
    "<a:b:c/>",
    "<a-b.c/>",
  ],
  ...["<a x='<'/>", "<a x='&'/>", '<a x="\'"/>', "<a/ >", "< a/>", "<a x='1'y='2'/>", "<a\u00A0x='1'/>"],
];
const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PARTS.slice(0, 8), ...PARTS.slice(10, 15)) },
  { weight: 1, arbitrary: fc.constantFrom(...PARTS) },
);
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom("a", "b:c"),
      fc.array(fc.oneof({ maxDepth: 3 }, part, tie("element")), { maxLength: 4 }),
    )
    .map(([name, inside]) => `<${name} x="1">${inside.join("")}</${name}>`),
}));

test("any text", () => {
  let plain = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        element,
        fc.array(part, { maxLength: 6 }).map((parts) => parts.join("")),
      ),
      (text) => {
        if (isReadAlike(text)) plain++;
      },
    ),
    { numRuns: 3_000 },
  );
  expect(plain).toBeGreaterThan(300);
});

test.each([
  ["<a/>", true],
  [" <a>x</a>\n", true],
  ["", false],
  ["<a/><a/>", false],
  ["<a></b>", false],
  ["<a>", false],
  ["x<a/>", false],
  ["<a/>x", false],
  ["<a>&nbsp;</a>", false],
])("%j is plain: %j", (text, expected) => expect(isReadAlike(text)).toBe(expected));
