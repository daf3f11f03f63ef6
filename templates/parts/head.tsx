import type { Head as HeadProps, LinkPreview } from "../../src/model/build/document-head.ts";
import type { Frame } from "../../src/model/build/page.ts";

interface Props {
  frame: Frame;
  head: HeadProps;
  /** Target of a redirect page. */
  refreshTo?: string;
}

/**
 * The part of the policy in `_headers` that keeps foreign code from running, for hosts that do not read that file. The rest is left out,
 * because a page has to arrive in one round trip.
 */
const policy = "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** Tags for people who share a link to the page. Services show a thumbnail unless a page asks for a large card. */
function Preview({ preview: { src, width, height, alt } }: { preview: LinkPreview }) {
  return (
    <>
      <meta property="og:image" content={src} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Alternates({ alternates }: Required<Pick<HeadProps, "alternates">>) {
  return alternates.map(({ hreflang, href }) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
  ));
}

/** Everything in `<head>`. */
export function Head({ frame, head, refreshTo }: Props) {
  const { light, dark } = frame.themeColors;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {refreshTo && <meta httpEquiv="refresh" content={`0; url=${refreshTo}`} />}
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates && <Alternates alternates={head.alternates} />}
      {head.feed && <link rel="alternate" type="application/atom+xml" title={head.feed.title} href={head.feed.href} />}
      {!head.isIndexed && <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      {light && <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />}
      {dark && <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />}
      <meta property="og:type" content={head.published ? "article" : "website"} />
      {head.published && <meta property="article:published_time" content={head.published} />}
      <meta property="og:site_name" content={frame.practice.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      {frame.locale && <meta property="og:locale" content={frame.locale} />}
      {head.preview && <Preview preview={head.preview} />}
      {/* Sizes make browsers that support SVG icons choose the SVG. */}
      {frame.icons && <link rel="icon" href={frame.icons.ico} sizes="32x32" />}
      <link rel="icon" href={frame.icon} />
      {frame.icons && <link rel="apple-touch-icon" href={frame.icons.touch} />}
      {frame.icons && <link rel="manifest" href={frame.icons.manifest} />}
      <link rel="stylesheet" href={frame.stylesheet} />
      <link rel="stylesheet" href={frame.print} media="print" />
      {!refreshTo && <script defer src={frame.script} />}
      {/* Rendering waits for the whole header, because on a slow line its menu would grow while the visitor looks. */}
      {!refreshTo && <link rel="expect" href="#main" blocking="render" />}
      {/* React escapes "</script>" inside a child, but not in raw HTML. */}
      {head.graph && <script type="application/ld+json">{JSON.stringify(head.graph)}</script>}
    </head>
  );
}
