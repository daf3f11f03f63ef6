import { hash } from "node:crypto";

/** Returns the SHA-256 of a text, in hex digits. */
export const hashText = (text: string): string => hash("sha256", text);
