import { openProgram } from "../code/open-program.ts";

await openProgram().runSecondThread();
