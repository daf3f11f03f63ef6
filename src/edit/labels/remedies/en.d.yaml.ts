import type { RemedyFile } from "../remedy-in-form.ts";

declare const remedies: RemedyFile;
export default remedies;
