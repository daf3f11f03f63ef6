import type { LabelFile } from "./make-labels.ts";

declare const labels: LabelFile;
export default labels;
