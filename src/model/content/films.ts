import * as z from "zod";
import type { Finished, Frame, Picture } from "../build/page.ts";
import { networkOf } from "./profiles.ts";
import { aside, pictureSchema, text, webAddressSchema } from "./schema-parts.ts";
import { fillWord } from "../text/fill-word.ts";

/**
 * A film that is kept elsewhere. Structured data leaves it out: Google wants such data only on the page where people watch the film
 * (https://developers.google.com/search/docs/appearance/structured-data/video).
 */
const filmSchema = z.strictObject({
  href: webAddressSchema.meta({
    description: "The page where the film plays, such as on YouTube or Vimeo.",
    examples: ["https://www.youtube.com/watch?v=aqz-KE-bpKQ"],
  }),
  title: text("What the film is about.", "A walk through our office"),
  minutes: z
    .int({ error: "the minutes as a whole number such as 2" })
    .min(1, "the minutes as a whole number such as 2")
    .meta({ fieldType: "code", description: "How long the film is, in minutes.", examples: [2] })
    .optional(),
  poster: pictureSchema.meta({
    description: "The picture that leads to the film, your own: its path inside the assets folder.",
    examples: ["pictures/office-film.jpg"],
  }),
  note: aside(
    "A line below the picture, such as which captions the film has, or where its words are written.",
    "With captions in English and Spanish",
  ).optional(),
});

/** The keys of the films of a page that are kept elsewhere. */
export const filmKeys = {
  filmsTitle: text("The heading above the films.", "Films").meta({ needs: "films" }).optional(),
  films: z
    .array(filmSchema)
    .min(1, "at least one film with its picture, or no list")
    .meta({
      knownBy: ["href"],
      description:
        "Films that are kept elsewhere, such as on YouTube. Each is a picture that leads there; the page loads nothing from there.",
    })
    .optional(),
};

/** A film that is kept elsewhere, ready for a page. */
export interface LinkedFilm {
  title: string;
  href: string;
  /** The address of the film, and how long it is. */
  label: string;
  poster: Picture;
  note?: string;
}

/** Props of a page whose films have links that say where they lead. */
export type WithFilms<Fields> = Omit<Fields, "films"> & { films?: LinkedFilm[] };

/** Gives the films of a page links that say where they lead. */
export function linkFilms<Fields extends { films?: Finished<z.infer<typeof filmSchema>>[] }>(
  { films, ...fields }: Fields,
  frame: Pick<Frame, "words" | "language">,
): WithFilms<Fields> {
  const linked = films?.map(({ minutes, ...film }) => ({ ...film, label: labelOf({ ...film, minutes }, frame) }));
  return { ...fields, ...(linked && { films: linked }) };
}

function labelOf(
  { href, minutes }: { href: string; minutes: number | undefined },
  { words, language }: Pick<Frame, "words" | "language">,
): string {
  const label = fillWord(words.watchOn, { site: networkOf(href) });
  if (minutes === undefined) return label;
  const format = new Intl.NumberFormat([language, "en-US"], { style: "unit", unit: "minute", unitDisplay: "short" });
  return `${label} (${format.format(minutes)})`;
}
