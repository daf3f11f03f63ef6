import { listJudges } from "../../model/build/hosts.ts";
import type { OutputFile } from "../../model/build/output.ts";
import { startOf } from "../../model/build/place.ts";
import { rootFolder } from "../../model/build/root-names.ts";
import { hostLimit, problem, type Problem } from "../../problems/problem.ts";
import type { SiteOutput } from "./subjects.ts";

const measureOutput = (file: OutputFile): number => ("copyOf" in file ? file.size : Buffer.byteLength(file.contents));

const inMegabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;

/** Checks that the practice's host takes the site. Without a named host, each that would not is named. */
export function checkHostLimits({ first, sitePages, files: { made, atTop } }: SiteOutput): Problem[] {
  const { file: practice, data } = first.site.documents["practice.yaml"];
  const top = new Set(atTop);
  const files = [...made, ...atTop].map((each) => ({ each, bytes: measureOutput(each) }));
  const count = files.length + sitePages.all.length;
  const total =
    files.reduce((sum, { bytes }) => sum + bytes, 0) +
    sitePages.all.reduce((sum, { html }) => sum + Buffer.byteLength(html), 0);
  return listJudges(data.host).flatMap(({ name: host, isSet, ...limits }) => {
    const { files: mostFiles = Infinity, file: mostBytes = Infinity, site: most = Infinity } = limits;
    const about = { host, ...hostLimit("host/limit", host, isSet) };
    const overall: Problem[] = [];
    if (count > mostFiles) {
      overall.push(problem("host/limit", startOf(practice), { ...about, way: "files", count, limit: mostFiles }));
    }
    if (total > most) {
      const sizes = { megabytes: inMegabytes(total), limit: inMegabytes(most) };
      overall.push(problem("host/limit", startOf(practice), { ...about, way: "site", ...sizes }));
    }
    const tooLarge = files
      .filter(({ bytes }) => bytes > mostBytes)
      .map(({ each, bytes }) => {
        const copied = { name: each.path, place: startOf(`assets/${rootFolder}/${each.path}`) };
        const made = { name: each.path, place: startOf(practice) };
        const { name, place } = top.has(each) ? copied : (first.findMedia(first.addressOf(each.path), "") ?? made);
        const sizes = { megabytes: inMegabytes(bytes), limit: inMegabytes(mostBytes) };
        return problem("host/limit", place, { ...about, way: "file", name, ...sizes });
      });
    return [...overall, ...tooLarge];
  });
}
