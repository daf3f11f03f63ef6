import type { ErrorPage } from "../../model/build/page.ts";
import { pageProps, type Route, type RouteContext } from "./context.ts";
import { listErrorsInOthers } from "./languages.ts";

/** The page shown when something fails. `status` is what it says of that: that the page is not there, or the error's own message. */
export function routeError(context: RouteContext, status = context.frame.words.notFound): Route {
  const { addresses, documents } = context;
  const { file, data } = documents["error.yaml"];
  const { name } = documents["practice.yaml"].data;
  const { frame, head, languages } = pageProps(context, "/404", {
    title: `${status} | ${name}`,
    description: data.hint,
    isIndexed: false,
  });
  const { canonical: _, ...headWithoutAddress } = head;
  const outputPath = addresses.path("/404.html").slice(1);
  const others = outputPath === "404.html" ? listErrorsInOthers(context.languages, context.language) : [];
  const props: ErrorPage = {
    ...data,
    frame,
    head: headWithoutAddress,
    currentHref: "",
    titles: [],
    status,
    ...(languages && { languages }),
    ...(others.length > 0 && { others }),
  };
  return {
    path: addresses.path("/404.html"),
    address: addresses.file(outputPath),
    outputPath,
    template: "error",
    title: head.title,
    props,
    source: file,
    shown: [],
  };
}
