/** Barriers that a browser shows people who use a screen reader, a keyboard or large letters, in Spanish. */
export const a11y = {
  "a11y/rule": [
    'La página "{address}", {view}, en {snippet:120}: {reason} ({rule}).[[ Lo mismo pasa en {others} {others:página más|páginas más}.]]',
    '"{rule}" es una regla de axe-core, que la explica. Cambie la plantilla o el estilo de este elemento, o sus palabras.',
  ],
  "a11y/too-wide": [
    'La página "{address}", {view}, en {snippet:120}: es más ancho que la pantalla, así que hay que desplazarse hacia un lado para leer.[[ Lo mismo pasa en {others} {others:página más|páginas más}.]]',
    'Deje que pase a otra línea o se encoja: "max-width: 100%" para una imagen, ningún ancho fijo para una caja.',
  ],
  "a11y/cut-text": [
    'La página "{address}", {view}, en {snippet:120}: "{words:60}" queda cortado.[[ Lo mismo pasa en {others} {others:página más|páginas más}.]]',
    'No ponga a la caja una altura o un ancho fijo, o quite "overflow: hidden".',
  ],
  "a11y/broken-word": [
    'La página "{address}", {view}, en {snippet:120}: la palabra "{words:60}" se parte en dos.[[ Lo mismo pasa en {others} {others:página más|páginas más}.]]',
    "Dele más espacio, o letras más pequeñas en las palabras más anchas.",
  ],
} as const;
