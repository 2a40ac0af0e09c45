/** What `broadside translate` says: the files that it has written, and what others lack. */
import { counted } from "../../diagnostics/words.ts";
import type { Translation } from "../../index.ts";

export function translateWords(
  { files, texts, lacking }: Translation,
  game: string,
  lang: string,
): readonly string[] {
  const written = files.map(({ path }) => path);
  const others = lacking.map((one) => `${one.path}: ${counted(one.texts, "text")} not translated yet`);
  const sum =
    files.length > 0
      ? `${counted(files.length, "new file")} with ${counted(texts, "text")} to translate; then run broadside check ${game} --lang ${lang}`
      : lacking.length > 0
        ? "no new file: the translation has all of them"
        : `everything in ${game} is translated into ${lang}`;
  return [...written, ...others, sum];
}
