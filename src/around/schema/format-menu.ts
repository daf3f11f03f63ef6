import { createColors } from "picocolors";
import type { MenuEntry } from "../../model/navigation.ts";
import { wrapText } from "../../ground/wrap-text.ts";
import { writeYaml } from "./key-schema.ts";

/** The automatic menu of a site, as lines that can be copied into navigation.yaml; `isReplaced` if it has a menu there already. */
export function formatMenu(menu: readonly MenuEntry[], isReplaced: boolean, hasColor: boolean): string {
  const words = isReplaced
    ? "This site has a menu of its own in site/navigation.yaml. Without it, the site would show this one, made of its pages. You can copy lines from here into yours:"
    : "This site has no menu of its own. It shows this one, made of its pages. To change it, copy these lines into site/navigation.yaml:";
  return [createColors(hasColor).cyan("Menu"), wrapText(words), writeYaml({ menu }).join("\n")].join("\n\n");
}
