import type { SiteFacts } from "../check/check-pages.ts";
import type { Part, Target } from "../emit/write-files.ts";
import type { RenderedPage } from "../model/output.ts";
import type { Service } from "../model/site.ts";
import type { SourceHashes } from "../model/source.ts";
import type { Share } from "../read/read-site.ts";
import type { Naming } from "../render/name-shared.ts";

/*
 * What the two threads of a big build tell each other: plain data. The second one begins with its assignment and answers with valid
 * services. Then it gets one order for pages, deliveries, and one order to check, which it answers with what it has written. Where it
 * finds any problem, it says so and no more: then one thread builds the site alone, and words all problems.
 */

/** What the second thread begins with: the services that it reads and validates. */
export interface Assignment {
  root: string;
  share: Share;
}

/** What it answers to that. */
export interface ValidServices {
  /** All files that it has found (`listFound`). The two must have found the same: else some services would be nobody's share. */
  found: string[];
  services: Service[];
  /** The pictures and films that they name, by their paths inside `assets/`. */
  media: string[];
  sourceHashes: SourceHashes;
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

/** That these were all pages. */
export interface CheckOrder extends Pick<SiteFacts, "host" | "base" | "files"> {
  kind: "check";
  pageCount: number;
}

export type Answer = ValidServices | Part[] | "problems";
