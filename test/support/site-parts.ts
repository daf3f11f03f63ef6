import type { Locator, Page } from "playwright-core";

/** The parts of a page that the tests use, found as a visitor finds them. */
export interface SiteParts {
  menuButton: Locator;
  drawer: Locator;
  closeButton: Locator;
  /** The inline menu. */
  menu: Locator;
  /** An item of the inline menu that opens a panel, by its words. */
  dropdown: (label: string) => Dropdown;
  /** An item or a submenu heading of the drawer, by its words. */
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

/** Opens whatever hides a link, from the outside in. */
export async function reveal(link: Locator): Promise<void> {
  for (const details of await link.locator("xpath=ancestor::details").all()) {
    if ((await details.getAttribute("open")) === null) await details.locator("> summary").click();
  }
}
