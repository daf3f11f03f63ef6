const lookAlikeFixes = {
  delete: "Bórrelo, para que la línea quede como abajo.[[ Haga lo mismo en {also}.]]",
  "delete all": "Bórrelos, para que la línea quede como abajo.[[ Haga lo mismo en {also}.]]",
  spaces: "Cambie cada uno de los caracteres marcados por un espacio.[[ Haga lo mismo en {also}.]]",
  " ": "Cámbielo por un espacio.[[ Haga lo mismo en {also}.]]",
  "\n": "Bórrelo y presione Intro.[[ Haga lo mismo en {also}.]]",
  ":": "Cámbielo por dos puntos.[[ Haga lo mismo en {also}.]]",
  ": ": "Cámbielo por dos puntos y un espacio.[[ Haga lo mismo en {also}.]]",
  "-": "Cámbielo por un guion.[[ Haga lo mismo en {also}.]]",
  "- ": "Cámbielo por un guion y un espacio.[[ Haga lo mismo en {also}.]]",
} as const;

/** YAML files, and YAML as the front matter of Markdown files, in Spanish. */
export const yaml = {
  "yaml/syntax": {
    "no space after colon": [
      "No hay un espacio después de los dos puntos.",
      "Ponga un espacio entre los dos puntos y el valor: {line}",
    ],
    "no space after hyphen": [
      "No hay un espacio después del guion, así que YAML lo toma por parte del texto.",
      "Ponga un espacio después del guion: - texto",
    ],
    "neither key nor text": [
      "Esta línea no es una clave con dos puntos, ni tiene la sangría del texto de arriba.",
      "Si es una clave, escriba después dos puntos y un espacio: key: texto. Si continúa el texto de arriba, póngale dos espacios más de sangría que a la clave de ese texto.",
    ],
    "empty key": [
      "No hay ninguna clave antes de estos dos puntos.",
      "Escriba la clave delante de los dos puntos, como en title: Coronas, o quite la línea.",
    ],
    "below comment": [
      "Un comentario termina el texto de arriba, así que esta línea no puede continuarlo.",
      "Si el # de arriba es parte del texto, ponga todo el texto entre comillas. Si empieza un comentario, escríbalo encima de la clave del texto.",
    ],
    "not indented": [
      "El texto entre comillas continúa en esta línea, que no tiene sangría.",
      "Ponga a la línea dos espacios más de sangría que a la clave del texto.",
    ],
    "left open": [
      "La comilla o el corchete que se abre aquí no se cierra.",
      "Ponga la comilla o el corchete de cierre donde termina el texto o la lista.",
    ],
    "other column": [
      "La línea no empieza en la misma columna que sus vecinas.",
      "Ponga el mismo número de espacios a cada clave de un grupo y a cada guion de una lista; tal vez se perdió una línea de arriba.",
    ],
    "below key": [
      "La línea no empieza en la misma columna que sus vecinas.",
      'Si va con "{key}" de arriba, empiece las dos en la misma columna; si no, recupere la línea que se perdió entre las dos.',
    ],
    tab: [
      "La línea tiene un tabulador como sangría.",
      "Borre el tabulador y empiece la línea con espacios, en la misma columna que las líneas con las que va.",
    ],
    "second colon": [
      "Hay otros dos puntos en esta línea, así que YAML los toma por otra clave.",
      "Ponga todo el texto entre comillas: {line}",
    ],
    "long key": [
      "Una clave ocupa más de una línea; probablemente faltan dos puntos o una comilla de cierre.",
      "Mire esta línea y la de arriba: cada clave necesita dos puntos y un espacio, y cada comilla que se abre, otra que la cierre.",
    ],
    "missing character": [
      "Falta un carácter; casi siempre una comilla de cierre, los dos puntos después de una clave o un corchete de cierre.",
      "Cierre la comilla o el corchete que se abrió, o agregue los dos puntos y un espacio.",
    ],
    unexpected: [
      "YAML no espera esto aquí.",
      'Si es parte de un texto, ponga todo el texto entre comillas: key: "texto"',
    ],
    "bad start": [
      "Un texto no puede empezar con este carácter si no está entre comillas.",
      "Ponga todo el texto entre comillas: {line}",
    ],
    sign: ["Un texto que empieza con {sign} debe ir entre comillas.", "Ponga todo el texto entre comillas: {line}"],
    "second document": [
      "Una línea que solo tiene --- empieza un segundo documento en este archivo.",
      "Quite esa línea; un archivo de contenido tiene un solo documento.",
    ],
    backslash: [
      "Una barra invertida entre comillas dobles tiene un significado especial en YAML.",
      "Escriba dos barras invertidas, o use comillas simples.",
    ],
    "no word": [
      "Una clave debe ser una palabra sencilla.",
      "Escriba una palabra, dos puntos y un espacio; ponga la clave entre comillas si es un número.",
    ],
    "curly quotes": [
      "Las comillas de este texto son curvas, como las que hace Word, así que YAML no las toma por comillas.",
      'Escriba en su lugar comillas rectas ("): {line}',
    ],
    "double quote": [
      "El texto está entre comillas dobles, y esta comilla lo termina.",
      `Ponga todo el texto entre comillas simples: key: 'El "mejor" ajuste', o escriba \\" para cada comilla que lleva dentro.`,
    ],
    apostrophe: [
      "El texto está entre comillas simples, y este apóstrofo lo termina.",
      `Escriba el apóstrofo dos veces (''), o ponga el texto entre comillas dobles: {line}`,
    ],
    other: [
      "Esta línea no se puede leer como YAML.",
      "Compárela con las líneas de alrededor: una clave, dos puntos, un espacio y el valor; las listas empiezan con un guion y un espacio.",
    ],
    "look-alike": [
      "Aquí hay {name}, que YAML no toma por {real}[[{isSpace}; llega con el texto que se copia de Word o de una página web]].",
      lookAlikeFixes,
    ],
    "look-alike quotes": [
      "Las comillas de esta clave son curvas, como las que hace Word, así que YAML las toma por parte de ella.",
      lookAlikeFixes,
    ],
  },
  "yaml/duplicate-key": ['La clave "{key}" está escrita dos veces.', "Deje la línea correcta y borre la otra."],
  "yaml/not-a-map": [
    'El archivo debe tener líneas como "clave: valor", pero contiene {found}.',
    {
      list: "Escriba la clave de la lista y dos puntos en una línea encima, por ejemplo links:",
      other: "Empiece cada línea con una clave, dos puntos y un espacio.",
    },
  ],
  "yaml/not-a-list": [
    "El archivo debe tener una lista, pero contiene {found}.",
    "Empiece cada entrada con un guion y un espacio, y ponga dos espacios de sangría a sus demás líneas.",
  ],
  "yaml/comment-in-value": [
    '"{comment}" se toma por un comentario y no se muestra.',
    'Ponga todo el valor entre comillas: "{value} {comment}". Si es una nota, ponga un espacio después del #.',
  ],
  "yaml/curly-quotes": [
    "Las comillas curvas de este texto son parte de él y se mostrarían.",
    'Escriba comillas rectas (") en su lugar. Para mostrar las curvas, ponga rectas alrededor de ellas: key: "“texto”"',
  ],
  "yaml/too-many-aliases": [
    "El archivo se repite con demasiados alias (*nombre).",
    "Escriba completas las partes que se repiten.",
  ],
  "yaml/too-many-values": [
    'Con "{key}" el archivo tiene más de {limit} valores, que es el límite.',
    "Deje solo las entradas que los visitantes necesitan.",
  ],

  "front-matter/missing": {
    lower: [
      "El archivo empieza con una línea vacía en lugar de ---.",
      "Borre todo lo que está encima de ---, para que sea la primera línea.",
    ],
    missing: [
      "El archivo no empieza con una línea --- y sus claves debajo.",
      "Haga que --- sea la primera línea, escriba debajo las claves y ciérrelas con otra línea ---.",
    ],
    "other dashes": ["La primera línea es {dashes} en lugar de ---.", "Escriba exactamente tres guiones: ---"],
  },
  "front-matter/unclosed": {
    unclosed: [
      "Las claves de arriba empiezan con una línea ---, pero ninguna línea --- las termina.",
      "Ponga una línea que solo tenga --- después de la última clave.",
    ],
    nearly: [
      "Las claves de arriba no terminan, porque esta línea es {nearly} en lugar de ---.",
      "Si viene después de la última clave, escriba exactamente tres guiones: ---",
    ],
  },
  "front-matter/language": {
    hyphens: [
      "La primera línea tiene {count} guiones, pero lleva tres.",
      "Escriba exactamente tres guiones en la primera línea y en la que sigue a la última clave: ---",
    ],
    key: [
      'La primera línea tiene "{language}" después de sus tres guiones.',
      "Ponga un salto de línea después de los guiones, para que la clave quede en una línea aparte.",
    ],
    other: [
      'La primera línea marca las claves como "{language}", pero solo pueden ser YAML.',
      "Deje la primera línea en solo --- y escriba debajo las claves como YAML.",
    ],
  },
} as const;
