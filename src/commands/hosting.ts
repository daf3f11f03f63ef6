import path from "node:path";
import { Option, type Command } from "commander";
import type { BuiltSite } from "../build-options.ts";
import { hosts, hostTable, isInSite, joinHosts, serverPrograms, type Host } from "../model/build/hosts.ts";
import type { HostedSite, HostFile } from "../hosts/hosted-site.ts";
import { packageFolder } from "../lib/package-folder.ts";
import { UsageError } from "../lib/usage-error.ts";
import {
  build,
  defaultFormat,
  outputOf,
  parsePort,
  relative,
  reportResult,
  withRoot,
  type RootOptions,
} from "./command-line.ts";

interface HostingFlags extends RootOptions {
  listen?: number;
  out?: string;
  write?: boolean;
}

export function addHosting(program: Command): void {
  withRoot(program.command("hosting"))
    .description("print the settings that a host needs to serve the site")
    .argument("<host>", joinHosts("or"))
    .option(
      "--write",
      "write them where they belong in the practice's folder; replaces no file, and adds the host to site/practice.yaml",
    )
    .addOption(
      new Option(
        "--listen <port>",
        `for ${serverPrograms}: the port to listen on, behind another server that visitors reach`,
      ).argParser(parsePort(1)),
    )
    .option(
      "--out <folder>",
      `for ${serverPrograms}: where the built site is on the server (default: dist inside the root)`,
    )
    .addHelpText(
      "after",
      `
Examples:
  dentalsite hosting github-pages --write
  dentalsite hosting nginx --out /var/www/harbor > harbor.conf`,
    )
    .action(runHosting);
}

async function runHosting(name: string, { root, listen, out, write = false }: HostingFlags): Promise<void> {
  const { listSettings } = await import("../hosts/list-settings.ts");
  const host = hosts.find((each) => each === name) ?? (await refuseHost(name));
  if (hostTable[host].settings !== "server" && (listen ?? out) !== undefined) {
    throw new UsageError(`--listen and --out are for ${serverPrograms}. Leave them out for ${host}.`);
  }
  const result = await build(root);
  const { problems, texts, built } = result;
  if (built === undefined) {
    await reportResult(
      { problems, texts },
      { root, format: defaultFormat() },
      "There are no settings for a site with errors.",
    );
    return;
  }
  const files = listSettings(host, toHostedSite(built, path.resolve(out ?? outputOf(root)), listen));
  console.log(write ? await writeFiles(host, root, files) : joinFiles(files));
}

async function refuseHost(name: string): Promise<never> {
  const { didYouMean } = await import("../problems/wording.ts");
  throw new UsageError(
    `dentalsite has no settings for a host "${name}".${didYouMean(name, hosts)} It has them for ${joinHosts("and")}.`,
  );
}

function toHostedSite(built: BuiltSite, folder: string, port?: number): HostedSite {
  const { schemeAndHost, base, name, redirects, languages } = built;
  return { name, hostName: schemeAndHost.replace(/^https:\/\//, ""), base, folder, port, redirects, languages };
}

type SettingsFiles = ReturnType<typeof import("../hosts/list-settings.ts").listSettings>;

/** Prints one file as is, and several files with their names above them, like `tail`. */
function joinFiles(files: SettingsFiles): string {
  const texts = files.map(({ path: name, contents }) =>
    files.length > 1 ? `==> ${name ?? ""} <==\n${contents}` : contents,
  );
  return texts.join("\n").trimEnd();
}

async function writeFiles(host: Host, root: string, files: SettingsFiles): Promise<string> {
  const { addHost, practiceFile, writePractice, writeSettings } = await import("../hosts/write-settings.ts");
  const placed = files.filter((file): file is HostFile => file.path !== undefined);
  const isByBuild = isInSite(host);
  if (placed.length === 0 && !isByBuild) {
    throw new UsageError(
      `The settings of ${host} belong on the server. Leave out --write, and save what this prints: npx dentalsite hosting ${host} > harbor.conf`,
    );
  }
  const name = (file: string): string => relative(path.join(root, file));
  // Refuses another host before any file is written.
  const longer = addHost(root, host);
  const { written, unchanged } = isByBuild ? { written: [], unchanged: [] } : writeSettings(root, placed);
  if (longer !== undefined) writePractice(root, longer);
  const chosen = `${name(practiceFile)} ${longer === undefined ? "says already" : "now says"} "host: ${host}".`;
  const builds = isByBuild ? ` Each build writes ${name("dist/.htaccess")}; run "npx dentalsite build".` : "";
  const next = `${hostTable[host].next.replaceAll("`", "")}.`;
  const steps = relative(path.join(packageFolder, "docs/online", `${host}.md`));
  return [
    ...written.map((file) => `Wrote ${name(file)}.`),
    ...unchanged.map((file) => `${name(file)} is as it should be.`),
    chosen + builds,
    ...(written.length === 0 && longer === undefined ? [] : ["", `${next} All steps are in ${steps}`]),
  ].join("\n");
}
