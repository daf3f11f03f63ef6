import type { FormWords } from "./en.ts";

declare const words: FormWords;
export default words;
