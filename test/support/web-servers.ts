import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findPort, findProgram, type Program } from "./find-program.ts";
import { makeTemporaryFolder } from "./little-site.ts";

/*
 * Real web servers, each started in the foreground from a temporary folder on a free port of this machine.
 */

export const serverNames = ["nginx", "caddy", "apache"] as const;

export type ServerName = (typeof serverNames)[number];

export interface WebServer {
  /** The server's origin, without a slash at the end. */
  origin: string;
  port: number;
  stop: () => Promise<void>;
}

export interface Site {
  /** The folder of the built site. */
  folder: string;
  /** The site's path on the host; begins and ends with a slash. */
  base: string;
  /** Returns the output of `dentalsite hosting` for this server on a port. Apache finds its settings in the folder. */
  settings: (port: number) => Promise<string>;
}

/** The sort of shared hosting that Apache imitates. */
export interface SharedHosting {
  /** Kinds of lines that an `.htaccess` may have. */
  allowed: "FileInfo" | "All";
  /** Modules that are not there. */
  lacks?: readonly string[];
}

interface Kind {
  program: Program;
  /** Writes the server's files into a folder, and returns its arguments. */
  prepare: (folder: string, port: number, site: Site, hosting: SharedHosting) => Promise<string[]>;
}

const kinds: Record<ServerName, Kind> = {
  nginx: { program: { names: ["nginx"], packageName: "nginx" }, prepare: prepareNginx },
  caddy: { program: { names: ["caddy"], packageName: "caddy" }, prepare: prepareCaddy },
  apache: { program: { names: ["apache2", "httpd"], packageName: "apache2" }, prepare: prepareApache },
};

const nobody = 65534;

/** Starts a server. Throws with the package to install if it is missing, and with the server's output if it does not start. */
export async function startServer(
  name: ServerName,
  site: Site,
  hosting: SharedHosting = { allowed: "FileInfo" },
): Promise<WebServer> {
  const { prepare, program } = kinds[name];
  const executable = findProgram(program);
  const folder = makeTemporaryFolder();
  // Servers that root starts run as another user, except Caddy.
  chmodSync(folder, 0o755);
  const asNobody = name === "caddy" && process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const port = await findPort();
  const args = await prepare(folder, port, site, hosting);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  if (asNobody.uid !== undefined) chownSync(folder, nobody, nobody);
  const child = spawn(executable, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"], ...asNobody });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(child, origin, folder);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { origin, port, stop: () => stop(child) };
}

async function untilReady(child: ChildProcess, origin: string, folder: string): Promise<void> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  for (;;) {
    if (child.exitCode !== null) {
      const log = path.join(folder, "error.log");
      throw new Error(`The server did not start.\n${said}${existsSync(log) ? readFileSync(log, "utf8") : ""}`);
    }
    const isReady = await fetch(origin, { redirect: "manual" }).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => {
      resolve();
    });
    child.kill("SIGTERM");
  });
}

async function prepareNginx(folder: string, port: number, site: Site): Promise<string[]> {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (each) => `  ${each}_temp_path ${folder}/${each};`,
  );
  const main = [
    "daemon off;",
    "worker_processes 1;",
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    "events {}",
    "http {",
    "  access_log off;",
    ...temporary,
    `  include ${folder}/site.conf;`,
    "}",
  ];
  writeFileSync(path.join(folder, "nginx.conf"), main.join("\n"));
  writeFileSync(path.join(folder, "site.conf"), await site.settings(port));
  return ["-p", folder, "-e", path.join(folder, "error.log"), "-c", path.join(folder, "nginx.conf")];
}

async function prepareCaddy(folder: string, port: number, site: Site): Promise<string[]> {
  // Only the site listens, and no certificate is requested.
  const main = `{\n\tadmin off\n\tauto_https off\n}\nimport ${folder}/site.caddy\n`;
  writeFileSync(path.join(folder, "Caddyfile"), main);
  writeFileSync(path.join(folder, "site.caddy"), await site.settings(port));
  return ["run", "--config", path.join(folder, "Caddyfile"), "--adapter", "caddyfile"];
}

/** Prepares Apache like shared hosting: directory listings, guessed names and the host's own pages, unless `.htaccess` changes them. */
function prepareApache(
  folder: string,
  port: number,
  site: Site,
  { allowed, lacks = [] }: SharedHosting,
): Promise<string[]> {
  const empty = path.join(folder, "empty");
  mkdirSync(empty);
  writeFileSync(path.join(folder, "mime.types"), "");
  const quoted = `"${site.folder.replace(/["\\]/g, String.raw`\$&`)}"`;
  const isAtTop = site.base === "/";
  const main = [
    `ServerRoot ${folder}`,
    "ServerName localhost",
    `DefaultRuntimeDir ${folder}`,
    `PidFile ${folder}/apache.pid`,
    `ErrorLog ${folder}/error.log`,
    "Mutex pthread",
    `Listen ${port}`,
    ...listModules(lacks),
    ...(lacks.includes("mime") ? [] : [`TypesConfig ${folder}/mime.types`]),
    ...(process.getuid?.() === 0 ? [`User #${nobody}`, `Group #${nobody}`] : []),
    '<FilesMatch "^\\.ht">',
    "Require all denied",
    "</FilesMatch>",
    `DocumentRoot ${isAtTop ? quoted : empty}`,
    ...(isAtTop ? [] : [`Alias ${site.base.slice(0, -1)} ${quoted}`]),
    `<Directory ${quoted}>`,
    `AllowOverride ${allowed}`,
    "Options Indexes FollowSymLinks MultiViews",
    // Without rules, a site cannot refuse what a system in the folder above takes.
    ...(lacks.includes("rewrite") ? [] : ["FallbackResource /index.php"]),
    "DirectoryIndex index.php index.html",
    "Require all granted",
    "</Directory>",
  ];
  writeFileSync(path.join(folder, "apache.conf"), main.join("\n"));
  return Promise.resolve(["-f", path.join(folder, "apache.conf"), "-D", "FOREGROUND"]);
}

const moduleFolders = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/libexec/apache2"];

/** Lists the modules of shared hosting. A module without a file is part of the program. */
function listModules(lacks: readonly string[]): string[] {
  const folder = moduleFolders.find((each) => existsSync(each)) ?? "modules";
  const names = ["mpm_event", "authz_core", "mime", "dir", "alias", "headers", "rewrite", "filter", "deflate"];
  const all = [...names, "autoindex", "negotiation", "unixd"];
  return all.flatMap((name) => {
    if (lacks.includes(name)) return [];
    const file = path.join(folder, `mod_${name}.so`);
    return existsSync(file) ? [`LoadModule ${name}_module ${file}`] : [];
  });
}
