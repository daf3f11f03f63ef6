/** Phrases about finished pages, as phrases.ts has them about files. */
export const pagePhrases: Readonly<Record<string, string>> = {
  // Headings of pages
  "it has no main title": "no tiene título principal",
  "it has {} main titles": "tiene {} títulos principales",
  '"{}" skips a level': '"{}" se salta un nivel',
  "one of them is empty": "uno de ellos está vacío",

  // Windows in which a browser looked
  "{} px wide": "de {} px de ancho",
  "{} px wide, in dark colors": "de {} px de ancho, en colores oscuros",
  "{} px wide, opened": "de {} px de ancho, abierta",
  "{} px wide, opened, in dark colors": "de {} px de ancho, abierta, en colores oscuros",
  "{} px wide with letters of 32 px": "de {} px de ancho con letras de 32 px",
};
