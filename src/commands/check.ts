import { Option, type Command } from "commander";
import type { SiteBrowser } from "../browser/look-at-site.ts";
import type { CheckReport } from "../steps/check/check-site.ts";
import type { LookAtSite } from "../steps/check/look.ts";
import type { CheckOptions } from "../steps/check/subjects.ts";
import { countOf } from "../report/report-places.ts";
import {
  build,
  leave,
  print,
  printError,
  relative,
  reportResult,
  withContentOnly,
  withFormat,
  type ContentOnlyOption,
  type Format,
} from "./command-line.ts";
import { runGroup, type Shared, type SiteWork } from "./group.ts";
import { chooseRoots, withRoots, type RootChoice, type RootsOptions } from "./roots.ts";
import { readSitemaps } from "./sitemaps.ts";
import { explainHostOnly } from "./explain-host-only.ts";

interface CheckFlags extends RootsOptions, ContentOnlyOption {
  publish?: boolean;
  published?: string[];
  external?: boolean;
  externalPrivate?: boolean;
  strict?: boolean;
  all?: boolean;
  browser?: boolean;
  preview?: boolean;
  format: Format;
}

export function addCheck(program: Command): void {
  withFormat(withContentOnly(withRoots(program.command("check"))))
    .description("find mistakes in content, links, words and HTML; write nothing")
    .option("--publish", "also name every sample value, and what else keeps the site from being published")
    .addOption(
      new Option(
        "--published <files...>",
        "the same, and compare the site with the sitemaps that are online: no address may be lost",
      ).implies({ publish: true }),
    )
    .option("--external", "also request every link to other sites, over the network")
    .addOption(
      new Option("--external-private", "the same, including addresses inside this machine's own network").implies({
        external: true,
      }),
    )
    .option("--strict", "treat all advice as errors")
    .option("--all", "print every place of each piece of advice, not only three, and the weight of every page")
    // The forms check in the background, with the pictures that their preview has, and read problems as they are.
    .addOption(new Option("--preview").hideHelp())
    .option("--browser", "also look at every page in the installed Chrome, Chromium or Edge")
    .addHelpText(
      "after",
      `
Examples:
  dentalsite check --publish --external
  curl -o sitemap.xml https://www.harbor.example/sitemap.xml
  dentalsite check --published sitemap.xml
  dentalsite check --browser

--browser needs the packages axe-core and playwright-core. The variable CHROME_PATH may name the browser's program file.

Exit codes: 0 no errors, though there may be advice; 1 errors, broken links to other sites among them, and with --strict, advice; 2 the command cannot be
carried out, or with --external, no other host could be reached; 70 a bug in dentalsite.`,
    )
    .action(runCheck);
}

async function runCheck(flags: CheckFlags): Promise<void> {
  await check(flags).finally(() => {
    // A pending name lookup cannot be canceled, and would keep the process alive for minutes.
    if (flags.external) setImmediate(() => void leave());
  });
}

async function check(flags: CheckFlags): Promise<void> {
  const choice = await chooseRoots(flags);
  const browser = flags.browser ? await startBrowser(flags) : undefined;
  try {
    await checkAll(choice, browser?.look, flags);
  } finally {
    await browser?.close();
  }
}

async function startBrowser({ format }: CheckFlags): Promise<SiteBrowser> {
  const { makeTemporaryFolder } = await import("./choose-cache.ts");
  const { openSiteBrowser } = await import("../browser/look-at-site.ts");
  const browser = await openSiteBrowser(process.env, makeTemporaryFolder());
  if (browser.isUnprotected && format !== "json")
    print("The browser runs without its sandbox, with which it cannot start here.\n", format);
  return browser;
}

function chooseChecks(
  { publish, external, externalPrivate, strict }: CheckFlags,
  published: readonly string[] | undefined,
  look: LookAtSite | undefined,
): CheckOptions {
  return {
    ...{ published, publishes: publish ?? false },
    asksOthers: external ?? false,
    asksPrivate: externalPrivate ?? false,
    isStrict: strict ?? false,
    look,
  };
}

async function checkAll(choice: RootChoice, look: LookAtSite | undefined, flags: CheckFlags): Promise<void> {
  const { format, preview: isPreview = false, contentOnly, all: showsAll } = flags;
  const published = await listPublished(flags);
  const checks = chooseChecks(flags, published, look);
  const work = async (root: string, shared?: Shared): Promise<SiteWork> => {
    const result = await build(root, { checks, contentOnly, isPreview, ...shared });
    const where = choice.isGroup ? ` of ${relative(root)}` : "";
    const parts = result.report ? await describeCheck(result.report, flags) : [];
    parts.push(explainHostOnly(result.built?.hostOnly ?? []));
    const shown = parts.filter((each) => each !== "");
    if (choice.isGroup && shown.length > 0) shown.unshift(relative(root));
    const gap = result.problems.length === 0 || shown.length === 0 ? "" : "\n";
    const notes = gap + shown.map((each) => `${each}\n`).join("\n");
    const found = result.problems.length === 0 ? "problems" : "errors";
    const pages = result.built?.pages.length;
    const line = `No ${found} in ${pages ?? 0} pages${where}.`;
    const outcome = { pages, nextChange: result.built?.nextChange?.day, showsAll, ...result };
    return { result: outcome, notes, line, afterword: "" };
  };
  if (choice.isGroup) return runGroup(choice, { format, verb: "Checked", work });
  const root = choice.roots[0]!;
  const { result, notes, line } = await work(root);
  // Forms say problems in their own language, from the values in their words.
  if (isPreview) console.log(JSON.stringify(result.problems));
  else await reportResult(result, { root, format });
  if (format === "json") return;
  if (notes) print(notes, format);
  if (result.pages !== undefined) print(line, format);
}

/** Lists the addresses that are online, and says which of the given sitemaps have none. */
async function listPublished({ published: files, format }: CheckFlags): Promise<string[] | undefined> {
  if (files === undefined) return undefined;
  const { addresses, notes } = await readSitemaps(files);
  for (const note of notes) printError(note, format);
  return addresses;
}

/** Lists what a check found besides problems. */
async function describeCheck(report: CheckReport, { publish = false, all = false }: CheckFlags): Promise<string[]> {
  const { weights, heavy, grades, rules, notRun, samples, hidden, published } = report;
  const { formatHidden, formatNotRun, formatPublished, formatSetRules, formatWeights } =
    await import("../report/report.ts");
  const parts = [formatWeights(all ? weights : heavy, grades), formatSetRules(rules)];
  parts.push(...notRun.map(formatNotRun));
  // With --publish, each sample value is a problem.
  if (samples > 0 && !publish) parts.push(`${countOf(samples, "sample value")} left over; --publish names them.`);
  parts.push(formatHidden(hidden));
  if (published) parts.push(formatPublished(published));
  if (publish)
    parts.push('For directories and map services: "npx dentalsite directories" writes the facts of each office.');
  return parts;
}
