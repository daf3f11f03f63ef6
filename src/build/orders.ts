import type { SiteFacts } from "../check/check-pages.ts";
import type { Part, Target } from "../emit/write-files.ts";
import type { RenderedPage } from "../model/output.ts";
import type { Service } from "../model/site.ts";
import type { Share } from "../read/read-site.ts";
import type { Naming } from "../render/name-shared.ts";

/*
 * What the two threads of a big build tell each other: plain data. Where the second one finds any problem, it says so and no more:
 * then one thread builds the site alone, and words all problems.
 */

/** What the second thread begins with: the services that it reads and validates. */
export interface Assignment {
  root: string;
  share: Share;
}

/** What it answers to that. */
export interface ValidServices {
  services: Service[];
  /** The pictures and films that they name, by their paths inside `assets/`. */
  media: string[];
  /** The SHA-256 of the bytes of each content file that it has read, by its absolute path. */
  bytesHashes: ReadonlyMap<string, string>;
}

export type Order = PagesOrder | Delivery | CheckOrder;

/** That pages will come, to be read and written. */
export interface PagesOrder {
  kind: "pages";
  target: Target;
  naming: Naming;
}

export interface Delivery {
  kind: "delivery";
  /** Pieces that stand on many pages, which are sent once. They are numbered in the order in which they are sent. */
  shared: string[];
  pages: DeliveredPage[];
}

export interface DeliveredPage extends Omit<RenderedPage, "pieces"> {
  /** A number stands for a shared piece. */
  pieces: (string | number)[];
}

/** That these were all pages. It is answered with what was written. */
export interface CheckOrder extends Pick<SiteFacts, "host" | "base" | "files"> {
  kind: "check";
}

export type Answer = ValidServices | Part[] | "problems";
