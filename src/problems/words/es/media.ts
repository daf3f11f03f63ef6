/** Pictures and films, and the words that replace them, in Spanish. */
export const media = {
  "media/no-extension": [
    {
      key: '"{key}" es "{written}", que no tiene extensión de archivo.',
      picture: 'La imagen es "{written}", que no tiene extensión de archivo.',
    },
    "Escriba el nombre completo del archivo, por ejemplo pictures/crowns.svg o videos/veneers.mp4.",
  ],
  "media/extension": [
    {
      key: '"{key}" es "{written}"; una página no puede mostrar aquí un archivo .{extension}.',
      picture: 'La imagen es "{written}"; una página no puede mostrar aquí un archivo .{extension}.',
    },
    {
      photo:
        "Exporte la foto como JPEG (.jpg) desde Fotos o Vista Previa, porque otro nombre no cambia lo que contiene; en un iPhone, Ajustes → Cámara → Formatos → El más compatible hace que las próximas sean JPEG. Escriba aquí el nombre nuevo.",
      film: "Exporte el video como MP4 con H.264 desde un editor de video o el programa gratuito HandBrake; otro nombre no cambia lo que contiene. Escriba aquí el nombre nuevo.",
      other: "Use un archivo que termine en {allowed}.",
    },
  ],
  "media/missing-file": [
    {
      key: '"{key}" es "{written}", pero ese archivo no está en assets/.[[ ¿Quiso decir "{meant}"?]]',
      picture: 'La imagen es "{written}", pero ese archivo no está en assets/.[[ ¿Quiso decir "{meant}"?]]',
    },
    {
      copy: "Copie el archivo a assets/{written}, o escriba la ruta de uno que esté ahí (sin assets/ delante).",
      write: "Escriba {meant} en su lugar.",
      "write or copy": "Escriba {meant} en su lugar, o copie el archivo a assets/{written}.",
    },
  ],
  "media/no-poster": [
    'El video "{written}" no tiene la imagen que se muestra hasta que empieza.',
    {
      add: 'Agregue una línea "{key}: pictures/name.webp" con la ruta de una imagen de la misma forma. En VLC, detenga el video donde mejor se vea y elija Video > Capturar pantalla.',
      comment:
        'Borre el "# " delante de "{key}:" en la línea {comment}, y escriba la ruta de una imagen de la misma forma. En VLC, detenga el video donde mejor se vea y elija Video > Capturar pantalla.',
    },
  ],
  "media/profile": [
    'El video "{file}" está codificado en el perfil {profile}, que los teléfonos no pueden reproducir.',
    "Expórtelo otra vez como H.264 en el perfil Main o High, por ejemplo con HandBrake: elija el preajuste Fast 1080p30. Un editor puede llamarlo 8 bits y 4:2:0.",
  ],
  "media/poster-shape": [
    'La imagen previa "{written}" tiene {width} por {height} píxeles; su video "{film}" tiene {filmWidth} por {filmHeight}, que es otra forma.',
    "Recorte la imagen a {croppedWidth} por {croppedHeight} píxeles con un editor de fotos, como Fotos en Windows o Vista Previa en una Mac. O detenga el video, haga una captura de pantalla y use esa imagen.",
  ],
  "media/poster-without-video": [
    'Hay una imagen previa, pero "{written}" es una imagen, no un video.',
    'Quite la línea de "{key}". Si quiere un video, nombre un archivo que termine en .mp4 o .webm en lugar de la imagen.',
  ],
  "media/outside-assets": [
    {
      key: '"{key}" es "{written}", que no es una ruta dentro de assets/.',
      picture: 'La imagen es "{written}", que no es una ruta dentro de assets/.',
    },
    {
      copy: "Copie el archivo a assets/ y escriba su ruta desde ahí, por ejemplo pictures/crowns.svg.",
      write: "Escriba {meant}: las rutas empiezan dentro de assets/[[{isTurned} y llevan barras normales]].",
    },
  ],
  "media/too-small": [
    '"{written}" tiene {width} por {height} píxeles, y se ve borrosa donde se muestra.',
    "Use la foto tal como la tomó la cámara, con {least} píxeles como mínimo en su lado más largo; las copias más pequeñas se hacen solas.",
  ],

  "media/corrupt": [
    '"{written}" no se puede leer; el archivo está dañado o incompleto.',
    "Cópielo otra vez de donde vino, o guárdelo otra vez desde un editor.",
  ],
  "media/wrong-content": [
    '"{written}" termina en .{extension}, pero contiene {found}.',
    {
      photo:
        "Exporte la foto como JPEG (.jpg) desde Fotos o Vista Previa, porque otro nombre no cambia lo que contiene; en un iPhone, Ajustes → Cámara → Formatos → El más compatible hace que las próximas sean JPEG.",
      film: "Exporte el video como MP4 con H.264 desde un editor de video o el programa gratuito HandBrake; otro nombre no cambia lo que contiene.",
      rename:
        "Póngale un nombre que termine en .{right} y escríbalo también aquí; o guárdelo otra vez desde un editor en el formato que dice su nombre.",
      save: "Guárdelo otra vez desde un editor en el formato que dice su nombre.",
    },
  ],
  "media/codec": [
    'El video "{written}" está codificado como {found}, que muchos navegadores no pueden reproducir.',
    "Exporte el video como MP4 con H.264 desde un editor de video o el programa gratuito HandBrake; otro nombre no cambia lo que contiene.",
  ],
  "media/hidden-data": [
    '"{written}" tiene {found}; de ahí no se pueden quitar los datos ocultos, como el lugar donde se hizo.',
    {
      film: "Exporte el video como MP4 con H.264, sin sonido o con sonido AAC, desde un editor de video o el programa gratuito HandBrake, y use ese archivo.",
      picture: "Saque la foto del dibujo y úsela como JPEG (.jpg); sus datos ocultos se quitan solos.",
    },
  ],
  "media/font": {
    "no WOFF2": [
      '"{written}" termina en .woff2, pero no es un tipo de letra WOFF2.',
      "Descargue otra vez el archivo WOFF2 de donde viene el tipo de letra, o quite la línea.",
    ],
    damaged: [
      'El tipo de letra "{written}" está dañado o incompleto.',
      "Descargue otra vez el archivo WOFF2 de donde viene el tipo de letra, o quite la línea.",
    ],
    "too large": [
      'El tipo de letra "{written}" es demasiado grande: los visitantes esperarían por él en su primera visita.',
      "Pida a quien lo hizo un archivo WOFF2 que solo tenga las letras de su idioma, de 1 MB como máximo.",
    ],
  },
  "media/too-large": {
    bytes: [
      '"{written}" tiene {megabytes} MB; una imagen o un video puede tener {limit} MB como máximo.',
      "Guarde una copia más pequeña desde un editor; los pacientes en un teléfono no esperarán por esta.",
    ],
    pixels: [
      '"{written}" tiene {width} por {height} píxeles; una imagen puede tener {millionPixels} millones como máximo, y {longestSide} por lado.',
      "Guarde una copia más pequeña desde un editor; bastan 2,400 píxeles de ancho.",
    ],
  },
  "media/too-heavy": [
    '"{written}" necesita demasiado tiempo o memoria para leerse[[: {found}]].',
    {
      film: "Exporte el video como MP4 con H.264 desde un editor de video o el programa gratuito HandBrake, y use ese archivo.",
      picture:
        "Expórtelo como PNG desde un programa de dibujo o un editor de fotos, con 2,400 píxeles de ancho como máximo, y use ese archivo.",
    },
  ],
  "media/svg-code": [
    '"{written}" contiene código o carga otros archivos: {found}.',
    'Expórtelo otra vez como SVG "simple" o "estático", o use un PNG.',
  ],
  "media/unfit-icon": [
    {
      small:
        'El ícono "{written}" tiene {width} por {height} píxeles; los teléfonos muestran íconos de {least} por {least}.',
      oblong:
        'El ícono "{written}" tiene {width} de ancho y {height} de alto, pero los íconos se muestran en un cuadrado.',
    },
    "Nombre un dibujo SVG cuadrado, o un PNG cuadrado de {least} por {least} píxeles como mínimo.",
  ],
  "media/svg-size": [
    '"{written}" no dice qué tamaño tiene, con números de 1 a 100,000.',
    'Ponga un viewBox a su elemento <svg>, por ejemplo viewBox="0 0 800 600".',
  ],

  "media/captions": {
    signature: [
      'Los subtítulos de "{written}" no empiezan con la palabra WEBVTT.',
      "Escriba WEBVTT en la primera línea y deje vacía la segunda, o exporte los subtítulos como WebVTT, no como SRT.",
    ],
    "no blank line": [
      "No hay una línea vacía encima de este subtítulo.",
      "Ponga una línea vacía entre los subtítulos, y debajo de WEBVTT.",
    ],
    "no times": [
      "No hay una línea con tiempos justo encima de estas palabras.",
      "Escriba una encima, por ejemplo 00:00:01.000 --> 00:00:04.000, sin una línea vacía en medio.",
    ],
    times: [
      "Esta línea no dice desde cuándo hasta cuándo se muestra el subtítulo.",
      "Escríbala como 00:00:01.000 --> 00:00:04.000: horas, minutos y segundos con dos cifras, un punto y tres cifras.",
    ],
    "begins before": [
      "Este subtítulo empieza antes que el de arriba.",
      "Corrija su primer tiempo, o ponga los subtítulos en el orden de sus tiempos.",
    ],
    "ends first": ["Este subtítulo termina antes de empezar.", "Escriba un tiempo posterior después de -->."],
    "late style": [
      "Este estilo está debajo de un subtítulo, donde los navegadores no lo leen.",
      "Pase las líneas desde STYLE hasta la siguiente línea vacía encima del primer subtítulo, o quítelas.",
    ],
    empty: [
      'No hay subtítulos en "{written}".',
      "Debajo de WEBVTT y de una línea vacía, escriba una línea como 00:00:01.000 --> 00:00:04.000, y debajo lo que se dice.",
    ],
    "not UTF-8": [
      'Los subtítulos de "{written}" no están guardados en UTF-8.',
      'Abra el archivo en un editor de texto y guárdelo con la codificación "UTF-8".',
    ],
    "too large": [
      'El archivo "{written}" es demasiado grande para ser de subtítulos.',
      "Nombre aquí el archivo con los subtítulos; debe tener menos de 200 KB.",
    ],
  },
  "media/no-captions": [
    'El video "{written}" tiene sonido y no tiene subtítulos, así que quien no oye se pierde lo que se dice.',
    'Agregue una línea "captions: {captions}" con un archivo WebVTT de lo que se dice, o exporte el video sin sonido.',
  ],
  "media/captions-without-video": [
    {
      picture: 'Hay subtítulos, pero "{written}" es una imagen, no un video.',
      nothing: "Hay subtítulos, pero ningún video.",
    },
    'Quite la línea de "{key}", o nombre un video después de "{beside}:".',
  ],

  "media/no-alt": [
    'La imagen no tiene "{key}", las palabras para las personas que no la ven.',
    {
      add: 'Agregue una línea justo debajo de esta, con la misma sangría que "{beside}", que diga en una frase lo que muestra la imagen: {key}: Dos sillas junto a una ventana.',
      comment: 'Borre el "# " delante de "{key}:" en la línea {comment}, y diga en una frase lo que muestra la imagen.',
    },
  ],
  "media/no-words": [
    "La imagen no tiene palabras para las personas que no la ven.",
    "Escríbalas entre los corchetes: ![lo que muestra la imagen](pictures/name.svg)",
  ],
  "media/alt-file-name": [
    '"{words}" es el nombre de un archivo, no lo que muestra la imagen.',
    "Diga en una frase lo que una persona ve en ella.",
  ],
  "media/alt-opening": [
    'Las palabras de esta imagen empiezan con "{opening}"; un lector de pantalla ya dice que es una imagen.',
    "Empiece con lo que muestra la imagen.",
  ],
  "media/alt-long": [
    "Las palabras de esta imagen tienen {length} caracteres; un lector de pantalla lee los {length} sin pausa.",
    "Diga en {limit} caracteres o menos lo que importa aquí, y pase lo demás al texto de la página.",
  ],
  "media/alt-repeated": [
    'Las palabras de esta imagen, "{words}", ya están junto a ella y se oirían dos veces.',
    "Diga lo que muestra la imagen y que las otras palabras no dicen.",
  ],
} as const;
