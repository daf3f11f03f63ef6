/** Files as a whole, in Spanish. */
export const files = {
  "file/missing": [
    "Este archivo no existe, pero todo sitio lo necesita: {purpose}.",
    'Recupere su última versión, o cópielo del sitio pequeño que hace "npx dentalsite init ../small-site --yes".',
  ],
  "file/empty": {
    page: [
      "El archivo está vacío.",
      "Escriba tres líneas: ---, después mainTitleText: y el título de la página, y otra vez ---. Si no quiere la página, borre el archivo.",
    ],
    optional: [
      "El archivo está vacío. Es para {purpose}.",
      'Bórrelo o llénelo: "npx dentalsite explain {name}" muestra sus claves.',
    ],
    needed: [
      "El archivo está vacío, pero todo sitio lo necesita: {purpose}.",
      'Recupere su última versión, o llénelo como en el sitio pequeño que hace "npx dentalsite init ../small-site --yes".',
    ],
  },
  "file/not-utf8": {
    "UTF-16": [
      'El archivo está guardado en UTF-16, que algunos programas llaman "Unicode", y no en UTF-8.',
      'Ábralo en el Bloc de notas, elija "Guardar como" con la codificación UTF-8 y guárdelo otra vez. En VS Code, haga clic en "UTF-16" abajo a la derecha y elija "Save with Encoding", después "UTF-8".',
    ],
    "Windows-1252": [
      'El archivo no está guardado en UTF-8. El primer carácter en que se nota es probablemente "{character}" en "{within}", guardado en la codificación antigua Windows-1252.',
      'Ábralo en el Bloc de notas, elija "Guardar como" con la codificación UTF-8 y guárdelo otra vez. En VS Code, haga clic en "UTF-8" abajo a la derecha y elija "Reopen with Encoding", después "Western (Windows 1252)"; haga clic ahí otra vez y elija "Save with Encoding", después "UTF-8".',
    ],
  },
  "file/control-character": {
    "line break": [
      "El texto contiene un salto de línea de otro tipo ({number}), que ningún navegador muestra.",
      "Bórrelo y presione Intro.",
    ],
    control: [
      "El texto contiene un carácter de control ({number}), que ningún navegador muestra.",
      "Bórrelo. Si no lo ve, borre las palabras de alrededor y escríbalas otra vez.",
    ],
    "too high": [
      "El texto contiene un código sin carácter (más allá de U+10FFFF), que ningún navegador muestra.",
      "Bórrelo. Si no lo ve, borre las palabras de alrededor y escríbalas otra vez.",
    ],
    "no character": [
      "El texto contiene un código sin carácter ({number}), que ningún navegador muestra.",
      "Bórrelo. Si no lo ve, borre las palabras de alrededor y escríbalas otra vez.",
    ],
  },
  "file/too-large": [
    "El archivo tiene {kilobytes} KB; un archivo de contenido puede tener {limit} KB como máximo.",
    "Divida el texto en varias páginas y guarde las imágenes y los videos en assets/.",
  ],
  "file/unreadable": {
    twin: [
      "Otro archivo tiene el mismo nombre, con los acentos guardados de otra manera, así que solo se lee ese.",
      "Cambie el nombre de uno de los dos, o bórrelo.",
    ],
    name: [
      "El nombre del archivo está en una codificación antigua (no UTF-8), así que no se puede leer.",
      "Póngale un nombre que solo tenga letras, números y guiones.",
    ],
    content: [
      "El archivo no se puede leer: {reason}.",
      "Compruebe que es un archivo normal y que su cuenta tiene permiso para leerlo.",
    ],
  },
  "file/too-deep": [
    "El archivo tiene listas, citas o corchetes dentro de otros, en demasiados niveles para leerlo.",
    "Quite la mayoría de los niveles; unos pocos bastan para cualquier página.",
  ],
  "file/too-many-parts": {
    page: [
      "El texto es demasiado largo para una página: aquí se acaban los {limit:number} títulos, párrafos, elementos de listas, celdas y enlaces que puede tener.",
      "Pase a otra página todo lo que sigue desde aquí.",
    ],
    key: [
      'El texto de "{key}" es demasiado largo: tiene más de {limit:number} párrafos, saltos de línea, elementos de listas y enlaces.',
      "Pase una parte a otra página, o bórrela.",
    ],
  },
  "file/merge-conflict": [
    "Quedó sin resolver un conflicto de versiones: aquí hay dos versiones de estas líneas, una debajo de la otra.",
    "Conserve la versión correcta y borre la otra y las líneas que empiezan con <<<<<<<, ======= y >>>>>>>.",
  ],
  "file/symbolic-link": [
    {
      here: "Esto es un enlace simbólico, que apunta a otro lugar.",
      named: '"{link}" es un enlace simbólico, que apunta a otro lugar.',
    },
    "Ponga aquí en su lugar el archivo o la carpeta misma.",
  ],
  "file/copy": {
    "left out": [
      'Por su nombre, "{name}" es una copia de "{original}". No aparece en el sitio.',
      "Copie en {original} lo que solo tiene este archivo, y bórrelo. Si los dos son correctos, póngale a este un nombre propio.",
    ],
    both: [
      'Por su nombre, "{name}" puede ser una copia de "{original}". Los dos aparecen en el sitio.',
      "Si es una copia, bórrelo. Si los dos son correctos, cambie el nombre de este, sin el número al final.",
    ],
  },
  "file/unexpected": {
    taken: [
      'dentalsite no lee "{name}". Parece una segunda copia de "{meant}".',
      "Si {meant} tiene las palabras correctas, borre este archivo. Si las tiene este, borre {meant} y llame {meant} a este archivo.",
    ],
    misspelled: [
      'dentalsite no lee "{name}". ¿Quiso decir "{meant}"?',
      "Cambie su nombre a {meant}[[{isText}: quite .txt al final]].",
    ],
    media: ['dentalsite no lee "{name}".', "Páselo a assets/{folder}/, o bórrelo."],
    other: [
      'dentalsite no lee "{name}".',
      'Bórrelo, o sáquelo de site/. "npx dentalsite explain" muestra la lista de los archivos que van ahí.',
    ],
  },
} as const;
