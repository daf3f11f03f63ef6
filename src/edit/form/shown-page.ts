import { folderOf, pathOfPage, type Kind } from "../../model/build/kind.ts";
import { inFolder, slugOf } from "../../model/build/page-paths.ts";
import { folderOfLanguage } from "../../model/build/translation.ts";
import type { App } from "./app-context.ts";

type Shown = Pick<App, "state" | "kinds">;

/**
 * Returns the address of the page that shows a file: its own, or else one that lists it, or else the home page. A page that the preview
 * does not have is none of them, such as that of a post whose day has not come.
 */
export function addressOfShown(path: string, kind: Kind, { state, kinds }: Shown): string {
  const { pages } = state.opened.preview;
  const folder = folderOf(kind);
  const lister = folder === undefined ? undefined : kinds.find(({ page }) => page?.shows === folder)?.page?.path;
  const listing = [kind.draft?.shownAt?.(slugOf(path), []), lister, "/"];
  const listed = [pathOfOwn(path, kind, state), ...listing]
    .filter((each) => typeof each === "string")
    .map((each) => pageInPreview(path, each, state));
  const there = new Set(pages.map((each) => asFolder(addressInPreview(each, state))));
  return listed.find((each) => there.has(asFolder(each))) ?? listed[0]!;
}

/** Returns the day on which the page of a file is to appear, such as `2026-12-24`; undefined if it is not still to come. */
export function dayOfShowing(path: string, kind: Kind, { state }: Pick<App, "state">): string | undefined {
  const own = pathOfOwn(path, kind, state);
  const address = own === undefined ? undefined : asFolder(pageInPreview(path, own, state));
  return state.opened.preview.scheduled.find(([each]) => asFolder(addressInPreview(each, state)) === address)?.[1];
}

const pathOfOwn = (path: string, kind: Kind, { judged }: App["state"]): string | undefined =>
  pathOfPage(kind, path, judged.judgment.practice);

const addressInPreview = (address: string, { opened }: App["state"]): string =>
  new URL(address, opened.preview.origin).href;

const pageInPreview = (path: string, page: string, state: App["state"]): string =>
  addressInPreview(state.opened.preview.base.replace(/\/$/, "") + inFolder(folderOfLanguage(path), page), state);

const asFolder = (address: string): string => address.replace(/\/?(?:#.*)?$/, "/");
