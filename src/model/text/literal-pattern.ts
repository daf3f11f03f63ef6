/** Returns a pattern that means just this text. Node 20 has no `RegExp.escape`. */
export const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
