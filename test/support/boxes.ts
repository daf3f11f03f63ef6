import type { Locator } from "playwright-core";

export type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

/** Where an element is in the window, and how large, in CSS pixels. Fails if it is not shown. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing is shown of ${String(element)}`);
  return box;
}

/** The same of each, in the order of the page. */
export async function boxesOf(elements: Locator): Promise<Box[]> {
  return Promise.all((await elements.all()).map(boxOf));
}
