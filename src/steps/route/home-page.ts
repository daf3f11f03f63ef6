import { fixedPaths } from "../../model/page-paths.ts";
import { pathForPatients } from "./about-pages.ts";
import { filmOf } from "./page-graph.ts";
import { makeRoute, pageProps, type Route, type RouteContext } from "./context.ts";

export function routeHome(context: RouteContext): Route {
  const { addresses, documents } = context;
  const { file, data: home, shown: onHome } = documents["home.yaml"];
  const { claim: claimName, ...fields } = home;
  const { banner } = documents["practice.yaml"].data;
  const services = documents["services.yaml"];
  const forPatients = pathForPatients(context);
  const claim = claimName === undefined ? undefined : documents["claims.yaml"].data[claimName];
  const props = {
    ...pageProps(context, fixedPaths.home, {
      title: home.metaTitle,
      description: home.metaDescription,
      subject: { film: filmOf(onHome, home.heroTitle) },
    }),
    ...fields,
    ...(claim && { claim }),
    ...(banner && { banner }),
    groups: services.data.groups,
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
  };
  const shown = [...onHome, ...(banner ? [{ media: banner, date: undefined }] : []), ...services.shown];
  return makeRoute(context, "home", { path: fixedPaths.home, props, source: file, shown });
}
