import { accentsApart } from "../../model/text/compose-accents.ts";

/** Stretches of a stored text that may read otherwise: a byte order mark, a line end, and a letter with accents after it. */
const stretches = new RegExp(`^\\uFEFF|\\r\\n?|${accentsApart.source}`, "gu");

/** An offset in a stored text, and the same place in its plain text. */
interface SamePlace {
  stored: number;
  plain: number;
}

/**
 * Returns a content file's text without byte order mark, with `\n` line ends, and with accents joined to their letters. The places are
 * those from which both texts are the same again, in order.
 */
export function readPlain(stored: string): { plain: string; places: SamePlace[] } {
  const places: SamePlace[] = [{ stored: 0, plain: 0 }];
  let shift = 0;
  const plain = stored.replace(stretches, (stretch, start: number) => {
    const read = stretch === "\uFEFF" ? "" : stretch.startsWith("\r") ? "\n" : stretch.normalize("NFC");
    const end = start + stretch.length;
    shift += read.length - stretch.length;
    if (read.length !== stretch.length) places.push({ stored: end, plain: end + shift });
    return read;
  });
  return { plain, places };
}
