import { spanish } from "../../../../problems/words/es/spanish.ts";
import type { FormRemedies, FormWording } from "../remedy-in-form.ts";

const again = 'Escríbalo otra vez en "{label}".';
const choose = "Elija otra vez la imagen o el archivo.";
const deleteEntry =
  "Borre esta entrada.[[{isDomain} Para redirigir un dominio entero, pregunte a la empresa donde está registrado.]]";
const contact = "Si es de otra persona, agréguelo a los contactos de otras personas.";
const own =
  "[[Si debe ser el suyo, escriba {own:or}.]][[{isInOffice}Si debe ser el suyo, escriba lo que dice la oficina.]]";
const unlessGiven = "Escríbalo, o quite esto.";

/** What to do about a problem, in Spanish; `en.ts` has the same lines. */
const remedies: FormRemedies = {
  "file/empty": {
    page: "Escriba el título principal de la página. Si no quiere la página, bórrela.",
    optional: "Llénelo, o bórrelo.",
    needed: "Llénelo.",
  },
  "file/too-large": "Divida el texto en varias páginas.",

  "yaml/comment-in-value": again,
  "yaml/curly-quotes": "Quite las “ y ” que lo rodean.",

  "key/unknown": {
    "*": "Quítelo, y escríbalo en el campo que corresponde.",
    office: "Escríbalo en la oficina, y quítelo de aquí.",
  },
  "key/missing": {
    "*": 'Llene "{label}".',
    whole: 'Llene "{label}", o quite lo que va con eso.',
    "whole, lines": 'Llene "{label}", o quite lo que va con eso.',
  },
  "section/fifth": "Júntela con una de las cuatro, o pásela al texto de la página.",
  "section/title-without-data": "Agregue tarjetas a la sección, o quite su título.",
  "section/data-without-title": "Escriba un título para la sección, o quite sus tarjetas.",

  "value/number-not-text": again,
  "value/wrong-kind": {
    "*": again,
    other: "Escriba {wanted}.",
    number: "Escriba {line}.",
    boolean: "Elija sí o no.",
    brackets: "Agregue una entrada para cada uno: {line}",
    options: "Elija los que quiera: {line}",
  },
  "value/empty": {
    "*": 'Llene "{label}".',
    value: "Escriba {wanted}.",
    item: "Escriba {wanted}.",
    "lines or none": 'Llene "{label}", o quítelo.',
    "item lines or none": 'Llene "{label}", o quítelo.',
  },
  "value/future-date": {
    year: "Escriba el año en que se hizo, por ejemplo 2008.",
    month: "Escriba el mes en que se hizo, por ejemplo 2026-11.",
    day: "Escriba el día en que se hizo, por ejemplo 2026-11-30.",
  },
  "value/far-date": "Escriba el año correcto. Si no tiene fin, escriba 9999-12-31.",
  "value/past-closure": { line: "Bórrelo de la lista.", lines: "Bórrelos de la lista." },
  "value/past-announcement": "Quite el aviso, o elija un último día posterior.",
  "value/old-prices": 'Revise cada precio, y escriba en "{label}" el mes en que lo hizo.',
  "value/not-shown": {
    figure: "Elija esta cifra en la página de inicio o en la página de un servicio, o bórrela.",
    "figure on home page": "Bórrelo, o elija esta cifra en la página de inicio.",
    "film in its place": "Quite esta imagen, o el video detrás del título.",
    "no picture": "Elija una imagen, o quite esto.",
    "no testimonials, part":
      "Escriba lo que dijeron los pacientes en su página, agregue aquí una calificación, o quite esto.",
    "no testimonials, line": "Escriba lo que dijeron los pacientes en su página, o quite esto.",
    "no page": "Escriba esa página, o quite esto.",
    "no insurance": "Escriba sobre los seguros en la página de inicio, o quite esto.",
    "only insurance": "Escriba sobre los seguros en la página de inicio, o quite esto.",
    "opens nothing": "Escriba adónde lleva, o quite esta entrada.",
    "no groups in menu": "Haga que una entrada del menú muestre los grupos de servicios, o quite esto.",
    "no review": "Escriba en un servicio cuándo lo revisó un dentista por última vez, o quite esto.",
    "no post, file": "Escriba una noticia, o quite esto.",
    "no post, line": "Escriba una noticia, o quite esto.",
    "tag of nothing": "Escriba sobre el estacionamiento o cómo llegar, o quite esto.",
    "no address": "Escriba la dirección de su sitio web, o quite esto.",
    noindex: "Quite esto.",
    "no film": "Quite esto.",
  },
  "value/wrong-format": {
    "curly quotes": "Quite las “ y ” que lo rodean.",
    "curly line": "Escríbalo sin las “ y ” que lo rodean: {line}",
    items: "Agregue una entrada para cada uno: {line}",
    currency: 'Escriba la cantidad en {currency}, por ejemplo "{line}". Si sus precios son en otra moneda, elija esa.',
  },
  "value/wrong-count": {
    lines: 'Agregue algo a "{label}".',
    "lines or none": 'Agregue algo a "{label}", o quítelo.',
  },

  "html/pasted":
    "Péguelo sin formato: bórrelo aquí, cópielo otra vez y péguelo con Ctrl+Shift+V, o en una Mac con Shift+Option+Command+V.",
  "html/comment": "Quítelo.",
  "html/unfinished-tag": "Agregue el > que falta, o quítela.",

  "markdown/heading-level": { remove: "Quite este título." },
  "markdown/task-list": "Quite la casilla.",
  "markdown/mistake": {
    "indented text": "Quite los espacios que tiene delante.",
    footnote:
      "Escriba la nota en el texto mismo. En una página de servicio, una fuente puede ir en la lista de fuentes.",
    "unknown name": 'Escriba la dirección misma, entre paréntesis, por ejemplo "{instead:60}", o solo las palabras.',
    "table row": 'Escriba "{instead:400}" debajo de la fila que nombra las columnas.',
  },
  "markdown/missing-section": { renamed: "Escriba aquí {found}." },
  "markdown/no-text": "Escriba el texto de la página.",

  "link/scheme": {
    file: "Escriba una página de este sitio o una dirección que empiece con https://, o quite el enlace.",
  },
  "link/unknown-page": { file: "Escriba la dirección de una página que exista, o quite el enlace." },
  "link/missing-file": "Corrija la dirección, o quítela.",
  "link/external-unreached": { private: "Escriba una dirección que los visitantes puedan abrir, o quite el enlace." },
  "office/unknown": "Elija una de sus oficinas.",
  "claim/unknown": { some: "Elija una de sus cifras.", none: "Agregue primero una cifra, o quite esto." },

  "address/bad-name": {
    "*": "Póngale otro nombre, solo con letras, números y guiones, por ejemplo {example}.",
  },
  "address/duplicate-id": {
    heading: "Redacte de otra manera uno de los dos títulos.",
    file: "Póngale otro nombre, por ejemplo {free}.",
  },
  "address/gone": "Agréguela a las direcciones web anteriores, con la página que mejor corresponda.",
  "address/respelled":
    "Cambie el nombre de la página, para que su dirección sea otra vez {from}: ninguna redirección puede llevar a una que solo se distingue por las mayúsculas.",
  "group/service-twice": { "*": "Borre uno de los dos." },
  "group/not-a-service": "Elija la página de un servicio.",

  "redirect/old-address": { "home page": deleteEntry, hidden: deleteEntry, listed: deleteEntry },
  "redirect/twice": "Borre una de las dos entradas.",
  "redirect/hides-page": {
    delete: "Borre esta entrada. Si los visitantes de esa página deben ir a otra, borre más bien la página.",
  },
  "redirect/circle":
    "Elija una página de este sitio, por ejemplo {example}, o escriba una dirección que empiece con https://.",
  "redirect/too-many": {
    stars: "Borre algunas, o junte varias en una: /blog/* incluye /blog/2019/*.",
    entries: "Junte varias en una con asterisco, por ejemplo /blog/*, o borre las que ya nadie usa.",
  },
  "redirect/too-long": {
    from: "Acorte la dirección anterior a una carpeta y /*, o borre la entrada.",
    to: "Escriba una dirección más corta, por ejemplo la página sin lo que sigue al signo de interrogación, o borre la entrada.",
  },
  "host/limit": {
    files: "Publique el sitio en otro servicio, o quite imágenes que no le hagan falta.",
    file: "Guárdelo en una forma más pequeña, o publíquelo en otro lugar y ponga un enlace a él.",
    site: "Guarde sus videos en una forma más pequeña, o publíquelo en otro servicio.",
  },

  "language/no-words":
    "Pregunte a quien preparó el sitio: las palabras de todas las páginas se tienen que traducir una vez.",
  "language/missing-words": { "*": "Escriba las palabras que faltan en ese idioma." },
  "translation/undeclared": "Agregue el idioma a los otros idiomas del consultorio.",
  "translation/no-original": "Si esa página ya no existe, borre esta traducción.",
  "translation/reserved-path": "Ponga otro nombre a la página.",
  "translation/outdated": "Lea los dos, y cambie este hasta que diga otra vez lo mismo.",
  "translation/untranslated": { draft: "Escríbalos en {name}." },
  "translation/unreviewed":
    "Pida que la lea alguien que sepa de odontología y los dos idiomas, y escriba aquí el nombre.",

  "media/no-extension": choose,
  "media/extension": {
    photo:
      "Elija la foto como JPEG (.jpg), exportada desde Fotos o Vista Previa; en un iPhone, Ajustes → Cámara → Formatos → El más compatible hace que las próximas sean JPEG.",
    film: "Elija el video como MP4 con H.264, exportado desde un editor de video o el programa gratuito HandBrake.",
    other: "Elija uno que termine en {allowed}.",
  },
  "media/missing-file": { "*": choose },
  "media/outside-assets": { "*": choose },
  "media/no-poster": {
    "*": "Elija la imagen que se muestra hasta que empieza el video, de la misma forma. En VLC, detenga el video donde mejor se vea y elija Video > Capturar pantalla.",
  },
  "media/poster-without-video": 'Quite "{label}", o elija un video en lugar de la imagen.',
  "media/captions-without-video": 'Quite "{label}", o elija un video.',
  "media/no-captions": "Agregue subtítulos de lo que se dice, o exporte el video sin sonido.",
  "media/no-alt": { "*": 'Diga en "{label}", en una frase, lo que muestra la imagen.' },
  "media/wrong-content": {
    rename: "Guárdelo otra vez desde un editor en el formato que dice su nombre, y elíjalo otra vez.",
  },
  "media/svg-code": "Expórtelo otra vez sin código, o elija un PNG.",
  "media/font": {
    "*": "Elija otra vez el archivo WOFF2 del tipo de letra, solo con las letras de su idioma, de 1 MB como máximo.",
  },

  "brand/contrast": {
    nearest: "Elija {nearest}, que es el color más parecido que se puede leer.",
    other: "Elija un color más claro o más oscuro, o quítelo.",
  },
  "brand/faint-logo": {
    light: "Póngalo sobre una placa en pantallas claras, o elija una imagen más oscura.",
    dark: "Elija una imagen más clara, o ninguna, y una placa en pantallas oscuras.",
    "only logo": "Elija también una imagen más clara para pantallas oscuras, o una placa en ellas.",
  },
  "brand/no-logo": {
    showName: "Elija un logotipo, o muestre el nombre.",
    logoDark: "Elija un logotipo para las demás pantallas, o quite esto.",
  },

  "page/too-heavy": {
    photo:
      "Elija una copia más pequeña de la imagen, de 600 píxeles de ancho, o una con un fondo liso: lo que más pesa son las hojas, la grava y las alfombras.",
    drawing: "Exporte el dibujo como PNG, de 1,600 píxeles de ancho, y elija ese.",
    film: "Elija una copia más pequeña, guardada con el programa gratuito HandBrake: su preajuste es Fast 720p30, y bastan 20 segundos.",
  },
  "page/too-many-elements":
    "Acorte el menú si todas las páginas tienen demasiados; si no, el texto, las tarjetas o la lista de servicios de esta página.",
  "page/title-length": {
    add: "Escriba un título para los buscadores de {least} a {most} caracteres: de qué trata la página, y después la ciudad o el consultorio.",
  },
  "page/description-length": {
    add: "Escriba un texto para los buscadores de {least} a {most} caracteres: qué aprende un paciente en la página.",
  },
  "page/unlinked": "Agréguela al menú o a un grupo de servicios, o ponga un enlace a ella en el texto de otra página.",
  "page/same-text":
    "Si es una copia, pase a la otra lo que solo tiene esta página, y borre esta página. Si no, diga en las dos en qué se distinguen.",
  "page/noindex": {
    old: "Deje que los buscadores muestren la página, o lleve la dirección anterior a otra página.",
    entries: "Deje que los buscadores muestren la página.",
  },
  "page/not-in-menu": "Agregue una entrada al menú para cada una.",
  "page/too-many-for-menu": {
    services:
      "Haga grupos de servicios, con {most} servicios como máximo que los pacientes buscan. Ponga enlaces a los demás en las páginas de esos.",
    pages: "Haga un menú con las páginas que los pacientes buscan.",
  },
  "page/no-how-soon": "Escriba cuándo llamar, con las señales que su dentista les dice a los pacientes.",

  "copy/percentage": {
    here: "Si es de un estudio, nombre el estudio en este párrafo con su año, y agréguelo a las fuentes de esta página. Si es suya, quítela de aquí; la página de inicio puede mostrarla como una cifra con su fuente.",
    elsewhere:
      "Si es de un estudio, pásela a la página de un tratamiento, a una página propia o a una noticia, nombre el estudio en su párrafo con su año, y agréguelo a las fuentes de esa página. Si es suya, quítela de aquí; la página de inicio puede mostrarla como una cifra con su fuente.",
  },
  "copy/no-consent":
    "Cuando el paciente haya firmado, escriba el día. Si ningún paciente dijo estas palabras, escriba encima qué son, por ejemplo: Testimonio de muestra",
  "copy/unknown-contact": {
    listed: `${own} ${contact}`,
    unlisted: `${own} ${contact}`,
    partial: `${own} Los demás teléfonos necesitan todas sus cifras, con el código de área.`,
  },
  "copy/other-hours": {
    "*": "Si es correcto, cambie el horario de la oficina. Si no, quítelo de aquí, porque todas las páginas muestran el horario de todos modos. Si es de otra persona, agréguelo a los contactos de otras personas.",
  },

  "practice/no-address": "Escriba la dirección de su sitio web.",
  "publish/test-address": "Escriba la dirección de su sitio web.",
  "publish/no-notice": "Escríbalo antes de publicar, y pida que lo lea un abogado.",
  "publish/no-consent":
    "Cuando el paciente haya firmado, escriba el día. Si no es un paciente suyo que recibió este tratamiento, dígalo aquí.",
  "publish/no-coordinates":
    "En Google Maps, haga clic con el botón derecho en la entrada; el menú empieza con la latitud y la longitud. Escriba aquí los dos números.",
  "publish/incomplete-data": { key: unlessGiven, address: unlessGiven },
  "publish/no-preview-picture": { logo: "Elija un logotipo, o una imagen ancha del consultorio." },
};

