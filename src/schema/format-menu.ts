import { createColors } from "picocolors";
import type { MenuEntry } from "../model/content/navigation.ts";
import { wrapText } from "../lib/wrap-text.ts";
import { writeYaml } from "../lib/write-yaml.ts";

/** Formats a site's automatic menu as lines to copy into navigation.yaml. `isReplaced`: whether that file already has a menu. */
export function formatMenu(menu: readonly MenuEntry[], isReplaced: boolean, hasColor: boolean): string {
  const words = isReplaced
    ? "This site has its own menu in site/navigation.yaml. Without it, the site would show this one, made from its pages. You can copy lines from here into yours:"
    : "This site does not have its own menu. It shows this one, made from its pages. To change it, copy these lines into site/navigation.yaml:";
  return [createColors(hasColor).cyan("Menu"), wrapText(words), writeYaml({ menu }).join("\n")].join("\n\n");
}
