/**
 * Templates as XML editors save them. What Inkscape 1.2 makes of a file was observed, not guessed: in text `>` and `"`
 * become entities, in attributes `>`, in `xlink:href` every character that is invalid in an address.
 */
import { describe, expect, test } from "vitest";
import { compileTemplates } from "../../src/template/compile.ts";
import { filesOf, render } from "./sample.ts";

const PIP = { "partials/pip": "<circle/>({{suit}})" };

const drawn = (template: string, fields: Parameters<typeof render>[1] = {}): string =>
  render(template, fields, { partials: PIP }).text.replace(/ b:(?:at|from)="[^"]*"/g, "");

describe("escaped by an editor", () => {
  test.each([
    ["{{&gt; pip suit=&quot;axe&quot;}}", "<circle/>(axe)"],
    ["{{#if (eq suit &quot;axe&quot;)}}a{{else}}b{{/if}}", "a"],
    ["{{#if (eq suit &apos;axe&apos;)}}a{{else}}b{{/if}}", "a"],
    ["{{#if (eq suit &#39;axe&#x27;)}}a{{/if}}", "a"],
    ['<g fill="{{#if (eq suit &quot;axe&quot;)}}a{{/if}}"/>', '<g fill="a"/>'],
    ['{{or none "R&amp;D"}} R&amp;D', "R&amp;D R&amp;D"],
    ['{{or none "&lt;b&gt; &#233;"}}', "&lt;b&gt; é"],
    ["{{~#if suit~}} a {{~/if~}}", "a"],
    ["{{#if (eq\n   suit\n   &quot;axe&quot;)}}a{{/if}}", "a"],
    ["&quot;{{suit}}&quot; &amp;quot;", "&quot;axe&quot; &amp;quot;"],
  ])("%j", (template, text) => expect(drawn(template, { suit: "axe" })).toBe(text));

  test("braces are text if they are written as entities or after a backslash", () => {
    expect(drawn("&#123;{suit}} &#123;&#123;suit&#125;&#125;")).toBe(
      "&#123;{suit}} &#123;&#123;suit&#125;&#125;",
    );
    expect(drawn('{{or none "&#123;&#125;&#125;"}}')).toBe("&amp;#123;&amp;#125;&amp;#125;");
    expect(drawn("\\{{a &gt; b}}")).toBe("{{a &gt; b}}");
  });

  test("text that is not an XML entity is unchanged", () => {
    expect(drawn('{{or none "&nbsp; & &x; &#1114112;"}}')).toBe("&amp;nbsp; &amp; &amp;x; &amp;#1114112;");
  });
});

describe("addresses", () => {
  const fields = { art: "fox", "a b": "c", suit: "axe", word: "é" };

  test.each([
    ['<image xlink:href="art/%7B%7Bart%7D%7D.png"/>', '<image xlink:href="art/fox.png"/>'],
    ["<image href='%7b%7bart%7d%7d'/>", "<image href='fox'/>"],
    ['<image b:art="{{art}}" xlink:href="%7B%7Bart%7D%7D"/>', '<image b:art="fox" xlink:href="fox"/>'],
    ['<image xlink:href="%7B%7B%5Ba%20b%5D%7D%7D"/>', '<image xlink:href="c"/>'],
    ['<image href="%7B%7Bor%20none%20%22a/b%22%7D%7D"/>', '<image href="a/b"/>'],
    ['<image href="%7B%7Bor%20none%20%22a%2Fb%22%7D%7D"/>', '<image href="a/b"/>'],
    ["<image href=\"%7B%7Bor%20none%20'a&amp;b'%7D%7D\"/>", '<image href="a&amp;b"/>'],
    ['<use href="#%7B%7B#if%20suit%7D%7Da%7B%7Belse%7D%7Db%7B%7B/if%7D%7D"/>', '<use href="#a"/>'],
    ['<g fill="url(#%7B%7Bsuit%7D%7D)"/>', '<g fill="url(#axe)"/>'],
    [
      '<g style="opacity:1;fill:url(#%7B%7Blower%20suit%7D%7D-grey)"/>',
      '<g style="opacity:1;fill:url(#axe-grey)"/>',
    ],
    ["<a href=\"%7B%7B#if%20(eq%20word%20'%C3%A9')%7D%7D1%7B%7B/if%7D%7D\"/>", '<a href="1"/>'],
  ])("%j", (template, text) => expect(drawn(template, fields)).toBe(text));

  test.each([
    '<image href="art/%7Bart%7D.png"/>',
    '<image href="art/%7B%7Bart.png"/>',
    '<image href="data:image/svg+xml,%7B%7Bart%7D%7D"/>',
    '<g label="%7B%7Bart%7D%7D"/>',
    "<text>%7B%7Bart%7D%7D</text>",
    '<text>href="%7B%7Bart%7D%7D"</text>',
    "<style>a{b:url(%7B%7Bart%7D%7D)}</style>",
  ])("not a field: %j", (template) => expect(drawn(template, fields)).toBe(template));

  test("a code that is not a character is unchanged", () => {
    const { diagnostics } = compileTemplates(filesOf({ card: '<a href="%7B%7Bor art "%C0%80"%7D%7D"/>' }));
    expect(diagnostics).toEqual([]);
  });
});

