/** Values, checked against the schemas in `model/`, in Spanish. */
export const values = {
  "value/number-not-text": [
    '[[El elemento {item} de ]]"{key}" es {written} sin comillas, que YAML lee como un número y puede cambiar.',
    'Escríbalo entre comillas: "{written}"',
  ],
  "value/wrong-kind": [
    '[[El elemento {item} de ]]"{key}" debe ser {wanted}, pero es {found}.',
    {
      other: "Escriba {wanted}.",
      lines: 'Escriba en su lugar líneas como estas[[, debajo de "{above}"]]:',
      hyphen: "Empiece cada elemento con un guion y un espacio: - texto",
      "first key":
        'Ponga un guion y un espacio delante de "{first}", y dos espacios más delante de las líneas de abajo que van con él.',
      colon: "Los dos puntos lo convierten en un grupo. Ponga toda la línea entre comillas: {line:yaml}",
      brackets: "Escríbalo como una lista entre corchetes: {key}: {line}",
      options: "Escriba los que quiera como una lista entre corchetes: {key}: {line}",
      item: 'Escríbalo en una línea aparte, debajo de "{key}", con dos espacios más de sangría: {line}',
      key: "Escriba en su lugar: {line}",
      pair: 'Escriba "{line}" y, en una línea aparte debajo, dos espacios a la derecha del guion: {second}',
      "lone item": "Escríbalo después de los dos puntos, sin el guion: {key}: {line}",
      several: "Escriba uno de ellos después de los dos puntos: {key}: {line}",
      quotes: "Póngalo entre comillas: {line:yaml}",
      number: "Escriba cifras con punto, no con coma, y sin comillas: {key}: {line}",
      boolean: "Escriba {key}: {line}",
    },
  ],
  "value/empty": [
    {
      empty: '[[El elemento {item} de ]]"{key}" está vacío.',
      comment: '[[El elemento {item} de ]]"{key}" está vacío: "{comment}" se toma por un comentario y no se muestra.',
    },
    {
      comment: "Ponga todo el valor entre comillas: {comment:yaml}",
      value: 'Escriba {wanted} después de los dos puntos[[, o quite "{removable}"]].',
      item: 'Escriba {wanted} después del guion[[, o quite "{removable}"]].',
      lines: 'Escriba líneas como estas debajo de "{key}":',
      "lines or none": 'Quite "{key}", o escriba debajo líneas como estas:',
      "item lines": "Escriba líneas como estas después del guion:",
      "item lines or none": 'Quite "{key}", o escriba líneas como estas después del guion:',
    },
  ],
  "value/future-date": {
    year: ['"{key}" es {value}, un año futuro.', 'Escriba el año en que se hizo, por ejemplo "{key}: 2008".'],
    month: [
      '"{key}" es {value}, un mes futuro.',
      'Escriba el mes en que se hizo, primero el año, por ejemplo "{key}: 2026-11".',
    ],
    day: [
      '"{key}" es {value}, un día futuro.',
      'Escriba el día en que se hizo, primero el año, por ejemplo "{key}: 2026-11-30".',
    ],
  },
  "value/far-date": [
    '"{key}" es {value}, para lo que faltan muchos años.',
    'Escriba el año correcto. Si no tiene fin, escriba "{key}: 9999-12-31".',
  ],
  "value/repeated": [
    '[[El elemento {item} de ]]"{key}" es igual que el elemento {before}.',
    "Borre uno de los dos, o cambie lo que está mal en este.",
  ],
  "value/other-spelling": [
    '"{name}" y "{other}", como está en otra noticia, son una sola categoría, y su lista lleva solo una de las dos como título.',
    'Escriba aquí "{other}", o en las dos lo que sea correcto.',
  ],
  "value/past-closure": [
    {
      one: "Un cierre ya pasó, así que ya no aparece en el sitio: {closures}.",
      several: "{count} cierres ya pasaron, así que ya no aparecen en el sitio: {closures}.",
    },
    {
      it: "Bórrelo de la lista.",
      them: "Bórrelos de la lista.",
      line: "Borre la línea {ranges:and}.",
      lines: "Borre las líneas {ranges:and}.",
    },
  ],
  "value/past-announcement": [
    "El último día del aviso fue {until}, así que ya no aparece en el sitio.",
    'Borre "announcement:" y las líneas de abajo, o escriba un día posterior después de "until:".',
  ],
  "value/old-prices": [
    "Los precios son de {asOf}, hace más de un año.",
    'Revise cada precio y escriba después de "asOf:" el mes en que lo hizo.',
  ],
  "value/not-shown": {
    figure: [
      "{name} no aparece en ninguna parte, porque ni site/home.yaml ni un servicio nombran esta cifra.",
      'Escriba "claim: {figure}" en uno de ellos, o borre estas líneas.',
    ],
    "figure on home page": [
      "{name} no aparece en ninguna parte, porque solo la página de inicio lo muestra, y site/home.yaml no nombra esta cifra.",
      'Bórrelo, o escriba "claim: {figure}" en site/home.yaml.',
    ],
    "film in its place": [
      '{name} no aparece en ninguna parte, porque el video de "video" ocupa su lugar.',
      'Borre "picture" y "pictureAlt", o "video" y las líneas de abajo.',
    ],
    "no picture": [
      '{name} no cambia nada, porque no hay "picture" para las palabras.',
      'Escriba "picture:" y "pictureAlt:" en este archivo, o borre esta línea.',
    ],
    "no testimonials, part": [
      '{name} no aparece en ninguna parte, porque site/about/patientexperiences.md no tiene "testimonials", y no hay "rating".',
      'Escriba ahí "testimonials:" o aquí "rating:", o borre esta parte.',
    ],
    "no testimonials, line": [
      '{name} no muestra nada, porque site/about/patientexperiences.md no tiene "testimonials".',
      'Escriba ahí "testimonials:", o borre esta línea.',
    ],
    "no page": [
      "{name} no aparece en ninguna parte, porque no existe site/{page}.",
      "Escriba site/{page}, o borre esta línea.",
    ],
    "no insurance": [
      '{name} no aparece en ninguna parte, porque site/home.yaml no tiene "insurance".',
      'Escriba ahí "insurance:", o borre esta línea.',
    ],
    "only insurance": [
      '{name} no aparece en ninguna parte, porque site/home.yaml no tiene "insurance".',
      'Escriba ahí "insurance:", o borre esta entrada.',
    ],
    "opens nothing": [
      "{name} no aparece en ninguna parte, porque no lleva a ninguna página ni abre nada.",
      'Escriba debajo "href:" y una dirección, o borre esta entrada.',
    ],
    "no groups in menu": [
      '{name} no aparece en ninguna parte, porque ninguna entrada del menú de site/navigation.yaml tiene "serviceGroups: true".',
      "Escriba eso debajo de una de sus palabras, o borre esta línea.",
    ],
    "no review": [
      '{name} no aparece en ninguna parte, porque ningún servicio tiene "reviewed".',
      'Escriba "reviewed:" y el mes en uno de ellos, o borre esta línea.',
    ],
    "no post, file": [
      "{name} no aparece en ninguna parte, porque no hay ninguna noticia en site/news/.",
      'Borre el archivo, o escriba una noticia: npx dentalsite new post "Nuestra primera noticia"',
    ],
    "no post, line": [
      "{name} no aparece en ninguna parte, porque no hay ninguna noticia en site/news/.",
      'Borre esta línea, o escriba una noticia: npx dentalsite new post "Nuestra primera noticia"',
    ],
    "tag of nothing": [
      '{name} no aparece en ninguna parte, porque va encima de "parking", "transit" y "access", y no hay ninguno de ellos.',
      "Escriba uno de ellos, o borre esta línea.",
    ],
    "no address": [
      "{name} no aparece en ninguna parte, porque lo leen los buscadores, y solo si el sitio tiene una dirección.",
      'Escriba "origin:" y la dirección, por ejemplo https://www.harborlane.example, o borre esta línea.',
    ],
    noindex: [
      '{name} no aparece en ninguna parte, porque solo lo leen los buscadores, y "noindex" los deja fuera.',
      "Borre esta línea.",
    ],
    "no film": [
      '{name} no aparece en ninguna parte, porque solo lo leen los buscadores, e "imgSrc" no nombra ningún video.',
      "Borre esta línea.",
    ],
  },
  "value/wrong-format": [
    {
      format: '[[El elemento {item} de ]]"{key}" es {written}, que no es {wanted}.[[ ¿Quiso decir "{meant}"?]]',
      year: '[[El elemento {item} de ]]"{key}" es "{written}", que no tiene año.',
      month: '[[El elemento {item} de ]]"{key}" es "{written}", pero un año tiene 12 meses.',
      day: '[[El elemento {item} de ]]"{key}" es "{written}", pero {month:month}[[ de {year}]] tiene {days} días.',
      currency: '"{key}" es "{written}", y la moneda de los precios es {currency}.',
      schema: "{message}",
    },
    {
      other: "Escriba {wanted}.",
      "curly quotes":
        'Use comillas rectas (") o ninguna: las comillas curvas, como las que hace Word, pasan a ser parte del valor.',
      "curly line":
        "Las comillas curvas, como las que hace Word, pasan a ser parte del valor. Escríbalo sin ellas: {line}",
      line: "Escriba {line}",
      item: "Escriba {line} en su lugar.",
      items: "Escriba cada uno como un elemento aparte: {line}",
      year: "Escriba el año delante, por ejemplo {line}",
      swapped: "Escriba el mes antes del día: {line}",
      day: "Escriba un día de 01 a {days}, por ejemplo {line}",
      currency:
        'Escriba la cantidad en {currency}, por ejemplo "{line}". Si sus precios son en otra moneda, agregue una línea "currency: ..." con sus tres letras.',
      schema: "{remedy}",
    },
  ],
  "value/wrong-count": [
    {
      none: '[[El elemento {item} de ]]"{key}" es una lista sin elementos.',
      some: '[[El elemento {item} de ]]"{key}" tiene {count} {count:elemento|elementos}, y puede tener {wanted}.',
    },
    {
      some: "Deje {wanted} y borre los demás.",
      other: "Escriba {wanted}.",
      lines: 'Escriba líneas como estas debajo de "{key}", en lugar de []:',
      "lines or none": 'Quite "{key}", o escriba debajo líneas como estas, en lugar de []:',
    },
  ],

  "value/markup-in-text": [
    '"{key}" es texto simple, así que {written} se mostraría tal cual.',
    {
      plain: "Escriba {plain} en su lugar.",
      character: "Escriba en su lugar el carácter o el espacio mismo.",
      empty: "Quítelo.",
      "no words": "Quite <{element}>, </{element}> y todo lo que hay entre ellos.",
      words: "Quite <{element}> y </{element}>, pero no las palabras que hay entre ellos.",
    },
  ],
  "value/markdown-in-html": [
    '"{key}" lleva HTML, así que el Markdown {written} se mostraría tal cual.',
    "Escriba {html} en su lugar.",
  ],
} as const;
