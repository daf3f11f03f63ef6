/** Rendered pages, and what is left to do before they are published, in Spanish. */
export const pages = {
  "sample/left-over": [
    '"{value}" es un dato inventado ({what}).',
    "Cámbielo por el del consultorio antes de publicar el sitio.",
  ],

  "page/too-heavy": {
    text: [
      'El texto de "{address}" pesa {weight} (el límite es {limit}).',
      "Pase una parte del texto a otra página, y ponga un enlace a ella.",
    ],
    templates: [
      'El HTML de "{address}" pesa {weight} (el límite es {limit}); la mayor parte no es texto.',
      "Saque los dibujos, las imágenes y los datos de lo que imprimen sus propias plantillas: póngalos en archivos que se cargan cuando hacen falta.",
    ],
    styles: [
      "Los estilos de cada página pesan {weight} (el límite es {limit}).",
      "Quite lo que no hace falta de sus propios archivos en templates/css/; las imágenes y los tipos de letra van en archivos aparte.",
    ],
    script: [
      "El script de cada página pesa {weight} (el límite es {limit}).",
      "Quite lo que no hace falta de sus propios archivos en templates/script/.",
    ],
    photo: [
      '"{address}" carga imágenes que pesan {weight} (el límite es {limit}) antes de que alguien se desplace; la más pesada es "{name}".',
      "Guarde una copia de la imagen de 600 píxeles de ancho y use esa, o elija una con un fondo liso: lo que más pesa son las hojas, la grava y las alfombras.",
    ],
    drawing: [
      '"{address}" carga imágenes que pesan {weight} (el límite es {limit}) antes de que alguien se desplace; la más pesada es "{name}".',
      "Exporte el dibujo como PNG, de 1,600 píxeles de ancho, y use ese.",
    ],
    "picture of a template": [
      '"{address}" carga imágenes que pesan {weight} (el límite es {limit}) antes de que alguien se desplace; la más pesada es "{name}".',
      'Escriba loading="lazy" en su <img> en la plantilla, o guarde una imagen más pequeña.',
    ],
    film: [
      'El video "{name}" pesa {weight} (el límite es {limit}).',
      'Guárdelo más pequeño con el programa gratuito HandBrake: abra el video, elija el preajuste "Fast 720p30", ponga "Range" en segundos, de 0 a 20, y presione Start.',
    ],
  },
  "page/too-many-elements": [
    '"{address}" tiene {elements} elementos, y una página puede tener {limit} como máximo[[; lo mismo pasa en {others} páginas más]].',
    "Acorte el menú en site/navigation.yaml si todas las páginas tienen demasiados; si no, el texto, las tarjetas o la lista de servicios de esta página.",
  ],
  "page/title-length": [
    {
      long: 'El título de "{path}" tiene {length} caracteres, y los buscadores muestran unos {most}: "{title}".',
      short: 'El título de "{path}" tiene {length} caracteres, muy pocos para los buscadores: "{title}".',
    },
    {
      change: "Escriba de {least} a {most} caracteres: de qué trata la página, y después la ciudad o el consultorio.",
      add: 'Agregue a {file} una línea que empiece con "metaTitle:" y tenga de {least} a {most} caracteres: de qué trata la página, y después la ciudad o el consultorio.',
    },
  ],
  "page/description-length": [
    {
      long: 'La descripción de "{path}" para los buscadores tiene {length} caracteres, y se muestran unos {most}.',
      short: 'La descripción de "{path}" para los buscadores tiene {length} caracteres, que dicen muy poco.',
    },
    {
      change: "Escriba una o dos frases de {least} a {most} caracteres en total: qué aprende un paciente en la página.",
      add: 'Agregue a {file} una línea que empiece con "metaDescription:" y tenga de {least} a {most} caracteres: qué aprende un paciente en la página.',
    },
  ],
  "page/unlinked": [
    'Ninguna otra página tiene un enlace a "{path}", así que los visitantes no la encuentran.',
    "Póngala en site/services.yaml o site/navigation.yaml, o ponga un enlace a ella en el texto de otra página.",
  ],
  "page/same-text": [
    {
      same: "Esta página dice palabra por palabra lo mismo que {other}.",
      most: 'Esta página tiene el título "{title}" y la mayoría de las líneas de {other}.',
    },
    "Si es una copia, pase a {other} lo que solo tiene este archivo, y bórrelo. Si no, diga en las dos en qué se distinguen.",
  ],
  "page/noindex": {
    old: [
      'Se pide a los buscadores que dejen fuera "{path}", y la dirección anterior "{old}" los lleva ahí: se pierde lo que saben de ella.',
      'Quite la línea "noindex: true", o escriba otra página después de "to:" en site/redirects.yaml.',
    ],
    entries: [
      'Se pide a los buscadores que dejen fuera "{path}", la página en la que buscan {shows}.',
      'Quite la línea "noindex: true".',
    ],
  },
  "page/not-in-menu": [
    "En su menú faltan {leftOut:and}. Reemplaza al menú automático, que tiene todas las páginas.",
    'Agregue estas líneas al final de "menu:" en site/navigation.yaml, con cada guion justo debajo de los guiones que hay ahí:',
  ],
  "page/too-many-for-menu": {
    services: [
      "Hay {count} servicios sin grupos, y en un menú caben {most}: los menús llevan a una lista de todos en la página de inicio.",
      "Escriba grupos en site/services.yaml, con {most} servicios como máximo que los pacientes buscan. Ponga enlaces a los demás en las páginas de esos.",
    ],
    groups: [
      "Los grupos tienen {count} servicios, y en un menú caben {most}: los menús llevan a los grupos en la página de inicio, y no nombran ningún servicio.",
      "Deje en los grupos {most} servicios como máximo que los pacientes buscan, y ponga enlaces a los demás en las páginas de esos.",
    ],
    pages: [
      "Hay {count} páginas propias, y en un menú que nadie escribió caben {most}: las demás no están en ningún menú.",
      "Escriba en site/navigation.yaml un menú con las páginas que los pacientes buscan.",
    ],
  },
  "page/no-how-soon": [
    'La página sobre "{title}" no dice cuándo llamar ni con qué prisa. Después de un tratamiento así, una señal que parece inofensiva puede ser urgente.',
    "Agregue estas líneas encima del segundo --- de este archivo, con las señales que su dentista les dice a los pacientes:",
    [
      "howSoon:",
      "  call911:",
      "    - Dificultad para respirar o tragar",
      "  today:",
      "    - Fiebre, o dolor que empeora",
      "  officeHours:",
      "    - Una pregunta sobre los cuidados en casa",
    ],
  ],
  "page/heading": [
    "Los títulos de la página no forman un esquema: {reason}.",
    "Ponga a la página un título principal, y títulos que tengan palabras y bajen un nivel a la vez.",
  ],
  "page/hangs": [
    'La página "{address}", que se hace con este archivo, no llegó a estar lista en un navegador, o dejó de responder.[[ Sin revisar, porque tienen los mismos scripts: {others} {others:página más|páginas más}.]]',
    "Busque un bucle sin fin, o un salto a otra dirección, en templates/script/ o en un script de su plantilla.",
  ],
  "page/crashes": [
    'La página "{address}", que se hace con este archivo, hizo fallar la pestaña del navegador.',
    "Busque un script que use toda la memoria, o una imagen de tamaño enorme.",
  ],
} as const;
