/** Changes of text, the same in every locale. */
import { listIn, type PureHelpers, textIn } from "./define-helper.ts";

export const textHelpers: PureHelpers = {
  upper: {
    usage: "(upper a)",
    summary: "The text in capitals.",
    least: 1,
    most: 1,
    reads: [],
    apply: ([value]) => textIn(value).toUpperCase(),
  },
  lower: {
    usage: "(lower a)",
    summary: "The text in lower case.",
    least: 1,
    most: 1,
    reads: [],
    apply: ([value]) => textIn(value).toLowerCase(),
  },
  capital: {
    usage: "(capital a)",
    summary: "The text with a capital at its beginning.",
    least: 1,
    most: 1,
    reads: [],
    apply: ([value]) => textIn(value).replace(/^./u, (letter) => letter.toUpperCase()),
  },
  letters: {
    usage: "(letters a)",
    summary: "The number of characters in the text, including spaces.",
    least: 1,
    most: 1,
    reads: [],
    apply: ([value]) => [...textIn(value)].length,
  },
  join: {
    usage: '(join list ", ")',
    summary: "The list's entries as one text with the given text between them.",
    least: 2,
    most: 2,
    reads: [],
    apply: ([list, between], _, charge) => {
      const [entries, separator] = [listIn(list), textIn(between)];
      charge(entries.length * separator.length);
      const texts = entries.map((entry) => {
        const text = textIn(entry);
        charge(text.length);
        return text;
      });
      return texts.join(separator);
    },
  },
};
