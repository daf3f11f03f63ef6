import type { Root } from "hast";
import type { CountryCode } from "libphonenumber-js/min";
import { isInFrame } from "../lib/page/frame-parts.ts";
import type { PageHead } from "../lib/page/page-head.ts";
import { attributeOf, copyText, walkElements, type TextBlock } from "../lib/page/read-html.ts";
import { findPostalAddresses } from "../model/domain/find-address.ts";
import { countryCodeOf, type WrittenAddress } from "../model/domain/postal-address.ts";
import { decodePercent } from "../model/text/percent-encoding.ts";
import { HoursFacts } from "./hours-facts.ts";
import { LanguageFacts } from "./language-facts.ts";
import { NameFacts } from "./name-facts.ts";
import { PhoneFacts } from "./phone-facts.ts";
import { Witnesses, type Witness } from "./witnesses.ts";

/** Types of structured data that are about a practice. */
const practiceTypes =
  /^(Dentist|Dental\w*|Orthodontist|LocalBusiness|Medical(Business|Clinic|Organization)|Organization|ProfessionalService|HealthAndBeautyBusiness)$/;

const addressKeys = { street: "streetAddress", city: "addressLocality", state: "addressRegion", zip: "postalCode" };

/** Names of files of pages that say where the practice is. */
const contactPage =
  /conta[ck]t|kontakt|location|direction|anfahrt|standort|impressum|imprint|legal|aviso|access|acces|dove|gdzie|route|hours|sprechz|horari|horaire|tijden/i;

const likeEmail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\w-])/gi;

/** Texts that somebody meant to replace. */
const placeholder =
  /lorem ipsum|dolor sit amet|\(?555\)?[ .-]\d{3}[ .-]?\d{4}|\b555[ -]01\d\d\b|123 (main|any|street)|your (practice|company|business) name|@(example|domain|yoursite)\.com|hello world!/i;

/** Countries whose addresses have a form that no other country's have. */
const countriesWithForm = ["US", "CA", "GB", "PT", "BR", "NL", "JP"];

/** What the pages of a site say about the practice, each value with its places. */
export class SiteFacts extends Witnesses {
  readonly #names = new NameFacts(this);
  readonly #phones = new PhoneFacts(this);
  readonly languages = new LanguageFacts(this);
  readonly #hours = new HoursFacts(this);
  /** The lines of footers, headers and contact pages, each text once with the files that have it. */
  readonly #lines = new Map<string, { by: Witness; files: string[] }>();

  /** Reads one page. */
  read(
    file: string,
    head: PageHead,
    { body, blocks, isHome }: { body: Root; blocks: readonly TextBlock[]; isHome: boolean },
  ): void {
    this.pages++;
    const text = blocks.map(({ words }) => words).join(" ");
    const country = this.languages.readPage(head.language, text, { file, by: isHome ? "home" : "text" });
    for (const data of head.data) this.#readData(data, file, country);
    this.#readOrigin(file, head);
    this.#names.readPage(file, head, { body, isHome });
    this.#hours.readPage(file, head.language, blocks);
    const address = URL.canParse(head.canonical) ? new URL(head.canonical).pathname : `/${file}`;
    const place: Witness = isHome ? "home" : contactPage.test(address) ? "contact" : "text";
    walkElements(body, (element, parents) => {
      const href = attributeOf(element, "href");
      const by = isInFrame([...parents, element]) ? "header or footer" : place === "text" ? "link" : place;
      if (/^tel:/i.test(href)) this.#phones.addWritten(decodePercent(href.slice(4)), { file, country, by });
      if (/^mailto:[^?]+@/i.test(href))
        this.add("email", decodePercent(href.slice(7).replace(/\?.*/, "")).trim().toLowerCase(), { file, by });
    });
    const parts = new Map<Witness, string[]>();
    for (const { words, lines, parents, element } of blocks) {
      this.add("placeholder", placeholder.exec(words)?.[0], { file });
      const by = isInFrame([...parents, element]) ? "header or footer" : place;
      parts.set(by, [...(parts.get(by) ?? []), ...lines]);
      for (const line of lines) {
        this.#phones.readLine(line, { file, country, by });
        for (const [email] of line.matchAll(likeEmail)) this.add("email", email.toLowerCase(), { file, by });
      }
    }
    for (const [by, lines] of parts) if (by !== "text") this.#noteLines(by, lines, file);
  }

