import {
  findHidden,
  keyOfAddress,
  readOldAddress,
  type Occupied,
  type OldAddress,
} from "../../model/content/redirects.ts";
import type { Source } from "../../model/build/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { placeOfEntry, type EntriesByAddress, type FaultyEntry } from "./redirect-entries.ts";

/** Reports addresses that no host can look up. What to write instead depends on what the site and the list have already. */
export function reportFaults(
  source: Source,
  faulty: readonly FaultyEntry[],
  { listed, occupied }: { listed: EntriesByAddress; occupied: Occupied },
): Problem[] {
  const taken = new Set(listed.keys());
  return faulty.map(({ index, from, fault, meant: written }) => {
    const place = placeOfEntry(source, { index }, "from");
    const { meant, read } = findMeant(written);
    const hidden = read && findHidden(read, occupied);
    const isListed = read !== undefined && taken.has(keyOfAddress(read));
    if (read) taken.add(keyOfAddress(read));
    return problem("redirect/old-address", place, {
      way: fault,
      from,
      ...fixOldAddress({ fault, meant, hidden, isListed }),
    });
  });
}

/** Corrects an address until no fault is left: it may have several. */
function findMeant(written: string | undefined): { meant?: string; read?: OldAddress } {
  if (written === undefined) return {};
  const read = readOldAddress(written);
  return "path" in read ? { meant: written, read } : findMeant(read.meant);
}

interface FaultyAddress {
  fault: FaultyEntry["fault"];
  /** The address that was probably meant. */
  meant: string | undefined;
  /** The part of the site that already has that address. */
  hidden: string | undefined;
  /** Whether another entry already has that address. */
  isListed: boolean;
}

function fixOldAddress({ fault, meant, hidden, isListed }: FaultyAddress) {
  if (fault === "certificate") return { fix: "star" } as const;
  if (fault === "long") return { fix: "long" } as const;
  if (meant === undefined) return { fix: "characters" } as const;
  const isDomain = fault === "address";
  if (hidden !== undefined) {
    if (fault === "star") return { fix: "star" } as const;
    return hidden === "/" ? ({ fix: "home page", isDomain } as const) : ({ fix: "hidden", hidden, isDomain } as const);
  }
  if (isListed) return { fix: "listed", meant, isDomain } as const;
  return fault === "star" ? ({ fix: "star or list", meant } as const) : ({ fix: "write", meant, isDomain } as const);
}