describe("comments", () => {
  test("nothing in a comment is drawn, run or checked", () => {
    expect(drawn("a<!-- {{nope}} {{> no}} {{nope x}} -->b")).toBe("ab");
    expect(drawn("<a/><!--\n {{#if suit}}<b/>{{/if}}\n--><c/>")).toBe("<a/><c/>");
    expect(drawn("<!-- {{!-- a --}} b --><c/>")).toBe("<c/>");
  });

  test("a comment alone on its line removes the line", () => {
    expect(drawn("<!-- header\n of two lines -->\n<a/>\n  <!-- more -->\n<b/>")).toBe("<a/>\n<b/>");
  });

  test("CDATA, fields and Handlebars comments contain none", () => {
    expect(drawn('<style><![CDATA[<!-- {{suit}} -->]]></style>{{or none "<!--"}}', { suit: "axe" })).toBe(
      "<style><![CDATA[<!-- axe -->]]></style>&lt;!--",
    );
    expect(drawn("{{!-- <!-- --}}a{{! <!-- }}b-->")).toBe("ab-->");
  });

  test("next to braces and backslashes", () => {
    expect(drawn("{<!-- a -->{suit}} \\<!-- b -->{{suit}}", { suit: "axe" })).toBe("{ {suit}} \\ axe");
  });

  test.each(["{{!-- a --}}", "{{!--a--~}}", "{{~!-- {{x}} --}}", "{{! a }}"])(
    "%s keeps its meaning",
    (comment) => {
      const [before, behind] = [comment.includes("{{~") ? "a" : "a ", comment.includes("~}}") ? "b" : " b"];
      expect(drawn(`a ${comment} b`)).toBe(before + behind);
    },
  );
});

describe("places in the file as saved", () => {
  /** The one fault of a template; it must mark the part between « and ». */
  function faultOf(marked: string): { readonly found: string; readonly expected: string } {
    const text = marked.replaceAll(/[«»]/g, "");
    const [start, end] = [marked.indexOf("«"), marked.indexOf("»") - 1];
    const { diagnostics } = compileTemplates(filesOf({ card: text, ...PIP }));
    expect(diagnostics).toHaveLength(1);
    const [one] = diagnostics as [(typeof diagnostics)[number]];
    const lines = text.slice(0, start).split("\n");
    const expected = `${lines.length}:${(lines.at(-1) as string).length + 1} ${text.slice(start, end)}`;
    const found = text.slice(one.start.offset, one.end.offset);
    return { found: `${one.start.line}:${one.start.column} ${found}`, expected };
  }

  test.each([
    "<!-- a\n b -->\n<a/>{{&gt; «ring»}}",
    "{{&gt; pip suit=&quot;axe&quot;}} {{«upperr» &quot;a&quot;}}",
    "{{&gt; pip}}\n {{&gt; pip}}{{«@crad.id»}}",
    '<a b="{{eq &quot;a&quot; (size &quot;b&quot;)}}"/>\n{{«eq» &quot;a&quot;}}',
    '<a href="%7B%7Bart%7D%7D" x="{{«upperr» a}}"/>',
    '<a href="%7B%7B«upperr»%20art%7D%7D"/>',
    "{{#if (eq a &quot;é&quot;)}}\n{{/if}}<!-- c -->{{«nope» &quot;a&quot;}}",
    "{{&gt; pip}}«{{{a}}}»",
    "{{eq &quot;a&quot; &quot;b&quot;}}\n<!-- c -->«{{#if»}}",
    "{{eq &quot;a&quot; 1 }}{{#«if» (eq a &quot;b&quot;)}}{{/each}}",
    "{{or a &quot;«&#7;»&quot;}}",
    "{{eq &quot;a&quot; «=» 1}}",
    "a\n«<!--» b {{x}}",
    "a\n«{{!--» b {{x}} }}",
    "a «{{!» b",
    "<a/>\n<!-- «{{#if a}}» -->\n<b/><!-- {{/if}} -->",
    "{{#if a}}\n<!-- «{{else}}» -->\n{{/if}}",
    "<!-- {{#if a}} {{/if}} «{{/each}}» -->",
  ])("%j", (marked) => {
    const { found, expected } = faultOf(marked);
    expect(found).toBe(expected);
  });

  test("a comment may mention blocks", () => {
    const { diagnostics } = compileTemplates(
      filesOf({ card: "<!-- {{#each}} over the crew --><!-- {{#if a}}{{/if}} --><!-- {{suit}} --><svg/>" }),
    );
    expect(diagnostics).toEqual([]);
  });

  test("elements and reads", () => {
    const card =
      "<!-- c -->{{&gt; pip suit=&quot;axe&quot;}}\n{{&gt; pip}}<b:text>{{or &quot;&quot; title}}</b:text>";
    const text = render(card, { suit: "", title: "a" }, { partials: PIP }).text;
    expect(text).toContain(`b:at="templates/sample/card.svg.hbs:2:13:${card.indexOf("<b:text")}"`);
    const { value } = compileTemplates(filesOf({ card, ...PIP }));
    const read = value.get("card")?.reads.find(({ path }) => path[0] === "title")?.place;
    expect([read?.start.offset, read?.end.offset]).toEqual([
      card.indexOf("title"),
      card.indexOf("title") + 5,
    ]);
  });

  test("an edit is offered where the file contains the wrong word as it is read", () => {
    const edits = (card: string) => compileTemplates(filesOf({ card, ...PIP })).diagnostics[0]?.edits;
    const card = "{{&gt; pip}}{{&gt; pipp suit=&quot;axe&quot;}}";
    const [edit] = edits(card) ?? [];
    expect([edit?.start.offset, edit?.end.offset, edit?.text]).toEqual([19, 23, "pip"]);
    expect(edits('<a href="%7B%7B@%63rad%7D%7D"/>')).toBeUndefined();
    expect(edits('<a href="%7B%7B@crad%7D%7D"/>')?.[0]?.text).toBe("@card");
  });
});