  /**
   * Finds the country at the end of the site's own address, and those whose addresses the site has: of countries where these have a form of
   * their own, and of those that something else speaks for.
   */
  findCountriesOfAddresses(ofHost: string | undefined, home: string): void {
    this.add("region", ofHost, { file: home, by: "host" });
    const told = this.textsOf("region");
    const countries = new Set([...countriesWithForm, ...(told.length > 1 ? told : [])]);
    for (const [text, { by, files }] of this.#lines)
      for (const country of countries)
        if (findPostalAddresses(text.split("\n"), country).length > 0)
          for (const file of files) this.add("region", country, { file, by: by === "text" ? "text" : "address" });
  }

  #noteLines(by: Witness, lines: readonly string[], file: string): void {
    const text = copyText(lines.join("\n").slice(0, 20_000));
    const noted = this.#lines.get(text) ?? { by, files: [] };
    noted.files.push(file);
    this.#lines.set(text, noted);
  }

  /** Reads addresses of the site. */
  #readOrigin(file: string, { canonical, alternates }: PageHead): void {
    for (const [by, addresses] of [
      ["canonical", [canonical]],
      ["translations", alternates.values()],
    ] as const)
      for (const each of addresses)
        if (/^https?:/.test(each) && URL.canParse(each))
          this.add("origin", `https://${new URL(each).host}`, { file, by });
  }

  #readData(data: Record<string, unknown>, file: string, country: CountryCode | undefined): void {
    const types = [data["@type"]].flat().map(String);
    if (!types.some((type) => practiceTypes.test(type))) return;
    const by = "data";
    this.#names.add(data.name, file, by);
    this.#hours.readData(data.openingHoursSpecification, file);
    if (typeof data.email === "string")
      this.add("email", data.email.replace(/^mailto:/i, "").toLowerCase(), { file, by });
    if (typeof data.telephone === "string") this.#phones.addWritten(data.telephone, { file, country, by });
    const [address] = [data.address].flat() as (Record<string, unknown> | undefined)[];
    const parts = Object.entries(addressKeys).flatMap(([key, name]) => {
      const value = readText(address?.[name]);
      return typeof value === "string" && value.trim() !== "" ? [[key, copyText(value.trim())] as const] : [];
    });
    if (parts.length > 1) this.#addAddress(Object.fromEntries(parts), file, by);
    const [named] = [address?.addressCountry].flat() as (string | { name?: unknown } | null | undefined)[];
    const written = typeof named === "object" ? named?.name : named;
    this.add("country", written, { file, by });
    if (typeof written === "string") this.add("region", countryCodeOf({ country: written }), { file, by });
  }

  /** Adds an address. Its number and its postal code tell it from others, however its street is written. */
  #addAddress(address: Partial<WrittenAddress>, file: string, by: Witness): void {
    const { street = "", zip = "", city = "" } = address;
    const key = `${/\d+/.exec(street)?.[0] ?? street} ${zip.replace(/\D.*/, "") || city}`.toLowerCase();
    // Words in front of a street, and a town in the street of structured data, make it longer.
    const lengthOf = (each: Partial<WrittenAddress>): number => each.street?.length ?? Infinity;
    this.add("address", address, { file, by, key, isBetter: (one, known) => lengthOf(one) < lengthOf(known) });
  }

  /** Reads what depends on the country and the language of the site: numbers as written there, addresses, hours and the name. */
  finish(region: string, language: string, isSure: boolean): void {
    this.#phones.finish(region, isSure);
    for (const [text, place] of this.#lines) {
      const lines = text.split("\n");
      const addresses = findPostalAddresses(lines, region);
      const above = addresses.map((each) => each.above);
      this.#names.readLines(lines, above, place.files);
      this.#hours.readLines(lines, language, place);
      for (const file of place.files) for (const { address } of addresses) this.#addAddress(address, file, place.by);
    }
    this.#names.finish();
  }
}

/** Postal codes are often numbers in structured data. */
const readText = (value: unknown): unknown => (typeof value === "number" ? String(value) : value);
