/**
 * Parses a page of docs/rules/ that is written by hand. What `manual/markdown-page.ts` derives may be absent or out of date:
 * the comment, the link to the group, the sentence about marks, the numbers of examples, how to allow the finding.
 */

const SEVERITY = "(?:error|warning|hint)";
const SEVERITIES = new RegExp(`^- Severity: (${SEVERITY}(?: or ${SEVERITY})*)(?:\n- Group: .*)?$`);
const FILE = /^`([^`,]+)`(?: \((.+)\))?$/;
const FENCE = /^`{3,}/;
/** A blank line, a heading or a code block. */
const TEXT_END = /^(?:\s*$|#+ |`{3})/;

/**
 * @param id of the finding, which names the page
 * @returns a StageFault, as `manual/stage-faults.ts` declares it
 * @throws Error with file and line, and what was expected there
 */
export function parseStagePage(id, text) {
  const page = { id, blocks: blocksOf(id, text) };
  const heading = (words) => take(page, new RegExp(`^${words}$`), `"${words}"`);
  if (next(page, /^<!-- generated/))
    fail(page, `no rule generates this page: delete it if src/rules/${id}.ts is gone, or else this line`);
  taken(page, /^<!--[\s\S]*-->$/);
  heading(`# ${id}`);
  const summary = sentence(page);
  const [, severities] = take(
    page,
    SEVERITIES,
    '"- Severity: error", "- Severity: warning or hint" or the like',
  );
  heading("## Why it matters");
  const why = asClause(sentence(page));
  heading("## How to fix it");
  const fix = sentence(page);
  heading("## Wrong");
  const unshown = taken(page, /^No example: ([\s\S]*)\.$/)?.[1];
  taken(page, /^The marks under a line /);
  const bad = unshown === undefined ? examples(page) : [];
  const good = taken(page, /^## Right$/) ? examples(page) : [];
  heading("## How to allow it");
  taken(page, /^[^#]/);
  if (page.blocks.length > 0) fail(page, `expected the end of the page, found ${found(page)}`);
  const words = { id, severities: severities.split(" or "), summary, why, fix, bad, good };
  return unshown === undefined ? words : { ...words, unshown: inOneLine(unshown) };
}

/** The headings, texts and code blocks of a page. The text of a code block is its first line. */
function blocksOf(id, text) {
  const lines = text.split(/\r?\n/);
  const blocks = [];
  for (let at = 0; at < lines.length; at++) {
    const block = { line: at + 1, text: lines[at] };
    const fence = FENCE.exec(block.text)?.[0];
    if (fence) {
      at = lines.indexOf(fence, at + 1);
      if (at < 0) fail({ id, blocks: [block] }, `expected a line ${fence} that ends this code block`);
      block.code = lines.slice(block.line, at).join("\n");
    }
    const isText = !fence && !TEXT_END.test(block.text);
    while (isText && !TEXT_END.test(lines[at + 1] ?? "")) block.text += `\n${lines[++at]}`;
    if (block.text.trim() !== "") blocks.push(block);
  }
  return blocks;
}

/** Examples in the form of `manual/example.ts`; each but a single one is below a heading. */
function examples(page) {
  const all = [];
  do {
    taken(page, /^### Example \d+$/);
    let example = file(page);
    while (next(page, FILE)) example += file(page);
    all.push(example);
  } while (next(page, /^### /));
  return all;
}

function file(page) {
  const [, path, note] = take(
    page,
    FILE,
    "a file's name in backquotes, like `game.yaml` or `game.yaml` (saved as UTF-16)",
  );
  const code = page.blocks[0]?.code === undefined ? "" : page.blocks.shift().code;
  const text = code.replace(/^(?:# \.\.\.|<!-- \.\.\. -->)\n/, "");
  return `=== ${path}${note ? `, ${note}` : ""}\n${text}${text && "\n"}`;
}

function sentence(page) {
  return inOneLine(
    take(page, /^[A-Z`][\s\S]*\.$/, "a sentence that begins with a capital and ends with a full stop")[0],
  );
}

const inOneLine = (text) => text.replaceAll("\n", " ");

/** Words that stay capitalised in a clause: abbreviations and names. */
const CAPITALISED =
  /^(?:[A-Z][\w-]*[A-Z\d]|(?:Broadside|Excel|Figma|Handlebars|Inkscape|Markdown|Unicode|Windows)\b)/;

/** A sentence as it follows "why:" in a report: "A card is cut." is "a card is cut". */
function asClause(text) {
  const clause = text.slice(0, -1);
  return CAPITALISED.test(clause) ? clause : clause.charAt(0).toLowerCase() + clause.slice(1);
}

/** The match of the next block with a pattern. */
function next({ blocks: [block] }, pattern) {
  return block && pattern.exec(block.text);
}

/** The same, with the block taken off the page if it matches. */
function taken(page, pattern) {
  const match = next(page, pattern);
  if (match) page.blocks.shift();
  return match;
}

function take(page, pattern, expected) {
  return taken(page, pattern) ?? fail(page, `expected ${expected}, found ${found(page)}`);
}

function found({ blocks: [block] }) {
  return block ? `"${block.text.split("\n")[0]}"` : "the end of the page";
}

function fail({ id, blocks: [block] }, words) {
  throw new Error(`docs/rules/${id}.md:${block ? `${block.line}:` : ""} ${words}`);
}
