import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { makeLittleSite, makeTemporaryFolder, type LittleSite, type Overlay } from "./little-site.ts";

/** Runs git as somebody, and returns what it said. */
export function git(folder: string, ...args: string[]): string {
  const own = ["-c", "user.name=Ada", "-c", "user.email=ada@harbor.example"];
  return execFileSync("git", [...own, ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

/** A practice that is a checkout of a repository on this machine, and pushed. */
export function makeCheckout(more: Overlay = {}): { site: LittleSite; server: string } {
  const site = makeLittleSite({ "package.json": "{}\n", ".gitignore": ".dentalsite/\n.dentalsite-*\n", ...more });
  const server = path.join(makeTemporaryFolder(), "website.git");
  mkdirSync(server);
  git(server, "init", "--quiet", "--bare", "--initial-branch=main");
  git(site.root, "init", "--quiet", "--initial-branch=main");
  for (const [key, value] of [
    ["user.name", "Ada"],
    ["user.email", "ada@harbor.example"],
  ] as const)
    git(site.root, "config", key, value);
  git(site.root, "add", ".");
  git(site.root, "commit", "--quiet", "--message=Begin");
  git(site.root, "remote", "add", "origin", server);
  git(site.root, "push", "--quiet", "--set-upstream", "origin", "main");
  return { site, server };
}
