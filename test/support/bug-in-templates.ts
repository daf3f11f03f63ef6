import { readFileSync } from "node:fs";
import path from "node:path";
import type { Overlay } from "./little-site.ts";
import { packageFolder } from "./package-folder.ts";

const name = "templates/parts/menu-items.ts";
const text = readFileSync(path.join(packageFolder, name), "utf8");
const changed = text.replace("?? listLinks(menu)", "?? ({ links: [undefined], groups: [] } as never)");
if (changed === text) throw new Error(`${name} has no such line any more.`);

/** Makes one of the package's components throw without any of the practice's own being involved, like a bug of ours. */
export const bugInTemplates: Overlay = { [name]: changed };
