import type { LabelFile } from "./make-labels.ts";

/** Lists that it does not have are those of English. */
declare const labels: Partial<LabelFile>;
export default labels;
