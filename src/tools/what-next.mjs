/** What `npm start` shows after printing: what to print first, at which size, on which edge to flip, and how to see the cards on the screen. Plain JavaScript, like `jobs.mjs`. */

/** Options of builds that do not print whole kits, or are quiet. */
const OTHER = ["--help", "-h", "--only", "--scenario", "--kit", "--quiet", "--watch"];

/** Options that change the names of files or the sides that are printed. */
const UNUSUAL = ["--paper", "--backs", "--ink"];

const LEADING = "starter-pack-0-print-me-first";

/**
 * Four lines; none if the build did not print whole kits.
 * @param {readonly string[]} words the arguments of the build
 */
export function whatNext(words) {
  const names = words.map((word) => word.split("=")[0]);
  if (names.some((name) => OTHER.includes(name))) return [];
  const at = words.indexOf("--out");
  const out = at < 0 ? "output" : words[at + 1];
  const isUsual = !names.some((name) => UNUSUAL.includes(name));
  return [
    `Print first: ${leadingPages(out, { isAll: words.includes("--all"), isUsual })}`,
    'Print at 100 % ("actual size"), and measure the ruler in the margin before you cut: 50 mm.',
    isUsual
      ? "Print on both sides, unless the page says otherwise: flip cards and set-up sheets on the long edge, rules booklets on the short edge."
      : "The page to print first says for each file whether to flip the paper, and on which edge.",
    "To see every card in the browser and change it: npx broadside studio",
  ];
}

function leadingPages(out, { isAll, isUsual }) {
  if (isAll) return `in ${out}/<game>/, the page ...-print-me-first-... of the kit you want.`;
  if (!isUsual) return `in ${out}/pirate-quest/, the page ${LEADING}-...`;
  return ["a4", "letter"].map((paper) => `${out}/pirate-quest/${LEADING}-${paper}.pdf`).join(" or ");
}
