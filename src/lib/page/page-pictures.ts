import type { Element, Root } from "hast";
import { isInFrame, isMenuPart } from "./frame-parts.ts";
import {
  attributeOf,
  copyText,
  findBelow,
  isElement,
  listBlocks,
  listPictureAddresses,
  walkElements,
} from "./read-html.ts";
import { readDoctor } from "../../model/domain/read-doctors.ts";

/** Who a picture shows, by the name and the role beside it. */
interface Card {
  name: string;
  kind: "doctor" | "team";
  role?: string;
}

/** A picture of a page, outside menus and forms. */
export interface PagePicture {
  addresses: string[];
  alt: string;
  inFrame: boolean;
  /** Whether it is in a part that is named as that of the team or the doctors. */
  isAmongPeople: boolean;
  card?: Card;
}

const titled = /^(?:(?:Prof|D?Dra?|Dott|Dott\.ssa|Dr\.ª|med|dent|Lek|Др|Д-р)\b\.? *)+(?=\p{Lu})/u;
const nameOnly =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|van|von|der|de|del|la|da|dos|di|y|e)){1,4}(?:,? [\p{Lu}.]{2,}[\p{L}.,() ]*)?$/u;

/** Words of what somebody does in a practice. */
const roles =
  /dentist|hygien|assistant|reception|manager|coordinator|orthodont|surgeon|nurse|zahn(arzt|ärzt)|prophylaxe|fachangestellte|empfang|odont[oó]|higien|auxiliar|asistente|recepci|secr[eé]t|igienista|assistente|dentyst|asystent|recepcja|стоматолог|врач|ассистент|гигиен|администратор/iu;

/** A sentence about somebody, and not what somebody is. */
const sentence =
  /[!?;:]|\.\s|\b(?:our|your|we|you|us|call|unser\w*|wir|nuestr\w*|noss[oa]\w*|notre|nos|votre)\b|(?:\S+\s+){6}/iu;

const teamName = /team|staff|doctor|dentists|(?<![a-z])[eé]quip[oe]|aerzte|zespol|medecin|médecin/i;

/** Lists the pictures of a page. */
export function listPagePictures(body: Root): PagePicture[] {
  const found: PagePicture[] = [];
  walkElements(body, (element, parents) => {
    if (element.tagName === "img") {
      const alt = copyText(attributeOf(element, "alt").replaceAll(/\s+/g, " "));
      const addresses = listPictureAddresses(element).map(copyText);
      const inFrame = isInFrame(parents);
      const card = inFrame ? undefined : readCard(element, parents);
      const isAmongPeople = parents.some(
        (each) => isElement(each) && teamName.test(`${attributeOf(each, "id")} ${attributeOf(each, "class")}`),
      );
      found.push({ addresses, alt, inFrame, isAmongPeople, ...(card && { card }) });
    }
    return !isMenuPart(element) && !/^(form|template)$/.test(element.tagName);
  });
  return found;
}

/** Reads the name and the role in the smallest part around a picture that has a name and no other picture. */
function readCard(picture: Element, parents: readonly (Root | Element)[]): Card | undefined {
  for (const part of parents.slice(-6).reverse()) {
    const isShared = findBelow(part, (each) => each.tagName === "img" && each !== picture) !== undefined;
    if (isShared || !isElement(part) || part.tagName === "body") return undefined;
    const lines = listBlocks(part).flatMap((block) => block.lines);
    const at = lines.findIndex((line) => nameOnly.test(line.replace(titled, "")) && !roles.test(line));
    if (at === -1) continue;
    const [name = "", next = ""] = lines.slice(at).map(copyText);
    const hasTitle = titled.test(name) || readDoctor(name).credentials?.startsWith("D") === true;
    const role =
      next.length <= 60 && roles.test(next) && !sentence.test(next) ? { role: next.replace(/[.:]$/, "") } : {};
    return hasTitle || role.role !== undefined ? { name, kind: hasTitle ? "doctor" : "team", ...role } : undefined;
  }
  return undefined;
}
