/** When something begins and ends, as 24-hour times with two digits for the hour; midnight at the end is 24:00. */
export type Interval = readonly [opens: string, closes: string];

/** The named groups of a match. */
export type Groups = Readonly<Record<string, string | undefined>>;

export const gap = String.raw`(?:\s|&nbsp;)*`;
export const to = String.raw`${gap}(?:[-\u2010-\u2015]|to|through|thru|until|till|al?|hasta|bis|à|au|às)${gap}`;

/** "between 8 AM and 5 PM" */
const and = String.raw`(?<=\b(?:between|entre)\b[^.;]{0,30})${gap}(?:and|y)${gap}`;

/** Marks that make a number a time of day; in Spanish, also the part of the day. */
const half = (number: number): string =>
  String.raw`${gap}(?:(?<half${number}>[ap])\.?${gap}m\b\.?|(?<o${number}>h(?:rs?)?\b\.?|o['’]clock\b|uhr\b)|de${gap}la${gap}(?<part${number}>mañana|tarde|noche))`;

/** The separator of hours and minutes: 8:30, 8h30, 8 h 30. After a period, only quarters of an hour are sure to be no other number. */
const beforeMinutes = String.raw`(?::|${gap}h${gap}|\.(?=(?:00|15|30|45)(?!\d)))`;

/** A time of day. The names of its groups end in this number. */
export const time = (number: number): string =>
  String.raw`(?:(?:\blas?${gap})?(?<hour${number}>\d{1,2})(?:${beforeMinutes}(?<minute${number}>[0-5]\d))?(?:${half(number)})?|(?<noon${number}>(?:12${gap})?(?:noon|midday)\b|mediod[ií]a)|(?<night${number}>midnight|medianoche))`;

/** An interval between two times of day, not followed by more digits. The names of its groups end in this number and the next. */
export const interval = (number: number): string =>
  String.raw`${time(number)}(?:${to}|${and})${time(number + 1)}(?![\d:/%]|[.,]\d)`;

/** Words and marks between the hours before and after a break. */
const betweenIntervals = String.raw`${gap}(?:[,;/|&+]|(?:and|und|et|y|e)\b)${gap}(?:(?:from|de|von)${gap})?`;

/**
 * An interval, and perhaps a second one, such as "9–12 and 14–18". `afterOthers` is a pattern for what follows hours of their own, such as
 * another day: an interval in front of that is not the second one.
 */
export const times = (afterOthers: string): string =>
  String.raw`${interval(1)}(?:${betweenIntervals}(?!${interval(5)}${afterOthers})${interval(3)})?`;

/**
 * Returns all meanings of each interval: "8:00 to 5:00" ends in the afternoon or in the morning. Leaves out an interval whose numbers are not
 * surely times, and a second one that may be for lunch, for emergencies or for other days: it begins before the first ends, or words follow it.
 */
export function readIntervals(groups: Groups, after: string): Interval[][] {
  const hasSecond = [groups.hour3, groups.noon3, groups.night3].some((each) => each !== undefined);
  const isSound = isTimed(groups, 1) || isTimed(groups, 2) || isPlainInterval(groups, hasSecond ? "" : after);
  if (!isSound) return [];
  const first = readInterval(groups, 1);
  const isSecondSound = hasSecond && /^\s*(?:$|[.;!])/.test(after);
  const second = (isSecondSound ? readInterval(groups, 3) : []).filter(([opens]) =>
    first.some(([, closes]) => closes <= opens),
  );
  return [first, second].filter((meanings) => meanings.length > 0);
}

function readInterval(groups: Groups, number: number): Interval[] {
  const closing = readTimeGroups(groups, number + 1);
  return readTimeGroups(groups, number).flatMap((opens) =>
    closing.filter((closes) => opens < closes).map((closes): Interval => [opens, closes]),
  );
}

/** Returns all meanings of a time. Without "AM" or "PM", hours up to 12 have two. */
export function readTimeGroups(groups: Groups, number: number): string[] {
  const [hour, minute, noon, night, half, part] = ["hour", "minute", "noon", "night", "half", "part"].map(
    (name) => groups[`${name}${number}`],
  );
  if (noon !== undefined) return ["12:00"];
  if (night !== undefined) return ["00:00", "24:00"];
  const written = Number(hour);
  if (written > 24) return [];
  const isLate = half?.toLowerCase() === "p" || part === "tarde" || part === "noche";
  const isEarly = !isLate && (half !== undefined || part !== undefined);
  const hours = [...(isLate ? [] : [written % 12]), ...(isEarly ? [] : [(written % 12) + 12])];
  return (written > 12 || written === 0 ? [written] : hours).map(
    (each) => `${String(each).padStart(2, "0")}:${minute ?? "00"}`,
  );
}

/** Whether a match can only be a time: it is a word, has minutes, or names the half of the day. */
export function isTimed(groups: Groups, number: number): boolean {
  return ["minute", "half", "part", "o", "noon", "night"].some((name) => groups[`${name}${number}`] !== undefined);
}

/** Whether "9 to 5" is an interval of time, not a count or a date: "8-10 weeks", "9-11 2024". */
function isPlainInterval({ hour1, hour2 }: Groups, after: string): boolean {
  const [opens, closes] = [Number(hour1), Number(hour2)];
  const isWorkday = opens >= 6 && opens <= 11 && closes > 0 && (closes <= 8 || (closes >= 12 && closes <= 21));
  return isWorkday && /^\s*(?:$|[.,;:)|!*]|(?:and|or|y|o|on|every|los)\s|&)/.test(after);
}
