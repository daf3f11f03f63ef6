import path from "node:path";
import { tryTables } from "../../support/problem-tables.ts";

tryTables(path.join(import.meta.dirname, "problems"));
