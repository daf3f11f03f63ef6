import { labelOfFile } from "../labels/label-of.ts";
import { useApp } from "./app-context.ts";

export interface Option {
  value: string;
  label: string;
}

/** Lists pages to choose from, by their titles. One without a title is called as its file. */
export function usePageOptions(): Option[] {
  const { state, kinds, labels } = useApp();
  return [...state.judged.judgment.pages]
    .map(([address, title]) => {
      const kind = title === address ? kinds.find(({ page }) => page?.path === address) : undefined;
      const name = kind ? labelOfFile(kind, labels) : title;
      return { value: address, label: name === address ? address : `${name} — ${address}` };
    })
    .sort((a, b) => a.label.localeCompare(b.label));
}
