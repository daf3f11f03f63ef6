import { defaultLanguage } from "../../model/domain/language.ts";
import {
  currencySchema,
  isInWords,
  isSignOf,
  listAmounts,
  readMoney,
  type MoneyForm,
} from "../../model/domain/money.ts";
import { moneyFormOf } from "../../model/content/prices.ts";
import type { Advice } from "../../model/content/schema-parts.ts";
import { showsText } from "../../model/text/shown-text.ts";
import type { Site } from "../../model/build/site.ts";
import type { Content, Path, Source } from "../../model/build/source.ts";
import { groupAt, isGroup, walkSource, type Group } from "../../model/build/walk-fields.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { explainMissing } from "./explain-missing.ts";
import { adviseOnAmount, exampleAmount, readMeantAmount, showMoney } from "./meant-amount.ts";
import { describeFormat } from "./value-details.ts";

interface Facts {
  documents: Partial<Site["documents"]>;
  entries: Site["entries"];
}

/** Checks that prices are amounts as the practice's country writes them, in its currency, which must be known. */
export function checkPrices({ files, folder }: Content, { documents, entries }: Facts): Problem[] {
  const source = files["about/prices.md"];
  const address = entries.offices[0]?.data.address;
  const practice = documents["practice.yaml"];
  // A translation has the amounts of the original, and a practice with mistakes may have lost its language.
  if (!source || !address || !practice || folder !== undefined) return [];
  const currency = currencySchema.optional().safeParse(groupAt(source.data).currency);
  if (!currency.success) return [];
  const { language = defaultLanguage } = practice.data;
  const form = moneyFormOf({ currency: currency.data }, address, language);
  if (form === undefined) return [explainMissing(source, [], "currency", source.kind.schema)];
  const problems: Problem[] = [];
  walkSource(source, (value, part, path) => {
    if (isGroup(value) && part?.keys.has("former")) problems.push(...checkItem({ source, form, item: value, path }));
  });
  return problems.slice(0, mostPerFile);
}

/** Checks that the amounts for search engines are in the practice's currency. Signs alone, such as `$$`, are known everywhere. */
export function checkPriceRange({ files, folder }: Content, { documents, entries }: Facts): Problem[] {
  const source = files["practice.yaml"];
  const { priceRange = "", language = defaultLanguage } = documents["practice.yaml"]?.data ?? {};
  const address = entries.offices[0]?.data.address;
  if (!source || !address || folder !== undefined) return [];
  const form = moneyFormOf(documents["about/prices.md"]?.data ?? {}, address, language);
  const foreign = listAmounts(priceRange).find(({ signs }) => form && signs.some((sign) => !isSignOf(sign, form)));
  if (form === undefined || foreign === undefined) return [];
  const words = {
    message: `"priceRange" is ${priceRange}, and the currency of the prices is ${form.currency}.`,
    remedy: `Write the amounts in ${form.currency}, such as priceRange: ${showMoney(foreign.amount, form)}`,
  };
  return [
    problem("value/wrong-format", source.placeOfValue(["priceRange"]), { way: "schema", fix: "schema", ...words }),
  ];
}

/** An item of the price list, as its author wrote it. */
interface WrittenItem {
  source: Source;
  form: MoneyForm;
  item: Group;
  path: Path;
}

const amountKeys = ["price", "from", "to", "former"] as const;

function checkItem(written: WrittenItem): Problem[] {
  const problems = amountKeys.flatMap((key) => checkAmount(key, written));
  return problems.length > 0 ? problems : [...checkRange(written), ...checkFormer(written)];
}

function checkAmount(key: (typeof amountKeys)[number], { source, form, item, path }: WrittenItem): Problem[] {
  const text = item[key];
  if (typeof text !== "string" || !showsText(text)) return [];
  const money = readMoney(text, form);
  const place = source.placeOfValue([...path, key]);
  const found = money ?? readMoney(text);
  if (found?.signs.some((sign) => !isSignOf(sign, form))) {
    const line = `${key}: ${showMoney(found.amount, form)}`;
    const details = { key, written: text, currency: form.currency, line };
    return [problem("value/wrong-format", place, { way: "currency", fix: "currency", ...details })];
  }
  if (money !== undefined || (key === "price" && isInWords(text, form))) return [];
  const shown = text.trim().replace(/\s+/g, " ");
  const [words, meant] = [adviseOnAmount(text, form), readMeantAmount(text, form)];
  const details = describeFormat({ key, item: undefined, written: shown, wanted: exampleAmount(form), words, meant });
  return [problem("value/wrong-format", place, details)];
}

const readBoth = (form: MoneyForm, texts: readonly unknown[]) =>
  texts.map((text) => (typeof text === "string" ? readMoney(text, form) : undefined));

/** Reports a lowest price that is not below the highest. */
function checkRange({ source, form, item, path }: WrittenItem): Problem[] {
  const [from, to] = [String(item.from), String(item.to)];
  const [lowest, highest] = readBoth(form, [item.from, item.to]);
  if (lowest === undefined || highest === undefined) return [];
  const report = (key: string, words: Advice): Problem =>
    problem("value/wrong-format", source.placeOfValue([...path, key]), { way: "schema", fix: "schema", ...words });
  if ((lowest.signs.length === 0) !== (highest.signs.length === 0)) {
    const [first, second] = [lowest, highest].map(({ amount }) => showMoney(amount, form));
    const words = {
      message: `"from" is ${from} and "to" is ${to}, but only one of them says in which currency.`,
      remedy: `Write both in the same way, such as from: ${first!} and to: ${second!}`,
    };
    return [report(lowest.signs.length === 0 ? "from" : "to", words)];
  }
  if (lowest.amount < highest.amount) return [];
  const words = {
    message: `"to" is ${to}, not more than "from", ${from}.`,
    remedy: "Swap the two, or write one price.",
  };
  return [report("to", words)];
}

/** Reports a former price beside one that is not less, or that is in words. */
function checkFormer({ source, form, item, path }: WrittenItem): Problem[] {
  const { price, former } = item;
  const [now, before] = readBoth(form, [price, former]);
  if (typeof price !== "string" || before === undefined || (now !== undefined && now.amount < before.amount)) return [];
  const words = {
    message: `"former" is ${String(former)}, not more than "price", ${price}.`,
    remedy: 'Write the higher amount after "former:", or leave that line out.',
  };
  const place = source.placeOfValue([...path, "former"]);
  return [problem("value/wrong-format", place, { way: "schema", fix: "schema", ...words })];
}
