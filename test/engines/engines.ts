import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/**
 * Patients hold iPhones more than anything else, and all other tests drive Chromium. The tests in this folder repeat the claims that
 * depend most on an engine, once in each of the two others. WebKit is the engine of Safari.
 */
export const engines = [
  ["Firefox", startFirefox],
  ["WebKit", startWebKit],
] as const;

export interface Film {
  paused: boolean;
  muted: boolean;
  loop: boolean;
  currentTime: number;
}

/** An expression for the state of a film. */
export const stateOf = (video: string): string =>
  `(({ paused, muted, loop, currentTime }) => ({ paused, muted, loop, currentTime }))(${video})`;
