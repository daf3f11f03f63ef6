import { fixedPaths } from "../model/page-paths.ts";
import { outputPathOf } from "./addresses.ts";
import { pageProps, type Route, type RouteContext } from "./context.ts";
import { dentistData } from "./structured-data.ts";

export function routeHome(context: RouteContext): Route {
  const { addresses, documents } = context;
  const { file, data: home } = documents["home.yaml"];
  const claim = documents["claims.yaml"].data[home.claim];
  if (claim === undefined) throw new Error(`The claim ${home.claim} is not in the site.`);
  return {
    path: fixedPaths.home,
    address: addresses.page(fixedPaths.home),
    outputPath: outputPathOf(fixedPaths.home),
    template: "home",
    props: {
      ...pageProps(context, fixedPaths.home, {
        title: home.metaTitle,
        description: home.metaDescription,
        structuredData: [dentistData(context)],
      }),
      ...home,
      claim,
      banner: documents["practice.yaml"].data.banner,
      groups: documents["services.yaml"].data.groups,
      addressLink: {
        label: documents["about/address.md"].data.mainTitleText,
        href: addresses.page(fixedPaths.address),
      },
    },
    source: file,
  };
}
