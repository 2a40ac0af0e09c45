/**
 * Typst by its native addon: deck.json of a folder to out.pdf. With a number N it then changes one card N times in the warm
 * compiler and writes the CPU time of each of these, in ms, as JSON. Usage: node typst.mjs FOLDER [N]
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

const [folder, changes = "0"] = process.argv.slice(2);
copyFileSync(fileURLToPath(new URL("sheet.typ", import.meta.url)), join(folder, "sheet.typ"));
const fonts = { fontPaths: [join(folder, "fonts")] };
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [fonts] });
print();
const deck = readFileSync(join(folder, "deck.json"), "utf8");
const times = Array.from({ length: Number(changes) }, (_, index) => {
  const before = process.cpuUsage();
  const start = performance.now();
  const changed = deck.replace(/"rules":"[^"]*"/, `"rules":"**Edited:** for the time number ${index}."`);
  compiler.mapShadow(join(folder, "deck.json"), Buffer.from(changed));
  print();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000, wall: performance.now() - start };
});
if (times.length > 0) console.log(JSON.stringify(times));

function print() {
  const pdf = compiler.pdf({ mainFilePath: join(folder, "sheet.typ") }, { pdfTags: false });
  writeFileSync(join(folder, "out.pdf"), pdf);
}
