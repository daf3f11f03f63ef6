import { expect } from "vitest";

/** A window of a browser, used through the protocol for drivers that its engine speaks. */
export interface EngineWindow {
  /** Sets the size of the page's view in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Evaluates an expression in the page, and waits if it is a promise. */
  read: <Value>(expression: string) => Promise<Value>;
  /** Clicks a point of the view. */
  click: (x: number, y: number) => Promise<void>;
  press: (key: "Enter" | "Escape") => Promise<void>;
  /** Prints the page as a PDF, if the driver can. */
  print?: () => Promise<Uint8Array>;
  /** Ends the browser and everything that was started for it. */
  close: () => Promise<void>;
}

/** Settings of a visitor's browser. */
export interface EngineSettings {
  /** The size of letters in pixels. */
  letters: number;
  lessMotion: boolean;
}

/** A proxy that does not exist, since tests reach no other host. */
export const noProxy = { host: "127.0.0.1", port: 9 };

/**
 * Runs a script that leaves the page, and waits until the next page has loaded or is shown again. The drivers' own commands wait for
 * frames that are gone, so the script runs after the driver has its answer.
 */
export async function leave(view: EngineWindow, script: string): Promise<void> {
  const before = await view.read<number>("performance.timeOrigin");
  await view.read(`void setTimeout(() => { ${script}; })`);
  await waitForNext(view, before);
}

/** Waits until a page that began at another time is complete. Between two pages, none can be read, or an empty one. */
export async function waitForNext(view: EngineWindow, before: number): Promise<void> {
  const isNext = `performance.timeOrigin !== ${before} && document.readyState === "complete" && location.href !== "about:blank"`;
  await expect.poll(() => view.read(isNext).catch(() => false), { timeout: 120_000 }).toBe(true);
}

/** Loads a page and everything on it. */
export const open = (view: EngineWindow, url: string): Promise<void> =>
  leave(view, `location.href = ${JSON.stringify(url)}`);

/** Changes the size of the view, and waits until the page knows. */
export async function resizeTo(view: EngineWindow, width: number, height = 800): Promise<void> {
  await view.resize(width, height);
  await expect.poll(() => view.read("innerWidth")).toBe(width);
}

/** An expression for one of the elements that match a selector. */
export const element = (selector: string, index = 0): string =>
  `document.querySelectorAll(${JSON.stringify(selector)})[${index}]`;

/** Scrolls to an element, waits until it stays where it is and nothing covers its middle, and clicks there. */
export async function clickOn(view: EngineWindow, target: string): Promise<void> {
  await view.read(`void ${target}.scrollIntoView({ block: "center", behavior: "instant" })`);
  const find = (): Promise<[number, number] | null> =>
    view.read(`(() => {
      const target = ${target};
      const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isMoving = document.getAnimations().some(({ playState }) => playState === "running");
      // Firefox finds elements outside of the view too.
      const isInView = x < innerWidth && y < innerHeight;
      return !isMoving && isInView && target.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
    })()`);
  let point: [number, number] | null = null;
  const stays = async (): Promise<boolean> => {
    const before = point?.join();
    point = await find();
    return point !== null && point.join() === before;
  };
  await expect.poll(stays, { message: `${target} cannot be clicked` }).toBe(true);
  await view.click(...point!);
}
