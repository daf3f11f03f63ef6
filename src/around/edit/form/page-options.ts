export interface Option {
  value: string;
  label: string;
}

/** Lists pages to choose from, by their titles. */
export const listPageOptions = (pages: ReadonlyMap<string, string>): Option[] =>
  [...pages]
    .map(([address, title]) => ({ value: address, label: title === address ? address : `${title} — ${address}` }))
    .sort((a, b) => a.label.localeCompare(b.label));
