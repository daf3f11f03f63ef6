import { statSync } from "node:fs";
import { readRegularFile } from "../../lib/disk/read-regular-file.ts";
import { isIgnored } from "../../model/build/ignored-files.ts";
import type { SiteFile } from "../../model/build/site-files.ts";
import type { OpenedContent } from "../form/backend.ts";
import { decodeIfText, hashIfThere } from "./file-text.ts";
import { askGit, type Git } from "./git.ts";
import { mostPictureBytes } from "./limits.ts";

/** Files as they were published, by path: the text of a file in `site/`, and what tells apart the contents of one in `assets/`. */
export type PublishedTexts = ReadonlyMap<string, string | undefined>;

/** The branch that publishes what is pushed to it. */
export interface PublishTarget {
  remote: string;
  /** Full name of the branch there: `refs/heads/main`. */
  branch: string;
  /** Full name of what is known of it here: `refs/remotes/origin/main`. */
  known: string;
  /** Names the place for people, such as `github.com/harbor/website`. */
  to: string;
}

/** Finds out where a checkout's branch is pushed to; undefined if the folder is no checkout, or nobody has set that up. */
export async function findTarget(git: Git): Promise<PublishTarget | undefined> {
  const own = await askGit(git, ["symbolic-ref", "--quiet", "HEAD"]);
  if (own === undefined) return undefined;
  const format = "%(upstream:remotename)%0a%(upstream:remoteref)%0a%(upstream)";
  const found = await askGit(git, ["for-each-ref", `--format=${format}`, own]);
  const [remote = "", branch = "", known = ""] = found?.split("\n") ?? [];
  if (remote === "" || branch === "" || known === "") return undefined;
  const address = (await askGit(git, ["remote", "get-url", "--push", remote])) ?? remote;
  return { remote, branch, known, to: address.replace(/^\w+:\/\/(?:[^@/]*@)?|^[^@/]*@|\.git$|\/$/g, "") };
}

/** Reads the texts that were pushed last, or committed last if nothing is pushed; undefined if the folder is no checkout. */
export async function readPublished(git: Git, now: readonly SiteFile[]): Promise<PublishedTexts | undefined> {
  const target = await findTarget(git);
  for (const commit of [target?.known, "HEAD"]) {
    if (
      commit === undefined ||
      (await askGit(git, ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`])) === undefined
    ) {
      continue;
    }
    const listed = (await git(["ls-tree", "-r", "-z", commit, "--", "site", "assets"])).toString();
    const files = [...listed.matchAll(/\d+ blob (\w+)\t([^\0]*)\0/g)].map(([, id = "", name = ""]) => ({ id, name }));
    const changed = new Set(
      (await git(["diff", "--name-only", "--relative", "-z", commit, "--", "assets"])).toString().split("\0"),
    );
    // The site is made from no hidden file, and a build reads none.
    const read = files.filter(({ name }) => !isIgnored(name));
    const unchanged = takeAsPublished(now.filter(({ path }) => path.startsWith("assets/")));
    const assets = read
      .filter(({ name }) => name.startsWith("assets/"))
      .map(({ name }) => [name, changed.has(name) ? undefined : unchanged.get(name)] as const);
    return new Map([...assets, ...(await readTexts(git, read))]);
  }
  return undefined;
}

async function readTexts(
  git: Git,
  files: readonly { id: string; name: string }[],
): Promise<[string, string | undefined][]> {
  const texts = files.filter(({ name }) => name.startsWith("site/"));
  const printed = await git(["cat-file", "--batch"], texts.map(({ id }) => `${id}\n`).join(""));
  let at = 0;
  return texts.map(({ name }): [string, string | undefined] => {
    // Each begins with a line such as "5f0c… blob 1234".
    const end = printed.indexOf("\n", at);
    const size = Number(printed.toString("latin1", at, end).split(" ")[2]);
    at = end + 1 + size + 1;
    return [name, decodeIfText(printed.subarray(end + 1, end + 1 + size))];
  });
}

/** Takes the files as they are for published. */
export function takeAsPublished(files: readonly SiteFile[]): PublishedTexts {
  const inSite = files.filter(({ path }) => path.startsWith("site/"));
  const inAssets = files.filter(({ path }) => path.startsWith("assets/"));
  return new Map([
    ...inSite.map(({ path, bytes }) => [path, bytes && decodeIfText(bytes)] as const),
    ...inAssets.map((file) => [file.path, tellContents(file)] as const),
  ]);
}

/** Hashes of pictures and films by their paths and states, which differ if the contents do. */
const hashes = new Map<string, string | undefined>();

/** Tells apart the contents of a picture: somebody may have written the same ones again. A large film is known by its state. */
function tellContents({ absolutePath, state }: SiteFile): string | undefined {
  if (absolutePath === undefined || state === undefined) return state;
  const key = `${absolutePath} ${state}`;
  if (!hashes.has(key)) hashes.set(key, hashIfSmall(absolutePath) ?? state);
  return hashes.get(key);
}

function hashIfSmall(file: string): string | undefined {
  try {
    if (statSync(file).size > mostPictureBytes) return undefined;
    return hashIfThere(readRegularFile(file).bytes);
  } catch {
    return undefined;
  }
}

/** Lists what differs from what was published. Whether lines end in CRLF is a setting of each checkout, and makes no difference. */
export function listUnpublished(published: PublishedTexts, files: readonly SiteFile[]): OpenedContent["published"] {
  const plain = (text: string | undefined): string | undefined => text?.replaceAll("\r\n", "\n");
  const current = takeAsPublished(files);
  const changed = [...current].filter(
    ([path, text]) => !published.has(path) || plain(published.get(path)) !== plain(text),
  );
  const gone = [...published.keys()].filter((path) => !current.has(path));
  return [...changed.map(([path]) => path), ...gone].map((path) => {
    const text = path.startsWith("site/") ? published.get(path) : undefined;
    return { path, ...(text !== undefined && { text }), ...(!published.has(path) && { isNew: true }) };
  });
}
