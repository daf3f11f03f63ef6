import countryToCurrency from "country-to-currency";
import { expect, test } from "vitest";
import { languageSpokenIn } from "../../../src/model/domain/language.ts";
import { isAmount, isInWords, readMoney, writeMoney, type MoneyForm } from "../../../src/model/domain/money.ts";

test.for([
  ["$1,200", 1200],
  ["1 200 €", 1200],
  ["1\u202F200,50 kr", undefined],
  ["1\u202F200,50 €", 1200.5],
  ["USD 89.50", 89.5],
  [" $90\n", 90],
])("%j is read as the amount %s", ([text, amount]) => {
  expect(readMoney(text as string)?.amount).toBe(amount);
});

test.for(["1\n200", "$\n200", "1\u2028200", "1\u2029200", "1\t200", "9".repeat(400), "1e999", "-0", "NaN"])(
  "%j is no amount",
  (text) => {
    expect(readMoney(text)).toBeUndefined();
  },
);

const currencies: Readonly<Record<string, string>> = countryToCurrency;

/** How a site writes amounts: `CH fr`. */
function formIn(where: string): MoneyForm {
  const [country = "", language = languageSpokenIn(country)] = where.split(" ");
  return { language, country, currency: currencies[country]! };
}

/** Prices as they are written in shops of these countries, and as pages have them. Spaces of pages do not break. */
const prices = `
US | $1,200 | 1200 | $1,200
US es | $1,200.50 | 1200.5 | $1,200.50
CA | $1,250.00 | 1250 | $1,250
CA fr | 1 250,50 $ | 1250.5 | 1 250,50 $
MX | $12,500 MXN | 12500 | $12,500
GB | £1,200.50 | 1200.5 | £1,200.50
IE | €1,200 | 1200 | €1,200
FR | 1 200 € | 1200 | 1 200 €
FR | 1 200,50 € | 1200.5 | 1 200,50 €
FR | 12.500 € | 12500 | 12 500 €
DE | 1.200 € | 1200 | 1.200 €
DE | 1.200,50 € | 1200.5 | 1.200,50 €
DE | 60,- € | 60 | 60 €
DE en | €1,200 | 1200 | €1,200
AT | € 1.200,50 | 1200.5 | € 1.200,50
CH | CHF 1'200.– | 1200 | CHF 1’200
CH | Fr. 1’200.50 | 1200.5 | CHF 1’200.50
CH fr | 1 200.50 CHF | 1200.5 | 1 200.50 CHF
BE | € 1.200 | 1200 | € 1.200
NL | € 60,- | 60 | € 60
ES | 12.500 € | 12500 | 12.500 €
PT | 12 500,00 € | 12500 | 12 500 €
IT | 12.500,50 € | 12500.5 | 12.500,50 €
SE | 1200 kr | 1200 | 1 200 kr
SE | 1 200:- | 1200 | 1 200 kr
NO | kr 1200,- | 1200 | 1 200 kr
DK | 1.200,50 kr. | 1200.5 | 1.200,50 kr.
FI | 1 200,50 € | 1200.5 | 1 200,50 €
IS | 12.500 kr. | 12500 | 12.500 kr.
PL | 1 200,50 zł | 1200.5 | 1200,50 zł
CZ | 12 500 Kč | 12500 | 12 500 Kč
HU | 12 500 Ft | 12500 | 12 500 Ft
TR | 12.500 TL | 12500 | ₺12.500
GR | 12.500,50 € | 12500.5 | 12.500,50 €
UA | 12 500 грн | 12500 | 12 500 ₴
RU | 12 500 ₽ | 12500 | 12 500 ₽
IL | ‏1,200 ₪ | 1200 | 1,200 ₪
AE | 1,200 د.إ. | 1200 | 1,200 د.إ.
AE en | AED 1,200 | 1200 | AED 1,200
KW | ١٬٢٠٠ د.ك. | 1200 | ١٬٢٠٠ د.ك.
KW | 60.500 KD | 60.5 | ٦٠٫٥٠٠ د.ك.
KW en | KWD 1.250 | 1.25 | KWD 1.250
KW en | KWD 1,250 | 1250 | KWD 1,250
TN fr | 1,250 DT | 1.25 | 1,250 DT
IN | ₹1,25,000 | 125000 | ₹1,25,000
IN en | Rs. 1,25,000 | 125000 | ₹1,25,000
IN en | ₹125,000 | 125000 | ₹1,25,000
PK en | Rs 1,25,000 | 125000 | Rs 125,000
BD | ৳১,২৫,০০০ | 125000 | ১,২৫,০০০৳
JP | ¥6,000 | 6000 | ￥6,000
JP | 12,000円 | 12000 | ￥12,000
KR | 12,000원 | 12000 | ₩12,000
CN | 1200元 | 1200 | ¥1,200
HK | HK$1,200 | 1200 | HK$1,200
TH | ฿1,200.50 | 1200.5 | ฿1,200.50
VN | 500.000 ₫ | 500000 | 500.000 ₫
ID | Rp 1.200.000 | 1200000 | Rp 1.200.000
ID en | Rp 500.000 | 500000 | Rp 500.000
MY | RM1,200 | 1200 | RM 1,200
SG | S$1,200 | 1200 | $1,200
AU | $1,200.50 | 1200.5 | $1,200.50
ZA | R1,200 | 1200 | R 1 200
ZA | R 1 200,50 | 1200.5 | R 1 200,50
BR | R$ 1.200,50 | 1200.5 | R$ 1.200,50
CL | $12.500 | 12500 | $12.500
PE | S/ 1,200.50 | 1200.5 | S/ 1,200.50
`
  .trim()
  .split("\n")
  .map((row) => row.split(" | ") as [where: string, text: string, amount: string, printed: string]);

