import type { HomePage } from "../model/page.ts";
import type { ReadyPage } from "../model/ready-page.ts";
import { answersOf, hrefForPatients } from "./patients.ts";
import { defineKind } from "../model/kind.ts";
import { fixedPaths } from "../model/page-paths.ts";
import { homeSchema } from "../model/home.ts";

export const home = defineKind({
  files: "home.yaml",
  purpose: "the home page",
  schema: homeSchema,
  leftOut: {},
  page: {
    path: fixedPaths.home,
    template: "home",
    prepare:
      ({ frame, documents, doctors, posts, tiles, link }) =>
      () => {
        const home = documents["home.yaml"].data;
        const { claim: claimName, ...shown } = home;
        const { banner } = documents["practice.yaml"].data;
        const services = documents["services.yaml"];
        const forPatients = hrefForPatients(documents);
        const { newsTitle } = home;
        const claim = claimName === undefined ? undefined : documents["claims.yaml"].data[claimName];
        return {
          heading: home.heroTitle,
          title: home.metaTitle,
          props: {
            ...shown,
            ...answersOf(documents),
            ...(claim && { claim }),
            ...(banner && { banner }),
            ...(newsTitle !== undefined &&
              posts.length > 0 && {
                news: {
                  title: newsTitle,
                  posts: posts.slice(0, 3),
                  all: { label: frame.words.allNews, href: link(fixedPaths.news) },
                },
              }),
            portraits: doctors.flatMap(({ photo }) => (photo ? [photo] : [])),
            groups: tiles?.groups ?? services.data.groups,
            ...(forPatients !== undefined && {
              patientsLink: { label: frame.words.moreForNewPatients, href: link(forPatients) },
            }),
            addressLink: { label: documents["about/address.md"].data.mainTitleText, href: link(fixedPaths.address) },
          },
          alsoShown: [...(banner ? [{ media: banner, date: undefined }] : []), ...(tiles?.shown ?? services.shown)],
        } satisfies ReadyPage<HomePage>;
      },
  },
});
