import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { checkPages } from "../check/check-pages.ts";
import { writeFiles, type Part } from "../emit/write-files.ts";
import { describeSite } from "./describe-site.ts";
import { makePages } from "./make-pages.ts";
import { placesOfCode } from "./make-ready.ts";
import { recallNothing } from "../memory.ts";
import { readSite } from "../read/read-site.ts";
import { addressesOf, plainNames } from "../render/name-shared.ts";
import { loadTemplates } from "../render/templates.ts";
import { routeSite } from "../route/route-site.ts";
import { validateSite } from "../validate/validate-site.ts";
import type { Answer, Assignment, RenderOrder } from "./orders.ts";

/*
 * A thread that makes the pages of a share of the services: `buildSite` without the pages that there is one of.
 */

const answer = (message: Answer): void => {
  parentPort!.postMessage(message);
};

/** What a thread does. */
export async function makeAssignedShare(): Promise<void> {
  if (!(await makeShare(workerData as Assignment))) answer("problems");
}

/** Goes the way of `buildSite` with a share of the services; false as soon as there is a problem. */
async function makeShare({ root, cacheFolder, copyrightYear, share }: Assignment): Promise<boolean> {
  const loading = loadTemplates(placesOfCode({ root, cacheFolder }), recallNothing);
  const { content, bytesHashes, problems: readProblems } = readSite(root, { share });
  const { site, problems } = validateSite(content);
  if (site === undefined || readProblems.length > 0 || problems.length > 0) return false;
  const ordered = once(parentPort!, "message") as Promise<[RenderOrder]>;
  answer({ media: [...new Set(site.media.map(({ path }) => path))] });

  const [{ book, preview, shared, target }] = await ordered;
  const media = { book, preview, outputs: [], problems: [] };
  const { routes, addresses } = routeSite(site, media, plainNames, copyrightYear);
  const parts: Part[] = [];
  const naming = { plain: addressesOf(plainNames, addresses), final: addressesOf(shared, addresses) };
  const { facts, problems: renderProblems } = await makePages(
    routes.filter(({ template }) => template === "service"),
    await loading,
    naming,
    { root, sink: (pages) => parts.push(writeFiles(target, pages)) },
  );
  const wanted: [address: string, id: string][] = [];
  const others = { has: (address: string, id: string): boolean => wanted.push([address, id]) > 0 };
  const siteFacts = describeSite(site, addresses, [], others);
  if (renderProblems.length > 0 || checkPages(facts, siteFacts).length > 0) return false;
  answer({
    ids: new Map(facts.map(({ address, pieces }) => [address, pieces.flatMap(({ ids }) => ids)])),
    wanted,
    bytesHashes,
    parts,
  });
  return true;
}
