import type { ReactNode } from "react";
import { CheckControl, ChoiceControl, ChoicesControl, LinkControl, NameControl } from "./choice-controls.tsx";
import type { ControlName } from "./control-of.ts";
import type { ControlProps } from "./form-context.ts";
import { PictureControl } from "./picture-control.tsx";
import { FormattedControl } from "./formatted-control.tsx";
import { AreaControl, ColorControl, line, native } from "./text-controls.tsx";

const numberOf = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text);

const nothing = (): ReactNode => null;

/** The component for each control. Groups and lists are fields themselves. */
export const controls: Readonly<Record<ControlName, (props: ControlProps) => ReactNode>> = {
  group: nothing,
  list: nothing,
  choices: ChoicesControl,
  choice: ChoiceControl,
  "yes or no": CheckControl,
  number: line({ inputMode: "decimal", parse: numberOf }),
  picture: PictureControl,
  name: NameControl,
  link: LinkControl,
  "simple HTML": (props) => <FormattedControl {...props} isHtml />,
  words: AreaControl,
  price: line({ inputMode: "text" }),
  date: native("date"),
  month: native("month"),
  time: native("time"),
  color: ColorControl,
  phone: line({ inputMode: "tel" }),
  "e-mail": line({ inputMode: "email" }),
  address: line({ inputMode: "url" }),
  line: line(),
};