/** What schemas want, in Spanish for somebody who sees fields. `{}` is any text. */
const phrases: Readonly<Record<string, string>> = {
  'a color as six digits after #, in quotes, such as "#1a5a59"':
    "un color con seis cifras después de #, por ejemplo #1a5a59",
  'a ZIP code in quotes such as "97201"': "un código postal como 97201",
  'a ZIP code or postal code in quotes such as "97201"': "un código postal como 97201",
  'a ZIP code such as {}, or "country:" with the name of another country':
    "un código postal como {}, o el nombre de otro país en su campo",
  'a postal code of {} such as {}, or "country:" with the name of another country': "un código postal de {} como {}",
  'an address that begins with https://www.google.com/maps/embed (in Google Maps: Share, then Embed a map, then copy what is in quotes after "src="), or ends in &output=embed':
    "la dirección de Google Maps que empieza con https://www.google.com/maps/embed (Compartir, después Insertar un mapa), o una que termine en &output=embed",
  "a name that a file can have on Windows, such as harbor-lane": "otro nombre, por ejemplo harbor-lane",
  'a time later than "opens" on the same day, such as 17:30 for 5:30 PM':
    "una hora posterior a la hora a la que abre, por ejemplo 17:30 para las 5:30 PM",
  'a "name" with a "phone", an "email", a "street", a "zip" or "hours" below it':
    "un nombre con un teléfono, un correo electrónico, una calle, un código postal o un horario",
  'booking, text, both, or neither: "[]"': "booking, text, los dos, o ninguno",
  "at least one film with its poster, or no such list": "al menos un video con su imagen, o ningún video",
  "at least one photo with its imgAlt, or no such list": "al menos una foto con su descripción, o ninguna",
  "at least one item with title and description": "al menos uno con título y texto",
  "at least one line of hours": "el horario de al menos un día",
  "at least one line": "al menos uno",
  "at least one line, or no such list": "al menos uno, o ninguno",
  "at least one name, or no such list": "al menos un nombre, o ninguno",
  "at least one category, or no such list": "al menos una categoría, o ninguna",
  "at least one language, or no such list": "al menos un idioma, o ninguno",
  "at least one testimonial, or no such list": "al menos un testimonio, o ninguno",
  "at least one pair of pictures, or no such list": "al menos un par de imágenes, o ninguno",
  "at least one language, or no such line": "al menos un idioma, o ninguno",
  "at least one office, or no such line": "al menos una oficina, o ninguna",
  "at least one person, or no such line": "al menos una persona, o ninguna",
  "at least one phone number, or no such line": "al menos un teléfono, o ninguno",
  "true, or no such line": "sí, o nada",
  "true or false": "sí o no",
  'a group of "key: value" lines': "cada parte en su campo",
  "a group of {} and {}": "cada parte en su campo",
  'Leave out "price" if it may cost more, or else "from".':
    "Quite el precio si puede costar más, y si no, el precio más bajo.",
  'Write both in the same way, such as "from: {}" and "to: {}".':
    "Escriba los dos de la misma manera, por ejemplo {} y {}.",
  'Write the amounts in {}, such as "priceRange: {}".': "Escriba las cantidades en {}, por ejemplo {}.",
  'Write an amount. Words in place of one go after "price:", such as: price: Ask us':
    'Escriba una cantidad. Las palabras en lugar de una, como "Pregúntenos", van en el campo de un solo precio.',
  'Write the two amounts on lines of their own: "from: {}" and "to: {}".':
    "Escriba {} como el precio más bajo y {} como el más alto.",
  'Write "from: {}" in place of "price:".': "Escriba más bien {} como el precio más bajo.",
  'If it is for other days, put the line with those days back above it, such as "- days: [Friday]". If you are open at these times, delete "closed: true".':
    "Si es para otros días, agregue una entrada para esos. Si está abierto a estas horas, no diga que está cerrado.",
  'Delete the line of "note". If it is for other days, put a hyphen and the days in front of it, such as "- days: [Saturday]".':
    "Quite la nota. Si es para otros días, agregue una entrada para esos.",
  'Add a line to this file that begins with "{}:", or take {} out of the list.':
    "Llénelo en esta oficina, o quítelo de la lista.",
};

export const spanishForms: FormWording = {
  ...spanish,
  remedies,
  remedyPhrases: { ...spanish.phrases, ...phrases },
};
