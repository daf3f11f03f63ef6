import type { Locator } from "playwright-core";

export type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

/** The position and size of an element in the window, in CSS pixels. Fails if it is not visible. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing is shown of ${String(element)}`);
  return box;
}

/** The boxes of all elements, in the page's order. */
export async function boxesOf(elements: Locator): Promise<Box[]> {
  return Promise.all((await elements.all()).map(boxOf));
}
