import { labelOfFile } from "../labels/label-of.ts";
import { splitHref } from "../../model/build/page-paths.ts";
import { useApp, type App } from "./app-context.ts";

export interface Option {
  value: string;
  label: string;
}

/** Lists pages to choose from, by their titles. */
export function usePageOptions(): Option[] {
  const app = useApp();
  return [...app.state.judged.judgment.pages.keys()]
    .map((value) => ({ value, label: labelOfLink(value, app) }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** Names a link by the title of its page, and its address. A page without a title is called as its file. */
export function labelOfLink(href: string, { state, kinds, labels }: Pick<App, "state" | "kinds" | "labels">): string {
  const { path } = splitHref(href);
  const title = state.judged.judgment.pages.get(path);
  const kind = title === path ? kinds.find(({ page }) => page?.path === path) : undefined;
  const name = kind ? labelOfFile(kind, labels) : title;
  return name === undefined || name === path ? href : `${name} — ${href}`;
}
