/** The manual page of a rule, and the page that lists all of them, from what the rules say about themselves. */
import type { Rule } from "./define-rule.ts";

const GENERATED = "<!-- generated from src/rules/ by dist/tools/write-rule-pages.js; do not edit -->";

/** The pages by their path in docs/rules/. */
export function rulePages(rules: readonly Rule[]): ReadonlyMap<string, string> {
  const pages = rules.map((rule) => [`${rule.id}.md`, rulePage(rule)] as const);
  return new Map([["README.md", indexOf(rules)], ...pages]);
}

/** The page of one rule, in Markdown. */
export function rulePage(rule: Rule): string {
  const { id, severity, summary, why, good, bad } = rule;
  return `${[
    GENERATED,
    `# ${id}`,
    `${summary} Severity: ${severity}.`,
    `Why: ${why}.`,
    "## Found",
    "The marks under a line show where, and with which message.",
    ...bad.flatMap(exampleBlocks),
    "## Fine",
    ...good.flatMap(exampleBlocks),
  ].join("\n\n")}\n`;
}

function indexOf(rules: readonly Rule[]): string {
  const rows = rules.map(({ id, severity, summary }) => `| [${id}](${id}.md) | ${severity} | ${summary} |`);
  const head = ["| rule | severity | |", "| --- | --- | --- |"];
  const words =
    "error = cannot be made or played as written; warning = will print, likely not as meant; hint = taste.";
  return `${[GENERATED, "# Rules", words, [...head, ...rows].join("\n")].join("\n\n")}\n`;
}

/** A code block for each file of an example. */
function exampleBlocks(example: string): readonly string[] {
  return example
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n");
      const path = part.slice(0, end).trim();
      const language = path.endsWith(".yaml") ? "yaml" : "xml";
      return `\`${path}\`\n\n\`\`\`${language}\n${part.slice(end + 1).trimEnd()}\n\`\`\``;
    });
}
