import { fixedPaths } from "../model/page-paths.ts";
import type { Site } from "../model/site.ts";
import { makeRoute, pageProps, type Route, type RouteContext } from "./context.ts";
import { dentistData } from "./structured-data.ts";

export function routeHome(context: RouteContext, { offices }: Site["entries"]): Route {
  const { addresses, documents } = context;
  const { file, data: home } = documents["home.yaml"];
  const { claim: claimName, ...shown } = home;
  const { banner } = documents["practice.yaml"].data;
  const claim = claimName === undefined ? undefined : documents["claims.yaml"].data[claimName];
  return makeRoute(context, "home", fixedPaths.home, file, {
    ...pageProps(context, fixedPaths.home, {
      title: home.metaTitle,
      description: home.metaDescription,
      structuredData: [dentistData(context, offices)],
    }),
    ...shown,
    ...(claim && { claim }),
    ...(banner && { banner }),
    groups: documents["services.yaml"].data.groups,
    addressLink: {
      label: documents["about/address.md"].data.mainTitleText,
      href: addresses.page(fixedPaths.address),
    },
  });
}
