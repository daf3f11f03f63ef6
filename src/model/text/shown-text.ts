/** Anything but spaces, and characters that fonts draw as nothing: of Unicode's invisible ones, those of formats, and the blank of Braille. */
const shown = /[^\s\p{DI}\p{Cf}\p{Cc}\u2800]/u;

/** Whether readers see anything of a text. */
export const showsText = (text: string): boolean => shown.test(text);
