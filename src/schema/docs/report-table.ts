import * as z from "zod";
import { jsonReportSchema } from "../../report/machine-report.ts";
import { asCode, formatTable } from "./table.ts";

interface ReportSchema {
  description?: string;
  properties?: Record<string, ReportSchema>;
  items?: ReportSchema;
}

/** A table of every key that `--format json` prints. */
export function reportTable(): string {
  const rows = listRows(z.toJSONSchema(jsonReportSchema) as ReportSchema, "");
  return formatTable(["key", "what it is"], rows);
}

function listRows({ properties, items }: ReportSchema, path: string): string[][] {
  if (items) return listRows(items, `${path}[]`);
  return Object.entries(properties ?? {}).flatMap(([key, inner]) => {
    const way = path === "" ? key : `${path}.${key}`;
    return [[asCode(way), inner.description ?? ""], ...listRows(inner, way)];
  });
}
