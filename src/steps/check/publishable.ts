import { startOf } from "../../model/build/place.ts";
import type { Site } from "../../model/build/site.ts";
import type { Content } from "../../model/build/source.ts";
import { groupAt } from "../../model/build/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { Route } from "../route/route-site.ts";
import { findIncompleteData } from "./complete-data.ts";
import { findPicturesWithoutConsent } from "./consents.ts";
import type { PageFacts } from "./read-page.ts";

/**
 * Pages that the law requires, or that say how to reach the practice with a disability, with words in the title of an own page that takes
 * their place.
 */
const notices = [
  [
    "privacypolicy.md",
    /privacy|datenschutz|confidentialit|données personnelles|privaci|prywatn|プライバシー|個人情報|פרטיות/iu,
  ],
  ["accessibility.md", /accessib|accesib|acessib|barrierefrei|toegankelijk|dostępno|アクセシビリティ|נגישות/iu],
] as const;

/** Names that belong to nobody (RFC 2606, RFC 6761), and addresses of this machine. Samples are reported as such. */
const unreal = /(?:^|\.)(?:example\.(?:com|net|org)|localhost)$|^\d+\.\d+\.\d+\.\d+$|^[^.]+$/;

/** Finished pages that search engines and link previews read. */
interface FinishedPages {
  read: readonly PageFacts[];
  /** Pages that visitors are meant to find. */
  indexed: readonly Route[];
  /** The practice's own templates. */
  templates: ReadonlyMap<string, string>;
}

/** Finds what keeps a sound site from being published, for `dentalsite check --publish`. */
export function findUnpublishable(content: Content, site: Site, finished: FinishedPages): Problem[] {
  const { file, data: practice } = site.documents["practice.yaml"];
  return [
    ...(practice.origin === undefined ? [] : checkHeads(content, site, finished)),
    ...checkAddress(content, practice.origin),
    ...notices
      .filter(([notice, words]) => site.documents[notice] === undefined && !hasPageAbout(site, words))
      .map(([notice]) =>
        problem("publish/no-notice", startOf(file), {
          ...{ file: `site/${notice}`, about: `site/${notice}`, what: purposeOf(notice, content) },
        }),
      ),
    ...findPicturesWithoutConsent(content),
    ...site.entries.offices
      .filter(({ data }) => data.geo === undefined)
      .map(({ file: office }) => problem("publish/no-coordinates", startOf(office), undefined)),
  ];
}

const hasPageAbout = ({ items }: Site, words: RegExp): boolean =>
  items.some(({ data }) => {
    const { mainTitleText: title } = groupAt(data);
    return typeof title === "string" && words.test(title);
  });

const purposeOf = (name: string, { kinds }: Content): string => kinds.find(({ files }) => files === name)!.purpose;

/** Checks structured data and link previews, which a site without an address does not have. */
function checkHeads(content: Content, site: Site, { read, indexed, templates }: FinishedPages): Problem[] {
  const previews = new Map(indexed.map(({ address, props }) => [address, props.head.preview]));
  const heads = read.flatMap(({ address, source, things, hasPicture }) =>
    previews.has(address) ? [{ address, source, things, hasPicture, preview: previews.get(address) }] : [],
  );
  // A site with errors has no previews, so it is unknown which pages would have one.
  const bare = heads.some(({ preview }) => preview !== undefined) ? heads.filter(({ hasPicture }) => !hasPicture) : [];
  /** The practice's own template for heads, judging by its name. */
  const template = [...templates.keys()].find((name) => /\/(?:head|layout)\.tsx$/.test(name)) ?? "templates/";
  const report = (
    code: "publish/no-data" | "publish/no-preview-picture",
    [first, ...others]: typeof heads,
    template?: string,
  ): Problem[] =>
    first === undefined
      ? []
      : [
          problem(code, startOf(template && templates.has(template) ? template : first.source), {
            ...{ page: first.address, others: others.length, template: template ?? "templates/" },
            fix: template === undefined ? "logo" : "template",
          }),
        ];
  return [
    ...findIncompleteData(content, site, new Set(heads.map(({ source }) => source))),
    ...report(
      "publish/no-data",
      heads.filter(({ things }) => things.length === 0),
      template,
    ),
    ...report(
      "publish/no-preview-picture",
      bare.filter(({ preview }) => preview !== undefined),
      template,
    ),
    ...report(
      "publish/no-preview-picture",
      bare.filter(({ preview }) => preview === undefined),
    ),
  ];
}

function checkAddress({ files }: Content, origin: string | undefined): Problem[] {
  const source = files["practice.yaml"]!;
  if (origin === undefined) return [problem("practice/no-address", startOf(source.file), undefined)];
  const { hostname } = new URL(origin);
  return unreal.test(hostname) ? [problem("publish/test-address", source.placeOfValue(["origin"]), { hostname })] : [];
}
