import { fixedPaths } from "../../model/page-paths.ts";
import { pathForPatients } from "./about-pages.ts";
import { filmOf } from "./page-graph.ts";
import { makeRoute, pageProps, type Route, type RouteContext } from "./context.ts";

export function routeHome(context: RouteContext): Route {
  const { addresses, documents } = context;
  const { file, data: home } = documents["home.yaml"];
  const { claim: claimName, ...shown } = home;
  const { banner } = documents["practice.yaml"].data;
  const forPatients = pathForPatients(context);
  const claim = claimName === undefined ? undefined : documents["claims.yaml"].data[claimName];
  return makeRoute(context, "home", fixedPaths.home, file, {
    ...pageProps(context, fixedPaths.home, {
      title: home.metaTitle,
      description: home.metaDescription,
      subject: { film: filmOf(home.video?.src, home.heroTitle, home.video?.date) },
    }),
    ...shown,
    ...(claim && { claim }),
    ...(banner && { banner }),
    groups: documents["services.yaml"].data.groups,
    ...(forPatients !== undefined && {
      patientsLink: {
        label: context.frame.words.newPatients,
        href: addresses.link(`${forPatients}#new-patients`),
      },
    }),
    addressLink: {
      label: documents["about/address.md"].data.mainTitleText,
      href: addresses.page(fixedPaths.address),
    },
  });
}
