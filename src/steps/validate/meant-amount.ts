import * as z from "zod";
import { isInWords, readMoney, writeMoney, type MoneyForm } from "../../model/domain/money.ts";
import type { Advice } from "../../model/content/schema-parts.ts";
import { partOf } from "../../model/build/walk-fields.ts";
import { readMeantValue } from "./meant-value.ts";

/** Returns an amount in a form that can be typed. */
export const showMoney = (amount: number, form: MoneyForm): string =>
  writeMoney(amount, form)
    .replaceAll("\u00a0", " ")
    .replace(/[\u200E\u200F]/g, "");

/** Completes "which is not …". */
export const exampleAmount = (form: MoneyForm): string => `an amount such as ${showMoney(1200, form)}`;

/** Returns the amount that an author meant; undefined if the text does not show it. */
export const readMeantAmount = (text: string, form: MoneyForm): string | undefined =>
  readMeantValue(
    text,
    partOf(
      z
        .string()
        .refine((each) => readMoney(each, form) !== undefined)
        .meta({ fieldType: "price" }),
    ),
  );

/** Advice for amounts that can be read in two ways or that another key is for, and for words without any amount. */
export function adviseOnAmount(text: string, form: MoneyForm): Advice | undefined {
  const message = `${JSON.stringify(text)} is not ${exampleAmount(form)}.`;
  const show = (digits: string): string => {
    const money = readMoney(digits, form);
    return money === undefined ? `${/\p{Sc}/u.exec(text)?.[0] ?? ""}${digits}` : showMoney(money.amount, form);
  };
  const [first, second, ...others] = [...text.matchAll(/\p{Nd}[\p{Nd}.,]*\p{Nd}|\p{Nd}/gu)].map(([amount]) => amount);
  if (first === undefined) {
    return { message, remedy: 'Write an amount. Words in place of one go in "price", such as price: Ask us' };
  }
  if (others.length > 0 || /\p{Nd}\s*(?:%|percent)/u.test(text)) return undefined;
  if (second !== undefined && /\p{Nd}\P{Nd}*(?:[-\u2010-\u2015]|\b(?:to|a|à|bis)\b)\P{Nd}*\p{Nd}/u.test(text)) {
    return {
      message,
      remedy: `In place of "price", write from: ${show(first)} and to: ${show(second)}`,
    };
  }
  if (second !== undefined) return undefined;
  if (/\+\s*$/.test(text)) return { message, remedy: `In place of "price", write from: ${show(first)}` };
  return isInWords(text, form) ? undefined : adviseOnMark(text, form);
}

/** Advice for three digits after a mark that the country has before decimals: they may be thousands in the form of another country. */
function adviseOnMark(text: string, form: MoneyForm): Advice | undefined {
  const [, whole, rest] = /^\D*([1-9]\d{0,2})[.,](\d{3})\D*$/.exec(text.trim()) ?? [];
  if (whole === undefined || rest === undefined) return undefined;
  const [thousands, decimals] = [Number(whole + rest), Number(`${whole}.${rest}`)].map((each) => showMoney(each, form));
  return {
    message: `${JSON.stringify(text)} may be ${thousands!} or ${decimals!}.`,
    remedy: `Write "${thousands!}" or "${decimals!}".`,
  };
}
