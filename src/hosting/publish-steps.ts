import { filesForHosts, manifestName } from "../model/output.ts";

/** The commands that make the site ready to be uploaded, and the folder that then holds it. */
export interface PublishSteps {
  folder: string;
  /** The folder in it that the site is built into; the same one for a site at the top. */
  site: string;
  commands: string[];
}

/**
 * For a host that serves a folder as the top of an address. It reads `read` in there, and would show visitors whatever else is
 * for hosts. A site below a path lies in a folder of that name. Building comes first, since only a build keeps encoded pictures.
 */
export function planPublishing(base: string, read: readonly string[]): PublishSteps {
  const isAtTop = base === "/";
  const folder = isAtTop ? "dist" : "public";
  const site = folder + base.slice(0, -1);
  const unread = isAtTop ? filesForHosts.filter((name) => !read.includes(name)) : filesForHosts;
  const copied = ["404.html", ...read].map((name) => `${site}/${name}`);
  return {
    folder,
    site,
    commands: [
      isAtTop ? "npx dentalsite build" : `npx dentalsite build --out ${site}`,
      "npx dentalsite check --publish",
      ...(isAtTop ? [] : [`cp ${copied.join(" ")} ${folder}/`]),
      `rm -f ${[manifestName, ...unread].map((name) => `${site}/${name}`).join(" ")}`,
    ],
  };
}
