import { fixedPaths } from "../model/page-paths.ts";
import type { Claim, HomePage } from "../model/page.ts";
import { outputPathOf } from "./addresses.ts";
import { pageProps, pictureProps, videoProps, type Route, type RouteContext } from "./context.ts";
import { monthInWords } from "./dates.ts";
import { dentistData } from "./structured-data.ts";

export function routeHome(context: RouteContext): Route {
  return {
    path: fixedPaths.home,
    address: context.addresses.page(fixedPaths.home),
    outputPath: outputPathOf(fixedPaths.home),
    template: "home",
    props: homeProps(context),
    source: context.documents["home.yaml"].file,
  };
}

function homeProps(context: RouteContext): HomePage {
  const { addresses, documents } = context;
  const home = documents["home.yaml"].data;
  const practice = documents["practice.yaml"].data;
  const { mainTitleText: addressTitle } = documents["about/address.md"].data;
  const { technology, insurance } = home;
  return {
    ...pageProps(context, fixedPaths.home, {
      title: home.metaTitle,
      description: home.metaDescription,
      structuredData: [dentistData(context)],
    }),
    heroTitle: home.heroTitle,
    mission: home.mission,
    video: videoProps(context, home.video.src, home.video.poster, ""),
    poster: pictureProps(context, home.video.poster, ""),
    banner: pictureProps(context, practice.banner, practice.bannerAlt),
    services: {
      title: home.servicesTitle,
      text: home.servicesText,
      groups: documents["services.yaml"].data.groups.map(({ title, summary, links, picture, pictureAlt }) => ({
        title,
        summary,
        links: links.map(({ label, href }) => ({ label, href: addresses.link(href) })),
        ...(picture !== undefined && { picture: pictureProps(context, picture, pictureAlt ?? "") }),
      })),
    },
    technology: {
      title: technology.title,
      text: technology.text,
      items: technology.items.map(({ title, description, href, picture, pictureAlt }) => ({
        title,
        description,
        href: addresses.link(href),
        ...(picture !== undefined && { picture: pictureProps(context, picture, pictureAlt ?? "") }),
      })),
    },
    claim: { ...claimProps(context, home.claim), title: home.claimTitle },
    practice: {
      title: home.practice.title,
      text: home.practice.text,
      link: { label: home.practice.linkLabel, href: addresses.link(home.practice.href) },
      picture: pictureProps(context, home.practice.picture, home.practice.pictureAlt),
    },
    insurance: { ...insurance, asOf: monthInWords(insurance.asOf, practice.language) },
    visit: { ...home.visit, link: { label: addressTitle, href: addresses.page(fixedPaths.address) } },
  };
}

function claimProps({ documents, addresses }: RouteContext, id: string): Claim {
  const claim = documents["claims.yaml"].data[id];
  if (claim === undefined) throw new Error(`The claim ${id} is not in the site.`);
  const { moreHref, moreLabel, asOf, ...rest } = claim;
  return {
    ...rest,
    asOf: monthInWords(asOf, documents["practice.yaml"].data.language),
    ...(moreHref !== undefined &&
      moreLabel !== undefined && { more: { label: moreLabel, href: addresses.link(moreHref) } }),
  };
}
