/**
 * Finds the declarations that a file of types exports, and all declarations that these mention, in the same file and in
 * others. Names are matched as words only, so some unneeded declarations may be kept, but none is missing.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "rolldown/utils";

/**
 * @param entry a .d.ts file as written by the compiler, whose imports end in .ts
 * @returns texts of the needed files, each with only the needed declarations
 */
export function mentionedDeclarations(entry) {
  const modules = new Map();
  const moduleOf = (file) => {
    if (!modules.has(file)) modules.set(file, moduleIn(file));
    return modules.get(file);
  };
  const visit = (file, name) => {
    const module = moduleOf(file);
    const from = module.links.get(name);
    if (from !== undefined && !module.used.has(name)) {
      module.used.add(name);
      if (from.file) visit(from.file, from.name);
    }
    for (const statement of module.statements)
      if (statement.names.includes(name) && !statement.isKept) visitStatement(file, statement);
  };
  const visitStatement = (file, statement) => {
    statement.isKept = true;
    const code = statement.code.replaceAll(/\/\*[\s\S]*?\*\//g, "");
    for (const [, path, name] of code.matchAll(/\bimport\("(\.[^"]+)\.ts"\)\.(\w+)/g))
      visit(pathFrom(file, `${path}.ts`), name);
    for (const [word] of code.matchAll(/[\w$]+/g)) visit(file, word);
  };
  const { links, statements } = moduleOf(entry);
  for (const [name, { isExport }] of links) if (isExport) visit(entry, name);
  for (const { names } of statements) for (const name of names) visit(entry, name);
  return new Map([...modules].map(([file, module]) => [file, textOf(module)]));
}

function moduleIn(file) {
  const source = readFileSync(file, "utf8");
  const module = { links: new Map(), used: new Set(), heads: [], statements: [] };
  let before = 0;
  for (const node of parseSync(file, source, { lang: "dts" }).program.body) {
    const code = source.slice(before, node.end);
    before = node.end;
    if (node.source) link(module, node, file);
    else module.statements.push({ code, names: namesOf(node), isKept: false });
  }
  return module;
}

/** An import, or an export from another file. */
function link({ links, heads }, node, file) {
  const path = node.source.value;
  const verb = node.type === "ImportDeclaration" ? "import" : "export";
  const specifiers = node.specifiers.map((one) => {
    if (one.type === "ImportNamespaceSpecifier")
      throw new Error(`${file}: import the names of ${path} one by one`);
    const local = (one.local ?? one.exported).name;
    const name = verb === "import" ? local : one.exported.name;
    const original = verb === "import" ? (one.imported?.name ?? name) : local;
    const from = path.startsWith(".") ? pathFrom(file, path) : undefined;
    links.set(name, { file: from, name: original, isExport: verb === "export" });
    return { name, text: original === name ? name : `${original} as ${name}`, isWhole: !one.imported };
  });
  const isType = (node.importKind ?? node.exportKind) === "type";
  heads.push({ verb: isType ? `${verb} type` : verb, path, specifiers });
}

function namesOf(node) {
  const declaration = node.declaration ?? node;
  if (declaration.declarations) return declaration.declarations.map(({ id }) => id.name);
  return declaration.id ? [declaration.id.name] : [];
}

function textOf({ heads, statements, used }) {
  const links = heads.flatMap(({ verb, path, specifiers }) => {
    const needed = specifiers.filter(({ name }) => used.has(name));
    if (needed.length === 0) return [];
    const names = needed.map(({ text }) => text).join(", ");
    const isDefault = verb.startsWith("import") && needed.every(({ isWhole }) => isWhole);
    return `${verb} ${isDefault ? names : `{ ${names} }`} from "${path}";`;
  });
  const kept = statements.filter(({ isKept }) => isKept).map(({ code }) => code.trim());
  return `${[...links, ...kept, "export {};"].join("\n")}\n`;
}

function pathFrom(file, path) {
  return join(dirname(file), path.replace(/\.ts$/, ".d.ts"));
}
