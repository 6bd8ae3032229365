// Bundles the panel into one module; its first line names the hash of what it was made from.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const target = process.argv[2] ?? join(here, "../custom_components/jarvis/panel/jarvis-panel.js");

// The same in tests/test_panel_bundle.py: name and contents of each file, in order of the names.
function sourceHash() {
  const files = ["build.mjs", "package-lock.json", "tsconfig.json"];
  for (const entry of readdirSync(join(here, "src"), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) files.push(relative(here, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(here, file))).update("\n");
  return hash.digest("hex");
}

const result = await build({
  absWorkingDir: here,
  entryPoints: ["src/main.ts"],
  bundle: true,
  minify: true,
  charset: "utf8",
  format: "esm",
  target: "es2022",
  legalComments: "eof",
  write: false,
});
writeFileSync(target, `/* jarvis-panel ${sourceHash()}; made by scripts/panel from frontend/ */\n${result.outputFiles[0].text}`);
