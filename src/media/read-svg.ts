import { inspectSvg, type InspectedSvg } from "./inspect-svg.ts";

/** A drawing without its declarations, and what is known of it. Throws UnusableMedia for one that may not be published. */
export async function readSvg(bytes: Buffer): Promise<InspectedSvg & { text: string }> {
  const text = withoutDeclarations(bytes.toString("utf8"));
  return { text, ...(await checkSvg(text)) };
}

/** The same for the very text that is published. */
export async function checkSvg(text: string): Promise<InspectedSvg> {
  const inspected = inspectSvg(text);
  if (inspected.photos.length > 0) await (await import("./svg-photos.ts")).checkPhotos(inspected.photos);
  return inspected;
}

/**
 * The declaration of XML could name an encoding in which browsers would read something else than what was looked at here, and the
 * document type could let them know more entities. Drawing programs write both; a document type that says more than its name and
 * where it is described stays, and is refused.
 */
function withoutDeclarations(text: string): string {
  return text
    .replace(/^\uFEFF?\s*<\?xml\s[^>]*\?>/, "")
    .replaceAll(/<!DOCTYPE\s(?:[^"'<>[\]]|"[^"<>]*"|'[^'<>]*')*>/gi, "");
}
