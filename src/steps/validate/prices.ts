import { defaultLanguage } from "../../model/language.ts";
import { readMoney, signsOf, writeMoney } from "../../model/money.ts";
import { moneyFormOf } from "../../model/prices.ts";
import type { Site } from "../../model/site.ts";
import type { Content } from "../../model/source.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { explainMissing } from "./explain-missing.ts";

const amountKeys = ["price", "from", "to", "former"] as const;

interface Facts {
  documents: Partial<Site["documents"]>;
  entries: Site["entries"];
}

/** Checks that prices are in the currency of the practice, which must be known. */
export function checkPrices({ files }: Content, { documents, entries }: Facts): Problem[] {
  const source = files["about/prices.md"];
  const list = documents["about/prices.md"]?.data;
  const address = entries.offices[0]?.data.address;
  if (!source || !list || !address) return [];
  const { language = defaultLanguage } = documents["practice.yaml"]?.data ?? {};
  const form = moneyFormOf(list, address, language);
  if (form === undefined) return [explainMissing(source, [], "currency", source.kind.schema)];
  const signs = signsOf(form);
  const items = list.prices.flatMap(({ items }, group) => items.map((item, index) => ({ item, group, index })));
  const written = items.flatMap(({ item, group, index }) =>
    amountKeys.map((key) => ({ key, text: item[key] ?? "", path: ["prices", group, "items", index, key] })),
  );
  const foreign = written.flatMap(({ key, text, path }) => {
    const money = readMoney(text);
    const other = money?.signs.find((sign) => !signs.includes(sign));
    if (money === undefined || other === undefined) return [];
    const details = { key, written: text, currency: form.currency, line: `${key}: ${writeMoney(money.amount, form)}` };
    return [problem("value/wrong-format", source.placeOfValue(path), { way: "currency", fix: "currency", ...details })];
  });
  return foreign.slice(0, mostPerFile);
}
