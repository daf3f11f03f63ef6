import { inspectSvg, type InspectedSvg } from "./inspect-svg.ts";

/** Returns a drawing without its declarations, and what its inspection found. Throws UnusableMedia for one that may not be published. */
export async function readSvg(bytes: Buffer): Promise<InspectedSvg & { text: string }> {
  const text = withoutDeclarations(bytes.toString("utf8"));
  return { text, ...(await checkSvg(text)) };
}

/** Inspects the exact text that is published. */
export async function checkSvg(text: string): Promise<InspectedSvg> {
  const inspected = inspectSvg(text);
  if (inspected.photos.length > 0) await (await import("./svg-photos.ts")).checkPhotos(inspected.photos);
  return inspected;
}

/**
 * Removes the XML declaration and the document type, which drawing programs write. The XML declaration could name an encoding in which
 * browsers read something else than was inspected, and the document type could define entities. A document type with more than its name and
 * identifiers stays, and is refused.
 */
function withoutDeclarations(text: string): string {
  return text
    .replace(/^\uFEFF?\s*<\?xml\s[^>]*\?>/, "")
    .replaceAll(/<!DOCTYPE\s(?:[^"'<>[\]]|"[^"<>]*"|'[^'<>]*')*>/gi, "");
}
