import type { ProblemWording } from "../problem.ts";

declare const spanish: ProblemWording;
export default spanish;
