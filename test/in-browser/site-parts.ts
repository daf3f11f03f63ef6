import type { Locator, Page } from "playwright-core";

/** The parts of a page that tests use, found like a visitor would. */
export interface SiteParts {
  menuButton: Locator;
  drawer: Locator;
  closeButton: Locator;
  /** The inline menu. */
  menu: Locator;
  /** Returns the item of the inline menu with this label, which opens a panel. */
  dropdown: (label: string) => Dropdown;
  /** Returns the item or submenu heading of the drawer with this label. */
  heading: (label: string) => Dropdown;
}

export interface Dropdown {
  details: Locator;
  summary: Locator;
}

export function partsOf(page: Page): SiteParts {
  const drawer = page.locator("dialog");
  const menu = page.locator("header nav");
  const find = (root: Locator, label: string): Dropdown => {
    const summary = root.locator("summary").and(page.getByText(label, { exact: true }).or(page.getByLabel(label)));
    return { summary, details: summary.locator("..") };
  };
  return {
    menuButton: page.getByRole("button", { name: "Menu", exact: true }),
    drawer,
    closeButton: drawer.getByRole("button", { name: "Close" }),
    menu,
    dropdown: (label) => find(menu, label),
    heading: (label) => find(drawer, label),
  };
}

/** Opens everything that hides a link, from the outside in. */
export async function reveal(link: Locator): Promise<void> {
  for (const details of await link.locator("xpath=ancestor::details").all()) {
    if ((await details.getAttribute("open")) === null) await details.locator("> summary").click();
  }
}
