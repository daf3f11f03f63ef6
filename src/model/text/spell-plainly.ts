/*
 * Latin letters that Unicode does not make of another letter and a mark, each with what names in addresses have in its place. Libraries for this
 * also spell other scripts, by rules that are wrong for some of their languages, and write "ue" for the "ü" of every language.
 */
const letters =
  "ßss æae œoe ðd đd øo þth ħh ıi ĸk łl ɫl ŋn ŧt əe ǝe ɛe ɔo ɓb ƈc ɖd ɗd ɠg ɣg ǥg ɨi ɩi ƙk ɲn ʉu ʊu ʋv ƒf ƴy ƶz ʒz ƀb ⱥa ȼc ɇe ɉj ƚl ⱦt ɍr ɏy";
const plain = new Map(letters.split(" ").map((each) => [each.charAt(0), each.slice(1)]));

/** Marks, the apostrophes of all languages, and the point in the middle of the Catalan "l·l". */
const silent = /[\p{M}'’‘`ʹʻʼʾʿˈ·]/gu;

/** Writes a text in letters from A to Z, as far as it is in Latin letters. */
export function spellPlainly(text: string): string {
  // Unicode takes an acute accent alone for one on a space.
  const bare = text.replaceAll("´", "").normalize("NFKD").replace(silent, "");
  return Array.from(bare, spellLetter).join("");
}

function spellLetter(letter: string): string {
  const small = letter.toLowerCase();
  const spelled = plain.get(small);
  if (spelled === undefined) return letter;
  return letter === small ? spelled : spelled.charAt(0).toUpperCase() + spelled.slice(1);
}
