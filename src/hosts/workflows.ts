import { actions } from "./actions.ts";
import { nodeVersion, type HostedSite, type HostFile } from "./hosted-site.ts";
import { planPublishing, type PublishSteps } from "./publish-steps.ts";

const lockfile = "package-lock.json";

/** Formats a workflow of GitHub Actions that publishes the site on GitHub Pages, if it passes the checks. */
export function formatPagesWorkflow(site: Pick<HostedSite, "base" | "hostName">): string {
  const steps = planPublishing(site, []);
  return `${beginWorkflow("Publish the site on GitHub Pages", "build", steps)}
      - if: ${isPublished}
        uses: ${actions.uploadPages}
        with:
          # GitHub serves this folder at the site's whole address.
          path: ${steps.site}
          # Such as .well-known/security.txt.
          include-hidden-files: true
  publish:
    if: ${isPublished}
    needs: build
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.publish.outputs.page_url }}
    steps:
      - id: publish
        uses: ${actions.deployPages}
`;
}

/** Formats a workflow that publishes the site on Cloudflare. It needs two secrets of the repository. */
export function formatCloudflareWorkflow(steps: PublishSteps): string {
  return `${beginWorkflow("Publish the site on Cloudflare", "publish", steps)}
      - if: ${isPublished}
        uses: ${actions.wrangler}
        with:
          apiToken: \${{ secrets.CLOUDFLARE_API_TOKEN }}
          accountId: \${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
`;
}

/** A workflow that requests every link to another site once a week. Nothing waits for it: it only reports. */
export const linksWorkflow: HostFile = {
  path: ".github/workflows/check-links.yml",
  contents: `name: Check links to other sites
on:
  schedule:
    - cron: "23 6 * * 1"
  workflow_dispatch:
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
${installSteps()}
      - run: npx dentalsite check --external
`,
};

export const publishWorkflow = ".github/workflows/publish.yml";

const isDefaultBranch = "github.ref_name == github.event.repository.default_branch";
/** The daily run is always on the default branch. The schedule event does not name that branch. */
const isPublished = `github.event_name == 'schedule' || ${isDefaultBranch}`;

/**
 * Formats a workflow up to the end of its first job's commands. It reuses the pictures and films that earlier runs have encoded. Runs of
 * one branch wait for each other, and a run that publishes is never canceled. Pull requests are only checked, and get no secrets.
 */
function beginWorkflow(name: string, job: string, { folder, site, fetch, commands }: PublishSteps): string {
  return `name: ${name}
on:
  push:
    branches: ["**"]
  pull_request:
  schedule:
    # Once a day, since closures and notices come and go: after midnight in every state, before offices open.
    - cron: "17 10 * * *"
  workflow_dispatch:
permissions:
  contents: read
concurrency:
  group: publish-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  ${job}:
    # Of pushes, only those to the default branch: others are checked in their pull request.
    if: github.event_name != 'push' || ${isDefaultBranch}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
${installSteps()}
      - uses: ${actions.cache}
        with:
          path: .dentalsite
          key: dentalsite-\${{ github.run_id }}
          restore-keys: dentalsite-
${fetch === undefined ? "" : `      - name: Save the sitemap that is online, so that no address in it is lost\n        run: ${fetch}\n`}${commands.map((command) => `      - run: ${command}`).join("\n")}
      - name: Follow every link within the site
        run: ${formatLinkCheck(folder, site)}`;
}

/**
 * Checks every page on a local server, starting at the home page. The weekly workflow checks links to other hosts. A second start page
 * would keep linkinator from reading pages that it finds there first.
 */
function formatLinkCheck(folder: string, site: string): string {
  const home = `${site.slice(folder.length + 1)}/`;
  const flags = "--recurse --check-fragments --check-css --verbosity error";
  return `npx linkinator ${home} --server-root ${folder} ${flags} --skip '^https?://(?!localhost:)'`;
}

/** Installs packages. Without a lockfile, `npm ci` and the package cache would fail. */
function installSteps(): string {
  return `      - uses: ${actions.checkout}
        with:
          persist-credentials: false
      - uses: ${actions.setupNode}
        with:
          node-version: ${nodeVersion}
          cache: \${{ hashFiles('${lockfile}') != '' && 'npm' || '' }}
      - name: Install
        run: |
          if [ -f ${lockfile} ]; then
            npm ci
          else
            echo "::warning title=No ${lockfile}::Run npm install on your computer and commit ${lockfile}. Then every build has the same versions."
            npm install
          fi`;
}
