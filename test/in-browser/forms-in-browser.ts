import type { OpenedContent } from "../../src/edit/form/backend.ts";
import { startForms } from "../../src/edit/form/start.tsx";
import { kinds } from "../../src/kinds/kinds.ts";
import { hygienist } from "../support/added-kind.ts";
import { keepInMemory, type MemoryPlace } from "../support/memory-place.ts";

/* This file is bundled for a browser. */

/** Shows forms for content that is in memory, and returns its place. There may be a kind more than those of dentalsite. */
export function showForms(opened: Omit<OpenedContent, "version">, hasAddedKind: boolean): MemoryPlace {
  const place = keepInMemory(opened);
  startForms(place, hasAddedKind ? [...kinds, hygienist] : kinds);
  return place;
}
