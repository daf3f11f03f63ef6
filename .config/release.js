// Prepares this checkout for the registry: node .config/release.js. The release workflow runs it before it packs. Only there is it known
// at which address the repository is published, so package.json and README.md do not say it: provenance needs `repository`, and links on the
// package's page have to be absolute.
import { readFileSync, writeFileSync } from "node:fs";

const { GITHUB_REPOSITORY: repository = "", GITHUB_REF_NAME: tag = "" } = process.env;
const manifest = JSON.parse(readFileSync("package.json", "utf8"));

if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) stop(`GITHUB_REPOSITORY is "${repository}", not an owner and a name.`);
if (tag !== `v${manifest.version}`) stop(`The tag is ${tag}, but package.json has version ${manifest.version}.`);
if (!readFileSync("CHANGELOG.md", "utf8").includes(`\n## [${manifest.version}] - 20`))
  stop(`CHANGELOG.md has no heading "## [${manifest.version}]" with a date.`);

const address = `https://github.com/${repository}`;
manifest.repository = { type: "git", url: `git+${address}.git` };
manifest.homepage = `${address}#readme`;
manifest.bugs = `${address}/issues`;
writeFileSync("package.json", `${JSON.stringify(manifest, undefined, 2)}\n`);

// A link without a scheme leads to a file of the package, and so of this version of the repository.
const absolute = readFileSync("README.md", "utf8").replace(
  /(!?)\[([^\]]*)\]\((?!\w+:|#)([^)]+)\)/g,
  (_, mark, words, file) => `${mark}[${words}](${address}/${mark === "!" ? "raw" : "blob"}/${tag}/${file})`,
);
writeFileSync("README.md", absolute);

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}
