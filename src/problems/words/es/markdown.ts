/** The text below the front matter, in Spanish. */
export const markdown = {
  "markdown/heading-level": [
    {
      title: "Un título con un solo # es el título de la página, que ya está encima de este texto.",
      deep: "Este título tiene {written} #; una página llega a cuatro como máximo.",
      skips: "Este título tiene {written} #, así que se salta un nivel.",
    },
    { remove: "Quite esta línea.", change: "Escríbalo con {wanted} #." },
  ],
  "markdown/text-before-heading": [
    "Esta página se compone de secciones, pero aquí hay texto antes del primer título.",
    'Ponga encima un título, por ejemplo "## Qué nos proponemos".',
  ],
  "markdown/task-list": [
    "Una casilla para marcar ([ ] o [x]) no se puede mostrar en una página.",
    "Quite la casilla; un elemento de lista normal empieza con un guion y un espacio.",
  ],
  "markdown/mistake": {
    heading: [
      '"{snippet:60}" se muestra con sus #: sin un espacio después no es un título.',
      'Escriba "{instead:60}".',
    ],
    "space before address": [
      '"{snippet:60}" se muestra tal cual: con un espacio antes de la dirección no es un enlace.',
      'Escriba "{instead:60}".',
    ],
    "space in address": [
      'La dirección "{snippet:60}" tiene un espacio, así que se muestra tal cual y no es un enlace.',
      "Escriba {instead} en su lugar.",
    ],
    "turned link": [
      '"{snippet:60}" se muestra tal cual: un enlace tiene sus palabras entre corchetes y su dirección entre paréntesis.',
      'Escriba "{instead:60}".',
    ],
    "open address": [
      '"{snippet:60}" se muestra tal cual: sin un paréntesis después de la dirección no es un enlace.',
      'Escriba "{instead:60}".',
    ],
    "list item": [
      '"{snippet:60}" no es un elemento de lista en esta forma, así que se junta con el texto de alrededor.',
      'Escriba "{instead:60}", y los demás elementos de la misma manera.',
    ],
    emphasis: [
      "Este ** se muestra, porque ningún otro ** le corresponde.",
      "Escriba ** justo antes de la primera palabra y justo después de la última, o quítelo.",
    ],
    "struck out": ['"{snippet:60}" se muestra con sus tildes (~).', "Escriba ~~{instead:60}~~ para tacharlo."],
    "below the line": [
      '"{snippet:60}" se muestra con sus tildes (~).',
      "Escriba <sub>{instead}</sub> para ponerlo más abajo, como en H<sub>2</sub>O, o ~~{instead}~~ para tacharlo.",
    ],
    "indented text": [
      '"{snippet:60}" se muestra como código de programa, porque empieza con un tabulador o cuatro espacios.',
      "Empiece la línea sin ellos.",
    ],
    footnote: [
      '"{snippet:60}" se muestra tal cual: las páginas no tienen notas al pie.',
      "Escriba la nota en el texto mismo. En una página de servicio, una fuente puede ir arriba, en sources:.",
    ],
    "unknown name": [
      '"{snippet:60}" se muestra tal cual: ninguna línea de este archivo dice qué dirección es esa.',
      'Escriba la dirección misma, entre paréntesis, por ejemplo "{instead:60}", o solo las palabras.',
    ],
    "heading id": [
      '"{snippet:60}" se muestra como parte del título.',
      'Quítelo; los enlaces a este título usan sus palabras, por ejemplo #after-your-visit para "After your visit".',
    ],
    "table row": [
      "Esta fila se muestra con sus barras: sin una línea de guiones debajo de la primera fila no es una tabla.",
      'Escriba "{instead:400}" en una línea aparte, debajo de la fila que nombra las columnas.',
    ],
  },
  "markdown/underlined": [
    "Esta línea de guiones convierte la frase de arriba en un título.",
    "Ponga encima una línea vacía para que sea una línea divisoria, o quítela. Si quiere un título, empiécelo con ## y un espacio.",
  ],
  "markdown/missing-section": {
    missing: ['Falta la sección "{section}".', 'Agregue un título "## {section}" con su texto.'],
    misspelled: ['El título "{found}" debe ser "{section}".', 'Escriba "## {section}" en su lugar.'],
    renamed: [
      'La página de privacidad no tiene la sección "{section}"; ahí se llama "{found}".',
      'Escriba aquí "{key}: {found}".',
    ],
  },
  "markdown/long-paragraph": [
    {
      characters: "Este párrafo tiene {count} caracteres; el límite es {limit}.",
      marks: "Este párrafo tiene {count} caracteres de énfasis (*, _ o ~); el límite es {limit}.",
    },
    "Ponga una línea vacía donde empieza cada idea nueva, y compruebe que todo es texto.",
  ],
  "markdown/large-table": [
    "Esta tabla tiene {rows} filas de {columns} celdas; el límite para todas las tablas de un texto juntas es de {limit} celdas.",
    "Deje solo las filas y las columnas que los pacientes necesitan.",
  ],
  "markdown/no-text": [
    "No hay texto debajo de las claves, y esta página lo necesita.",
    "Escriba el texto de la página debajo de la línea --- que cierra.",
  ],
} as const;
