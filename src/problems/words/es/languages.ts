/** The language of a site, the words in it that are not content, and its further languages, in Spanish. */
export const languages = {
  "language/no-words": [
    'dentalsite no tiene palabras en "{language}" para las partes de una página que no son contenido, como "Menú" y "Cerrar".',
    {
      first:
        "Copie node_modules/dentalsite/templates/words/en.yaml a site/words.yaml y tradúzcalo. O escriba un idioma que tenga palabras: {known:or}.",
      further:
        "Copie node_modules/dentalsite/templates/words/en.yaml a site/{folder}/words.yaml y tradúzcalo. Estos idiomas ya tienen palabras: {known:and}.",
    },
  ],
  "language/missing-words": {
    one: [
      'En "{language}" no hay palabra para {missing}.',
      "Agregue una línea, como {key}: {english:yaml}, con las palabras en ese idioma.",
    ],
    several: [
      'En "{language}" no hay palabras para {missing}[[ y {more} más]].',
      "Agregue una línea para cada una, como {key}: {english:yaml}, con las palabras en ese idioma.",
    ],
  },

  "translation/undeclared": [
    'site/{folder}/ parece tener los textos de otro idioma, y site/practice.yaml no nombra ninguno que empiece con "{folder}".[[ ¿Quiso decir "{meant}"?]]',
    'Escriba la etiqueta del idioma en site/practice.yaml, como "translations: [{tag}]", o saque estos archivos de site/.',
  ],
  "translation/no-original": [
    'Este archivo traduce {original}, que no existe.[[ ¿Quiso decir "{meant}"?]]',
    "Póngale la ruta del archivo que traduce. Si esa página ya no existe, borre este archivo.",
  ],
  "translation/shared-fact": [
    '"{key}" es igual en todos los idiomas, y su lugar es {original}.',
    "Bórrelo aquí. Para cambiarlo, cámbielo ahí, y todos los idiomas lo muestran.",
  ],
  "translation/reserved-path": [
    "La dirección de esta página empieza con /{folder}, y solo pueden empezar así las páginas en otro idioma.",
    "Cambie el nombre de su archivo o carpeta. Si está escrita en ese idioma, pásela a site/{folder}/, junto al archivo que traduce.",
  ],
  "translation/other-shape": {
    "only here": [
      '"{key}" está solo en este idioma, y ninguna página lo muestra: {original} no lo tiene.',
      "Bórrelo aquí, o escríbalo ahí también.",
    ],
    items: [
      '"{key}" tiene {count} {count:elemento|elementos}, y {wanted} en {original}.',
      "Compare los dos: puede faltar un elemento o sobrar uno.",
    ],
    headings: [
      "El texto tiene {count} {count:título|títulos}, y {wanted} en {original}.",
      "Compare los dos: puede faltar una parte o sobrar una.",
    ],
  },
  "translation/outdated": [
    {
      unknown: "Nada dice qué versión de {original} se traduce aquí.",
      changed: "Los textos de {original} cambiaron después de esta traducción.",
    },
    'Lea los dos. Cuando este diga otra vez lo mismo, escriba "original: {state}", o ejecute, con el nombre de quien lo leyó: npx dentalsite translated {name} --by "..."',
  ],
  "translation/untranslated": [
    {
      one: "1 texto todavía no está en {name} y aparece en {original}: {files}[[ y {more} más]].",
      several: "{count} textos todavía no están en {name} y aparecen en {original}: {files}[[ y {more} más]].",
    },
    {
      write: "Escríbalos en {name}.",
      draft:
        'Ejecute "npx dentalsite new translation {folder}" para tener borradores de todo lo que falta en site/{folder}/, y escríbalos en {name}.',
    },
  ],
  "translation/unreviewed": [
    "Nada dice que una persona capacitada haya leído esta traducción.",
    'Pida que la lea alguien que sepa de odontología y los dos idiomas, y escriba el nombre, como "reviewedBy: Ana Ruiz, DDS", o ejecute, con ese nombre: npx dentalsite translated {name} --by "..."',
  ],
} as const;
