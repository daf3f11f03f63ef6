import { actions } from "./actions.ts";
import { nodeVersion, type HostFile } from "./hosted-site.ts";
import { planPublishing, type PublishSteps } from "./publish-steps.ts";

/** A workflow of GitHub Actions that publishes the site on GitHub Pages after each push, if it is fit to be published. */
export function formatPagesWorkflow(): string {
  // GitHub serves the folder at the site's address itself, wherever that is.
  const { folder, commands } = planPublishing("/", []);
  return `${beginWorkflow("Publish the site on GitHub Pages", "build", commands)}
      - uses: ${actions.uploadPages}
        with:
          path: ${folder}
          # Such as .well-known/security.txt.
          include-hidden-files: true
  publish:
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

/** The same for Cloudflare, which needs two secrets of the repository. */
export function formatCloudflareWorkflow({ commands }: PublishSteps): string {
  return `${beginWorkflow("Publish the site on Cloudflare", "publish", commands)}
      - uses: ${actions.wrangler}
        with:
          apiToken: \${{ secrets.CLOUDFLARE_API_TOKEN }}
          accountId: \${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
`;
}

/** A workflow that asks for every link to another site once a week. Nothing waits for it: it only reports. */
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

/**
 * A workflow up to the end of its first job's commands, with the pictures and films that earlier runs have encoded. Runs wait for each
 * other, and none is stopped halfway.
 */
function beginWorkflow(name: string, job: string, commands: readonly string[]): string {
  return `name: ${name}
on:
  push:
    branches: [main, master]
  workflow_dispatch:
permissions:
  contents: read
concurrency:
  group: publish
  cancel-in-progress: false
jobs:
  ${job}:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
${installSteps()}
      - uses: ${actions.cache}
        with:
          path: .dentalsite
          key: dentalsite-\${{ github.run_id }}
          restore-keys: dentalsite-
${commands.map((command) => `      - run: ${command}`).join("\n")}`;
}

function installSteps(): string {
  return `      - uses: ${actions.checkout}
        with:
          persist-credentials: false
      - uses: ${actions.setupNode}
        with:
          node-version: ${nodeVersion}
          cache: npm
      - run: npm ci`;
}
