import { LinkChecker, LinkState } from "linkinator";

export interface Crawl {
  /** Each broken link with the page it is on. */
  broken: { url: string; status: number | undefined; parent: string | undefined }[];
  /** The paths that were reached. */
  reached: Set<string>;
}

/** Follows every link, picture, film and fragment from a page, and stays on its host. */
export async function crawl(start: string): Promise<Crawl> {
  const { origin } = new URL(start);
  const { links } = await new LinkChecker().check({
    path: start,
    recurse: true,
    checkFragments: true,
    checkCss: true,
    linksToSkip: (link) => Promise.resolve(!link.startsWith(`${origin}/`)),
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  const reached = links.filter(({ state }) => state === LinkState.OK);
  return {
    broken: broken.map(({ url, status, parent }) => ({ url, status, parent })),
    reached: new Set(reached.map(({ url }) => new URL(url).pathname)),
  };
}
