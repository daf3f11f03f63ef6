import { useSyncExternalStore } from "react";

/** What a window shows. It is in the address, so that Back leads to what was there before. */
export type View =
  | { page: "index" }
  /** The form of a file; `at` names a field of it. */
  | { page: "file"; path: string; at?: string }
  /** Asks for the name of a new entry of the kind with this name. */
  | { page: "new"; kind: string }
  /** What was changed since it was published, and the facts of each office. */
  | { page: "changes" | "facts" };

export function addressOfView(route: View): string {
  if (route.page === "index") return "#/";
  if (route.page === "new") return `#/new/${encodeURIComponent(route.kind)}`;
  if (route.page !== "file") return `#/${route.page}`;
  return `#/edit/${encodeURIComponent(route.path)}${route.at === undefined ? "" : `?${route.at}`}`;
}

function routeAt(hash: string): View {
  const [, own] = /^#\/(changes|facts)$/.exec(hash) ?? [];
  if (own === "changes" || own === "facts") return { page: own };
  const [, page, name = "", at] = /^#\/(edit|new)\/([^?]+)(?:\?(.*))?$/s.exec(hash) ?? [];
  if (page === "new") return { page, kind: decodeURIComponent(name) };
  return page === "edit"
    ? { page: "file", path: decodeURIComponent(name), ...(at !== undefined && { at }) }
    : { page: "index" };
}

let last: { hash: string; route: View } = { hash: "", route: { page: "index" } };

function readRoute(): View {
  const { hash } = window.location;
  if (hash !== last.hash) last = { hash, route: routeAt(hash) };
  return last.route;
}

function onRoute(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => {
    window.removeEventListener("hashchange", listener);
  };
}

export const useRoute = (): View => useSyncExternalStore(onRoute, readRoute);

export function goTo(route: View): void {
  window.location.hash = addressOfView(route);
}

/** Shows something so that Back does not lead to what was there before. */
export function goOnTo(route: View): void {
  window.location.replace(addressOfView(route));
}