/** Versions of Node differ in spaces, apostrophes and the marks of direction. */
const plain = (text: string): string =>
  text
    .replace(/[\u200E\u200F]/g, "")
    .replace(/[\u00A0\u202F]/g, " ")
    .replaceAll("'", "’")
    .trim();

test("the table has prices of 40 countries", () => {
  expect(new Set(prices.map(([where]) => where.split(" ")[0])).size).toBeGreaterThanOrEqual(40);
});

test.for(prices)("in %s, %s is the amount %s and printed as %s", ([where, text, amount, printed]) => {
  const form = formIn(where);
  expect(readMoney(text, form)?.amount).toBe(Number(amount));
  expect(plain(writeMoney(Number(amount), form))).toBe(printed);
});

test.for([
  ["US", "$1.200"],
  ["GB", "£1.200"],
  ["DE", "1,200 €"],
  ["FR", "1,200 €"],
  ["TN fr", "1.250 DT"],
  ["JP", "¥1,200.50"],
  ["US", "$1,25,000"],
  ["US", "1200 kr"],
  ["SE", "1,2 kr"],
  ["KW en", "KWD 1.2"],
])("in %s, %s is no amount", ([where, text]) => {
  expect(readMoney(text!, formIn(where!))).toBeUndefined();
});

test.for([
  ["SE", "1,2 kr", false],
  ["US", "1200 kr", true],
  ["PL", "1.2 zł", false],
  ["KW", "1.2 د.ك.", false],
  ["DE", "ab 60 €", true],
  ["JP", "応相談", true],
] as const)("in %s, whether the price %s is words is %s", ([where, text, is]) => {
  expect(isInWords(text, formIn(where))).toBe(is);
});

test("an amount that pages of any country print is read as that amount, in its language and in English", () => {
  const amounts = [60, 1200, 12_500, 1_250_000];
  const wrong = Object.keys(currencies).flatMap((country) =>
    [languageSpokenIn(country), `en-${country}`].flatMap((language) => {
      const form = { language, country, currency: currencies[country]! };
      return amounts
        .map((amount) => ({ amount, text: writeMoney(amount, form) }))
        .filter(({ amount, text }) => readMoney(text, form)?.amount !== amount || !isAmount(text))
        .map(({ text }) => `${country} ${language} ${text}`);
    }),
  );
  expect(wrong).toEqual([]);
});
