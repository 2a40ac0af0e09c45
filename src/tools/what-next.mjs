/** What `npm start` says when all is printed: what to print first, at which size, on which edge to flip. Plain JavaScript, as `jobs.mjs`. */

/** Builds that print something else than whole kits, or are asked to say nothing. */
const OTHER = ["--help", "-h", "--only", "--scenario", "--kit", "--quiet", "--watch"];

/**
 * Three lines; none where the build printed something else.
 * @param {readonly string[]} words the arguments of the build
 * @param {(folder: string) => readonly string[]} filesIn names of the files in a folder
 */
export function whatNext(words, filesIn) {
  if (words.some((word) => OTHER.includes(word.split("=")[0]))) return [];
  const at = words.indexOf("--out");
  const out = at < 0 ? "output" : words[at + 1];
  return [
    words.includes("--all") ? ofAll(out) : ofStarterPack(`${out}/pirate-quest`, filesIn),
    'Print at 100 % ("actual size"), and measure the ruler in the margin before you cut: 50 mm.',
    "Print on both sides: flip cards and set-up sheets on the long edge, rules booklets on the short edge.",
  ];
}

const ofAll = (out) =>
  `Print first: in ${out}/<game>/, the page ...-print-me-first-... of the kit that you want.`;

/** The page that leads the kit, where there is one. */
function ofStarterPack(folder, filesIn) {
  const files = filesIn(folder);
  const first = ["starter-pack-0-print-me-first", "starter-pack"].find((name) =>
    files.some((file) => file.startsWith(`${name}-`) && file.endsWith(".pdf")),
  );
  const papers = ["a4", "letter"].filter((paper) => files.includes(`${first}-${paper}.pdf`));
  return `Print first: ${papers.map((paper) => `${folder}/${first}-${paper}.pdf`).join(" or ")}`;
}
