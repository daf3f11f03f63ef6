import path from "node:path";
import type { Receipt } from "../emit/receipt.ts";
import type { SourceHashes } from "../model/source.ts";
import { packageFolder, readVersion, versionOf } from "../package-folder.ts";
import { buildDate, commonOptions } from "./command-line.ts";

/** What a build tells of the site it has made. */
export type MadeSite = Pick<Receipt, "site" | "pages" | "files">;

export interface LastBuild {
  /** What the last build made, if it is still there and a build now would make the same. */
  findUnchanged: () => MadeSite | undefined;
  /** To be called before a build reads anything. Gives back what notes the site that it has made, if nothing changed meanwhile. */
  begin: () => (made: MadeSite, read: SourceHashes) => void;
}

/** To be raised when an equal input gives another output although the version of the tool is the same. */
const receiptVersion = 1;

/** Packages that are loaded as they are installed; all others are bundled into the tool. */
const installed = ["react", "react-dom", "html-react-parser", "esbuild", "sharp"];

/**
 * Compares with the build before by the hash of all that goes in and of all that came out; loads none of the steps. `folder` is the
 * output folder.
 */
export async function openLastBuild(folder: string, root: string): Promise<LastBuild> {
  const [
    { takeFingerprint, takeStates },
    { holdsFiles, readListOf },
    { readReceipt, receiptFile, writeReceipt },
    { unsureMilliseconds },
    { markedEvery },
  ] = await Promise.all([
    import("../read/fingerprint.ts"),
    import("../emit/holds-site.ts"),
    import("../emit/receipt.ts"),
    import("../model/file-state.ts"),
    import("../model/cache-times.ts"),
  ]);
  const places = placesToRead(root);
  const settings = listSettings(root);
  const file = receiptFile(commonOptions(root).cacheFolder, folder);
  return {
    findUnchanged() {
      const receipt = readReceipt(file);
      // Once a day a build has to mark what it uses of the cache.
      if (receipt === undefined || !isYoungerThan(markedEvery, receipt)) return undefined;
      const hashes = readListOf(folder, receipt.site);
      if (hashes === undefined || takeFingerprint(settings, places) !== receipt.fingerprint) return undefined;
      return holdsFiles(folder, hashes) ? receipt : undefined;
    },
    begin() {
      const began = Date.now();
      const before = takeStates(places);
      return ({ site, pages, files }, read) => {
        if (before === undefined || began - before.lastChange <= unsureMilliseconds) return;
        const fingerprint = takeFingerprint(settings, places, read);
        if (fingerprint === undefined || takeStates(places)?.states !== before.states) return;
        writeReceipt(file, { fingerprint, site, pages, files, made: Date.now() });
      };
    },
  };
}

function isYoungerThan(milliseconds: number, { made }: Receipt): boolean {
  const age = Date.now() - made;
  return age >= 0 && age < milliseconds;
}

/** All that a build reads, of the practice and of the package. */
function placesToRead(root: string): string[] {
  return [
    ...["site", "assets", "templates"].map((name) => path.join(root, name)),
    ...[".compiled/hash", "package.json", "templates", "assets/css", "assets/script"].map((name) =>
      path.join(packageFolder, name),
    ),
  ];
}

function listSettings(root: string): string[] {
  const { version, platform, arch } = process;
  return [
    String(receiptVersion),
    readVersion(),
    ...[version, platform, arch],
    ...installed.map((name) => versionOf(name)),
    ...[root, packageFolder],
    String(buildDate().getUTCFullYear()),
  ];
}
