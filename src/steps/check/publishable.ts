import { startOf } from "../../model/build/place.ts";
import type { Site } from "../../model/build/site.ts";
import type { Content } from "../../model/build/source.ts";
import { groupAt } from "../../model/build/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { Route } from "../route/route-site.ts";
import { countryCodeOf } from "../../model/domain/postal-address.ts";
import { findNoticeLaw, type Notice } from "../../model/domain/website-laws.ts";
import { findIncompleteData } from "./complete-data.ts";
import { findPicturesWithoutConsent } from "./consents.ts";
import type { PageFacts } from "./read-page.ts";

/** Pages that a law may ask for, with words in the title of an own page that is one. */
const notices = {
  "privacypolicy.md":
    /privacy|datenschutz|confidentialit|données personnelles|privaci|privatezza|prywatn|プライバシー|個人情報|פרטיות|隱私/iu,
  "accessibility.md": /accessib|accesib|acessib|barrierefrei|toegankelijk|dostępno|アクセシビリティ|נגישות|無障礙/iu,
  imprint:
    /impressum|imprint|legal notice|mentions légales|note legali|colofon|wettelijke vermelding|juridische informatie|aviso legal|informações legais|nota prawna|運営者情報|פרטי בעלי האתר|網站經營者/iu,
} as const satisfies Record<Notice, RegExp>;

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
    ...findMissingNotices(content, site, file),
    ...findPicturesWithoutConsent(content),
    ...site.entries.offices
      .filter(({ data }) => data.geo === undefined)
      .map(({ file: office }) => problem("publish/no-coordinates", startOf(office), undefined)),
  ];
}

/** Finds pages that the law of an office's country asks for. A page of the practice's own or a file that the footer links to may be one. */
function findMissingNotices({ kinds }: Content, site: Site, file: string): Problem[] {
  const countries = site.entries.offices.flatMap(({ data }) => countryCodeOf(data.address) ?? []);
  const { links = [] } = site.documents["navigation.yaml"].data.footer ?? {};
  const titles = [...links.map(({ label }) => label), ...site.items.map(({ data }) => groupAt(data).mainTitleText)];
  return (Object.keys(notices) as Notice[]).flatMap((notice) => {
    const [asked] = countries.flatMap((country) => {
      const law = findNoticeLaw(notice, country)?.law;
      return law === undefined ? [] : [{ country, law, about: notice }];
    });
    const isThere = titles.some((title) => typeof title === "string" && notices[notice].test(title));
    if (asked === undefined || isThere) return [];
    if (notice === "imprint") return [problem("publish/no-notice", startOf(file), { ...asked, way: "imprint" })];
    if (site.documents[notice]) return [];
    const what = kinds.find(({ files }) => files === notice)!.purpose;
    return [problem("publish/no-notice", startOf(file), { ...asked, way: "file", file: `site/${notice}`, what })];
  });
}

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
