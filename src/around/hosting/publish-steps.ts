import { filesForHosts, manifestName } from "../../model/output.ts";

/** Commands that prepare the site for upload, and the folder that holds the result. */
export interface PublishSteps {
  folder: string;
  /** Folder inside it that the site is built into; the same folder for a site at the top. */
  site: string;
  commands: string[];
}

/**
 * Plans a build for a host that serves a folder as the top of an address. The host reads the files in `read`, and would publish any other
 * file for hosts. A site below a path is in a folder of that name. Building comes before checking, because only a build keeps encoded
 * pictures.
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
