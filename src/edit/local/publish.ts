import type { PublishResult, PublishTrouble } from "../form/backend.ts";
import { askGit, GitFailed, type Git } from "./git.ts";
import type { PublishTarget } from "./published.ts";

/** What git says if something is in the way. The first that fits counts. */
const troubles: readonly (readonly [RegExp, PublishTrouble])[] = [
  [/tell me who you are|empty ident|unable to auto-detect email/i, "no author"],
  [
    /could not resolve|unable to access.*(connect|timed out|resolve)|timed out|unreachable|connection (refused|reset)/i,
    "offline",
  ],
  [
    /permission|denied|authentication|authorization|could not read (username|password)|403|401|protected|declined/i,
    "not allowed",
  ],
  [/does not appear to be a git repository|repository .*not found|could not read from remote/i, "not allowed"],
  [
    /non-fast-forward|fetch first|stale info|rejected|conflict|unmerged|unstaged|uncommitted|during a (merge|rebase)/i,
    "changed meanwhile",
  ],
];

/**
 * Commits what is in `site/` and `assets/`, and nothing else that is staged, and pushes it. If somebody else has pushed meanwhile, puts the
 * commits after theirs; `isSound` then says whether the site has no errors with both.
 */
export async function publishCheckout(
  git: Git,
  target: PublishTarget,
  isSound: () => Promise<boolean>,
): Promise<PublishResult> {
  try {
    await commit(git);
    const push = (): Promise<Buffer> => git(["push", target.remote, `HEAD:${target.branch}`]);
    try {
      await push();
    } catch (error) {
      if (nameTrouble(error) !== "changed meanwhile") throw error;
      await putAfterOthers(git, target);
      if (!(await isSound())) return { outcome: "failed", reason: "errors" };
      await push();
    }
    return { outcome: "published" };
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    return { outcome: "failed", reason: nameTrouble(error), said: error.message };
  }
}

async function commit(git: Git): Promise<void> {
  // A folder without any file, now and before, would be an error.
  const known = ["ls-files", "--cached", "--others", "--exclude-standard", "--"];
  const isThere = async (folder: string): Promise<string[]> =>
    (await askGit(git, [...known, folder])) ? [folder] : [];
  const folders = ["--", ...(await isThere("site")), ...(await isThere("assets"))];
  await git(["add", "--all", ...folders]);
  const files = await listDiffering(git, ["--cached", "HEAD", ...folders]);
  if (files.length === 0) return;
  const message = `Change the website's content\n\n${files.map((file) => `- ${file}`).join("\n")}\n`;
  await git(["commit", "--only", `--message=${message}`, ...folders]);
}

async function putAfterOthers(git: Git, { remote, branch, known }: PublishTarget): Promise<void> {
  await git(["fetch", remote, branch]);
  try {
    // A program may have changed a file that is not published, such as package-lock.json.
    await git(["rebase", "--autostash", known]);
  } catch (error) {
    await askGit(git, ["rebase", "--abort"]);
    throw new GitFailed(`conflict: ${(error as Error).message}`);
  }
  const unmerged = await listDiffering(git, ["--diff-filter=U"]);
  if (unmerged.length === 0) return;
  // Others have published another version of a file that is changed here and not published. It stays as it is here.
  await git(["checkout", "--theirs", "--", ...unmerged]);
  await git(["reset", "--quiet"]);
  await git(["stash", "drop", "--quiet"]);
}

async function listDiffering(git: Git, options: readonly string[]): Promise<string[]> {
  const printed = (await git(["diff", "--name-only", "-z", "--relative", ...options])).toString();
  return printed.split("\0").filter((file) => file !== "");
}

const nameTrouble = (error: unknown): PublishTrouble =>
  troubles.find(([pattern]) => error instanceof Error && pattern.test(error.message))?.[1] ?? "other";
