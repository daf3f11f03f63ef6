import { optionalPages, type OptionalPage } from "../model/content-files.ts";
import { startOf } from "../model/place.ts";
import type { Site } from "../model/site.ts";
import type { Content } from "../model/source.ts";
import { problem, type Problem } from "../problem.ts";

/** The pages that a practice must show by law, or that show how to reach it with a disability. */
const notices = ["privacypolicy.md", "accessibility.md"] as const satisfies readonly OptionalPage[];

/** RFC 2606 and RFC 6761: names that are nobody's, and addresses of this machine. Those in `site/samples.yaml` are reported as such. */
const unreal = /(?:^|\.)(?:example\.(?:com|net|org)|localhost)$|^\d+\.\d+\.\d+\.\d+$|^[^.]+$/;

/** What keeps a sound site from being published: what `dentalsite check --publish` asks for besides. */
export function findUnpublishable(content: Content, site: Site): Problem[] {
  const { file, data: practice } = site.documents["practice.yaml"];
  return [
    ...checkAddress(content, practice.origin),
    ...notices
      .filter((notice) => site.documents[notice] === undefined)
      .map((notice) =>
        problem("publish/no-notice", startOf(file), { file: `site/${notice}`, what: optionalPages[notice] }),
      ),
    ...site.entries.offices
      .filter(({ data }) => data.geo === undefined)
      .map(({ file: office }) => problem("publish/no-coordinates", startOf(office), undefined)),
  ];
}

function checkAddress({ files }: Content, origin: string | undefined): Problem[] {
  const source = files["practice.yaml"]!;
  if (origin === undefined) return [problem("practice/no-address", startOf(source.file), undefined)];
  const { hostname } = new URL(origin);
  return unreal.test(hostname) ? [problem("publish/test-address", source.placeOfValue(["origin"]), { hostname })] : [];
}
