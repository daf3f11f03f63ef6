import { readFileSync } from "node:fs";
import path from "node:path";
import { resolveTokens, takeTokens, type SchemeTokens } from "../../src/steps/style/tokens.ts";
import { packageFolder } from "./package-folder.ts";

/** Reads the tokens of a minified style sheet, as the build sees them. */
export const readTokens = (css: string): SchemeTokens => resolveTokens(takeTokens(css).tokens);

/** Reads the palette of `templates/css/tokens.css`, as the build sees it: without comments and spaces. */
export const readReferenceTokens = (): SchemeTokens =>
  readTokens(
    readFileSync(path.join(packageFolder, "templates/css/tokens.css"), "utf8")
      .replaceAll(/\/\*.*?\*\//gs, "")
      .replaceAll(/\s*([{}:;])\s*/g, "$1"),
  );
