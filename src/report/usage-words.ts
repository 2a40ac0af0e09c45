/** Wrong usage of the command line, as commander words it, in the style of all refusals. */

/**
 * @param text such as "error: unknown command 'bulid'\n(Did you mean build?)\n"
 * @param command the name of the command, with those above it
 */
export function usageWords(text: string, command: string): string {
  const [first = "", ...more] = text.trim().split("\n");
  const words = inHouseStyle(first.replace(/^error: /, ""));
  const meant = /^\(Did you mean (.*)\?\)$/.exec(more.join(" "))?.[1];
  const help = meant === undefined ? `see ${command} --help` : `did you mean ${meant}?`;
  return `broadside: ${words}; ${help}`;
}

function inHouseStyle(words: string): string {
  const [, option, value, expected] =
    /^option '([^' ,]*)[^']*' argument '(.*)' is invalid\. (.*)$/s.exec(words) ?? [];
  if (option !== undefined) return refused(option, value, expected);
  const [, wrong, argument, choices] =
    /^command-argument value '(.*)' is invalid for argument '(.*)'\. (.*)$/s.exec(words) ?? [];
  if (argument !== undefined) return refused(argument, wrong, choices);
  return withoutStop(words).replaceAll("'", '"').replace(". Expected", ": expected");
}

const refused = (name: string, value = "", expected = ""): string =>
  `${name} "${value}": ${withoutStop(expected).replace(/^Allowed choices are/, "expected one of")}`;

const withoutStop = (words: string): string => words.replace(/\.$/, "");
