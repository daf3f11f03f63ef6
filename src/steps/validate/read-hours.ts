import { readHours, type WrittenHours } from "../../model/domain/read-hours.ts";
import { isGroup } from "../../model/build/walk-fields.ts";

/** Reads hours in a text, in a list of texts, or in a group with days as its keys. */
export function readHoursIn(value: unknown): WrittenHours[] | undefined {
  const text = hoursText(value);
  return text === undefined ? undefined : readHours(text);
}

function hoursText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.every((each) => typeof each === "string") ? value.join("\n") : undefined;
  if (!isGroup(value) || "days" in value) return undefined;
  const lines = Object.entries(value).map(([days, times]) => {
    return `${days}: ${isGroup(times) ? Object.values(times).join("-") : String(times)}`;
  });
  return lines.join("\n");
}
