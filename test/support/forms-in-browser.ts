import type { OpenedContent } from "../../src/around/edit/form/place.ts";
import { startForms } from "../../src/around/edit/form/start.tsx";
import { keepInMemory, type MemoryPlace } from "./memory-place.ts";

/* This file is bundled for a browser. */

/** Shows forms for content that is in memory, and returns its place. */
export function showForms(opened: Omit<OpenedContent, "version">): MemoryPlace {
  const place = keepInMemory(opened);
  startForms(place);
  return place;
}
