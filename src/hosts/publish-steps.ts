import type { HostedSite } from "./hosted-site.ts";
import { filesForHosts, manifestName } from "../model/build/output.ts";

/** The site's address, as far as it says where the public sitemap is. */
type PublicSite = Pick<HostedSite, "base" | "hostName">;

const sitemap = "sitemap.xml";

/** Commands that prepare the site for upload, and the folder that holds the result. */
export interface PublishSteps {
  folder: string;
  /** Folder inside it that the site is built into; the same folder for a site at the top. */
  site: string;
  commands: string[];
  /** Saves the public sitemap, so that no address in it is lost. It never fails: before the first publication there is none. */
  fetch?: string;
}

/**
 * Plans a build for a host that serves a folder as the top of an address. The host reads the files in `read`, and would publish any other
 * file for hosts. A site below a path is in a folder of that name. Building comes before checking, because only a build keeps encoded
 * pictures.
 */
export function planPublishing({ base, hostName }: PublicSite, read: readonly string[]): PublishSteps {
  const isAtTop = base === "/";
  const folder = isAtTop ? "dist" : "public";
  const site = folder + base.slice(0, -1);
  const unread = isAtTop ? filesForHosts.filter((name) => !read.includes(name)) : filesForHosts;
  const copied = ["404.html", ...read].map((name) => `${site}/${name}`);
  return {
    folder,
    site,
    ...(hostName !== "" && {
      fetch: `curl -sSfL --max-time 60 -o ${sitemap} https://${hostName}${base}${sitemap} || true`,
    }),
    commands: [
      isAtTop ? "npx dentalsite build" : `npx dentalsite build --out ${site}`,
      hostName === "" ? "npx dentalsite check --publish" : `npx dentalsite check --published ${sitemap}`,
      ...(isAtTop ? [] : [`cp ${copied.join(" ")} ${folder}/`]),
      `rm -f ${[manifestName, ...unread].map((name) => `${site}/${name}`).join(" ")}`,
    ],
  };
}
