/** Keys of groups, and the pairs of keys that make a card section, in Spanish. */
export const keys = {
  "key/unknown": [
    '"{key}" no es una clave que vaya aquí.[[ ¿Quiso decir "{meant}"?]]',
    {
      unknown: "Use una de las claves que hay aquí: {known}.",
      misspelled: 'Escriba "{instead}:" en lugar de "{key}:".',
      lines: "Escriba estas líneas en su lugar:",
      office: 'Pase esta línea al archivo de la oficina, en site/offices/[[, como "{name}:"]].',
    },
  ],
  "key/missing": {
    comment: [
      'Falta la clave "{key}": su línea es un comentario.',
      'Borre el "# " delante de "{key}:" y escriba sus propias palabras después de los dos puntos.',
    ],
    alone: ['Falta la clave "{key}".', "Agregue aquí una línea, por ejemplo: {line}"],
    "alone, lines": ['Falta la clave "{key}".', "Agregue aquí líneas como estas:"],
    neighbor: [
      'Falta la clave "{key}".',
      'Agregue una línea justo debajo de esta, con la misma sangría que "{neighbor}", por ejemplo: {line}',
    ],
    "neighbor, lines": ['Falta la clave "{key}".', "Agregue líneas como estas justo debajo de esta:"],
    needed: [
      '"{needer}" necesita la clave "{key}", que falta.',
      "Agregue una línea encima de esta, por ejemplo: {line}",
    ],
    "needed, lines": ['"{needer}" necesita la clave "{key}", que falta.', "Agregue líneas como estas encima de esta:"],
    whole: [
      '"{needer}" necesita la clave "{key}", que falta.',
      'Quite "{needer}", o agregue una línea encima de esta, por ejemplo: {line}',
    ],
    "whole, lines": [
      '"{needer}" necesita la clave "{key}", que falta.',
      'Quite "{needer}", o agregue líneas como estas encima de esta:',
    ],
  },

  "section/fifth": [
    '"{key}" sería una quinta sección de tarjetas; una página de servicio tiene cuatro como máximo.',
    "Júntela con una de las cuatro, o pásela al texto debajo de las claves.",
  ],
  "section/title-without-data": [
    '"{title}" no tiene "{data}", así que la sección sería un título sin nada debajo.',
    'Quite "{title}", o agregue debajo líneas como estas:',
    ["{data}:", "  - title: Primero la anestesia", "    description: Le anestesiamos antes de empezar."],
  ],
  "section/data-without-title": [
    '"{data}" no tiene "{title}", así que la sección no tendría título.',
    'Quite "{data}", o agregue una línea encima de esta, por ejemplo: {title}: Qué se hace',
  ],
} as const;
