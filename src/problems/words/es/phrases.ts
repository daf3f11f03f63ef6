import { pagePhrases } from "./page-phrases.ts";

/**
 * What schemas and steps say in English inside of problems, in Spanish. `{}` is any text. A format completes "Escriba …", the kind of a value
 * "debe ser …", and the purpose of a file "lo necesita: …".
 */
export const phrases: Readonly<Record<string, string>> = {
  // Formats of values
  "some text": "algún texto",
  "text with words in it": "un texto que tenga palabras",
  'words without "{" and "}"': 'palabras sin "{" ni "}"',
  "words with {} in them, such as {}": "palabras que incluyan {}, por ejemplo {}",
  'a color as six digits after #, in quotes, such as "#1a5a59"':
    'un color con seis cifras después de #, entre comillas, por ejemplo "#1a5a59"',
  "a date such as 2026-11-30, the year first": "una fecha como 2026-11-30, primero el año",
  "a date after 1900": "una fecha posterior a 1900",
  "a year and a month such as 2026-11": "un año y un mes como 2026-11",
  "a year such as 2008": "un año como 2008",
  "the minutes as a whole number such as 2": "los minutos en un número entero como 2",
  "a time on the 24-hour clock such as 08:30, or 17:00 for 5 PM":
    "una hora en formato de 24 horas como 08:30, o 17:00 para las 5 PM",
  "an address that begins with https://": "una dirección que empiece con https://",
  "a page of this site such as /services/crowns, or an address that begins with https://":
    "una página de este sitio como /services/crowns, o una dirección que empiece con https://",
  "the address where the site is published, such as https://www.practice.com":
    "la dirección donde se publica el sitio, por ejemplo https://www.practice.com",
  "the link that a map's Share button gives, such as {}":
    "el enlace que da el botón Compartir de un mapa, por ejemplo {}",
  'an address that begins with https://www.google.com/maps/embed (in Google Maps: Share, then Embed a map, then copy what is in quotes after "src="), or ends in &output=embed':
    'una dirección que empiece con https://www.google.com/maps/embed (en Google Maps: Compartir, después Insertar un mapa, y copie lo que está entre comillas después de "src="), o que termine en &output=embed',
  "a phone number such as (503) 555-0187: ten digits without an extension, the first and the fourth from 2 to 9 (for other countries + and their code)":
    "un teléfono como (503) 555-0187: diez cifras sin extensión, la primera y la cuarta de 2 a 9 (para otros países, + y su código)",
  "a phone number with its area code, such as (503) 555-0187":
    "un teléfono con su código de área, por ejemplo (503) 555-0187",
  "an e-mail address such as hello@practice.com": "un correo electrónico como hello@practice.com",
  'a ZIP code in quotes such as "97201"': 'un código postal entre comillas como "97201"',
  'a ZIP code or postal code in quotes such as "97201"': 'un código postal entre comillas como "97201"',
  'a ZIP code such as {}, or "country:" with the name of another country':
    'un código postal como {}, o "country:" con el nombre de otro país',
  "a ZIP code such as {}": "un código postal como {}",
  'a postal code of {} such as {}, or "country:" with the name of another country':
    'un código postal de {} como {}, o "country:" con el nombre de otro país',
  "a postal code of {} such as {}": "un código postal de {} como {}",
  "a number such as 1": "un número como 1",
  "a number from 1 to 5 such as 4.8": "un número de 1 a 5, por ejemplo 4.8",
  "a number such as 214": "un número como 214",
  "a number such as 2": "un número como 2",
  "a number up to 6": "un número hasta 6",
  "a day from that of the post on": "un día a partir del de la noticia",
  "a number from 1 on": "un número a partir de 1",
  "a number from {} to {} with a point in it, such as {}": "un número de {} a {} con un punto, por ejemplo {}",
  "an amount such as {}": "una cantidad como {}",
  "the three capital letters of a currency such as USD": "las tres letras mayúsculas de una moneda, como USD",
  'one language, with the others in "translations"': 'un solo idioma, con los demás en "translations"',
  "a time zone such as America/Los_Angeles": "una zona horaria como America/Los_Angeles",
  "a language tag such as {}": "una etiqueta de idioma como {}",
  "small letters, digits and hyphens, such as harbor-lane":
    "letras minúsculas, números y guiones, por ejemplo harbor-lane",
  "a name that a file can have on Windows, such as harbor-lane":
    "un nombre que un archivo pueda tener en Windows, por ejemplo harbor-lane",
  "a name of {} characters at most": "un nombre de {} caracteres como máximo",
  "at most {} characters": "{} caracteres como máximo",
  "fewer than {} characters": "menos de {} caracteres",
  "a day's full name such as Monday": "el nombre completo de un día en inglés, como Monday",
  "one of {}": "uno de {}",
  "{} or apache, or nothing for any other host": "{} o apache, o nada para cualquier otro servicio",
  'booking, text, both, or neither: "[]"': 'booking, text, los dos, o ninguno: "[]"',
  "true, or no such line": "true, o ninguna línea así",
  "one address for all below the old one, without :splat":
    "una sola dirección para todo lo que está debajo de la anterior, sin :splat",
  'a "name" with a "phone", an "email", a "street", a "zip" or "hours" below it':
    'un "name" con un "phone", un "email", un "street", un "zip" o "hours" debajo',
  "three letters, such as {}": "tres letras, por ejemplo {}",

  // Lists
  "at least one line, or no such list": "al menos una línea, o ninguna lista así",
  "at least one name, or no such list": "al menos un nombre, o ninguna lista así",
  "at least one category, or no such list": "al menos una categoría, o ninguna lista así",
  "at least one language, or no such list": "al menos un idioma, o ninguna lista así",
  "at least one testimonial, or no such list": "al menos un testimonio, o ninguna lista así",
  "at least one pair of pictures, or no such list": "al menos un par de imágenes, o ninguna lista así",
  "at least one film with its poster, or no such list": "al menos un video con su poster, o ninguna lista así",
  "at least one photo with its imgAlt, or no such list": "al menos una foto con su imgAlt, o ninguna lista así",
  "at least one language, or no such line": "al menos un idioma, o ninguna línea así",
  "at least one office, or no such line": "al menos una oficina, o ninguna línea así",
  "at least one person, or no such line": "al menos una persona, o ninguna línea así",
  "at least one phone number, or no such line": "al menos un teléfono, o ninguna línea así",
  "at least one line": "al menos una línea",
  "at least one line of hours": "al menos una línea del horario",
  "at least one list": "al menos una lista",
  "at least one link": "al menos un enlace",
  "at least one item": "al menos un elemento",
  "at least one item with title and description": "al menos un elemento con title y description",
  "at least one item with what it is and its price": "al menos un elemento con lo que es y su precio",
  "at least one group": "al menos un grupo",
  "at least one group with a title and its items": "al menos un grupo con un título y sus elementos",
  "at least one question with its answer": "al menos una pregunta con su respuesta",
  "at least one answer": "al menos una respuesta",
  "at least one menu item": "al menos una entrada del menú",
  "at least one day": "al menos un día",
  "at least one city": "al menos una ciudad",
  "six photos at most": "seis fotos como máximo",
  "each language once": "cada idioma una vez",
  "only languages besides that of the site": "solo idiomas distintos del idioma del sitio",

  // Kinds of values
  text: "texto",
  "a list": "una lista",
  "a number": "un número",
  "true or false": "true o false",
  "something else": "otra cosa",
  'a group of "key: value" lines': 'un grupo de líneas "clave: valor"',
  "a group of {} and {}": "un grupo de {} y {}",
  "one line without these keys": "una línea sin estas claves",
  "the number {}": "el número {}",
  "the word {}": "la palabra {}",
  nothing: "nada",

  // Keys that depend on each other
  there: "ahí",
  "the words of the link": "las palabras del enlace",
  "the main title of the page": "el título principal de la página",
  "the sentence below the main title": "la frase debajo del título principal",
  "the answers below the main title": "las respuestas debajo del título principal",
  "the heading above the advice": "el título sobre los consejos",
  "the advice below the title": "los consejos debajo del título",
  "the advice that the link leads to": "los consejos a los que lleva el enlace",
  'a time later than "opens" on the same day, such as 17:30 for 5:30 PM':
    'una hora posterior a "opens" del mismo día, por ejemplo 17:30 para las 5:30 PM',

  // Whole sentences of schemas
  "{} is a date in the year {}.": "{} es una fecha del año {}.",
  "Write the year with its own four digits, such as {}.": "Escriba el año con sus cuatro cifras, por ejemplo {}.",
  "{} is not an amount such as {}.": "{} no es una cantidad como {}.",
  "{} may be {} or {}.": "{} puede ser {} o {}.",
  '"priceRange" is {}, and the currency of the prices is {}.': '"priceRange" es {}, y la moneda de los precios es {}.',
  'Write the amounts in {}, such as "priceRange: {}".': 'Escriba las cantidades en {}, por ejemplo "priceRange: {}".',
  'Write "{}" or "{}".': 'Escriba "{}" o "{}".',
  'Write an amount. Words in place of one go after "price:", such as: price: Ask us':
    'Escriba una cantidad. Las palabras en lugar de una van después de "price:", por ejemplo: price: Pregúntenos',
  'Write the two amounts on lines of their own: "from: {}" and "to: {}".':
    'Escriba las dos cantidades en líneas aparte: "from: {}" y "to: {}".',
  'Write "from: {}" in place of "price:".': 'Escriba "from: {}" en lugar de "price:".',
  '"price" and "from" are both there, and a price is one or the other.':
    'Están "price" y "from", y un precio es uno o el otro.',
  'Leave out "price" if it may cost more, or else "from".': 'Quite "price" si puede costar más, y si no, "from".',
  '"from" is {} and "to" is {}, but only one of them says in which currency.':
    '"from" es {} y "to" es {}, pero solo uno dice en qué moneda.',
  'Write both in the same way, such as "from: {}" and "to: {}".':
    'Escriba los dos de la misma manera, por ejemplo "from: {}" y "to: {}".',
  '"to" is {}, not more than "from", {}.': '"to" es {}, que no es más que "from", {}.',
  '"former" is {}, not more than "price", {}.': '"former" es {}, que no es más que "price", {}.',
  'Write the higher amount after "former:", or leave that line out.':
    'Escriba la cantidad más alta después de "former:", o quite esa línea.',
  "Swap the two, or write one price.": "Intercambie los dos, o escriba un solo precio.",
  '"updated" is {}, a day before "date", {}.': '"updated" es {}, un día anterior a "date", {}.',
  "Swap the two, or leave out the line of the change.": "Intercambie los dos, o quite la línea del cambio.",
  '"to" is {}, a day before "from", {}.': '"to" es {}, un día anterior a "from", {}.',
  '"until" is {}, a day before "from", {}.': '"until" es {}, un día anterior a "from", {}.',
  "Write a later day, or swap the two.": "Escriba un día posterior, o intercambie los dos.",
  '"before" and "after" show the same picture, {}.': '"before" y "after" muestran la misma imagen, {}.',
  "Name the picture after the treatment here.": "Nombre aquí la imagen de después del tratamiento.",
  '"closed: true" is in the same entry as "opens" and "closes".':
    '"closed: true" está en la misma entrada que "opens" y "closes".',
  'If it is for other days, put the line with those days back above it, such as "- days: [Friday]". If you are open at these times, delete "closed: true".':
    'Si es para otros días, ponga encima la línea con esos días, por ejemplo "- days: [Friday]". Si está abierto a estas horas, borre "closed: true".',
  'The note "{}" is in the same entry as "closed: true", and would not be shown.':
    'La nota "{}" está en la misma entrada que "closed: true", y no se mostraría.',
  'Delete the line of "note". If it is for other days, put a hyphen and the days in front of it, such as "- days: [Saturday]".':
    'Borre la línea de "note". Si es para otros días, ponga delante un guion y los días, por ejemplo "- days: [Saturday]".',
  '"opens" and "closes" are both {}.': '"opens" y "closes" son las dos {}.',
  'Write when you close, such as "17:30". Around the clock is from "00:00" to "23:59".':
    'Escriba a qué hora cierra, por ejemplo "17:30". Si no cierra nunca, de "00:00" a "23:59".',
  '{} is in two entries of "closures" that say different hours.':
    '{} está en dos entradas de "closures" que dicen horas distintas.',
  "Change the days or the times of one of them.": "Cambie los días o las horas de una de ellas.",
  "{} is in two entries whose times overlap.": "{} está en dos entradas cuyas horas coinciden en parte.",
  "Change the times of one of them, or remove {} from it.": "Cambie las horas de una de ellas, o quite de ella {}.",
  '"besideCall" names {}, and this office has no "{}:".': '"besideCall" nombra {}, y esta oficina no tiene "{}:".',
  'Add a line to this file that begins with "{}:", or take {} out of the list.':
    'Agregue a este archivo una línea que empiece con "{}:", o quite {} de la lista.',

  // Second places
  "The heading is": "El título está",
  "It is listed here first": "Está primero aquí",
  "It is written here first": "Está escrito primero aquí",
  "The other is here": "El otro está aquí",
  "The other is": "El otro está",
  "The name comes from here too": "El nombre también viene de aquí",
  "{} comes from here too": "{} también viene de aquí",
  "The next longest has {}": "La siguiente más larga tiene {}",

  // Why a file cannot be used
  "you have no permission to read it": "usted no tiene permiso para leerlo",
  "where it was made": "dónde se hizo",
  "which camera made it": "qué cámara lo hizo",
  "who made it": "quién lo hizo",
  "has other files attached to it": "lleva otros archivos adjuntos",
  "has packed notes": "lleva notas comprimidas",
  "has too many pictures in it": "contiene demasiadas imágenes",
  "has .{} in its name": "tiene .{} en su nombre",
  "is XML with more than plain data in it": "es XML con algo más que datos",
  'has a "<" in it, with which HTML begins': 'contiene un "<", con el que empieza el HTML',
  "ends in .{}": "termina en .{}",
  "is not plain text": "no es texto simple",
  "a stream of an unknown kind": "una pista de tipo desconocido",
  "a comment called {}": "un comentario llamado {}",
  "a photo in it that says {}": "dentro una foto que dice {}",
  "sound that is packed as {}": "sonido comprimido como {}",
  "{} in a style": "{} en un estilo",
  "a comment that begins with >": "un comentario que empieza con >",
  "a document type with entities": "un tipo de documento con entidades",
  "a style sheet of its own": "su propia hoja de estilos",

  "{} million characters": "{} millones de caracteres",
  "photos in it of more than {} million pixels": "fotos de más de {} millones de píxeles",
  "entities that stand for more than {} characters": "entidades que suman más de {} caracteres",
  "{} elements with {} rules of style": "{} elementos con {} reglas de estilo",
  "its {} elements use each other again and again": "sus {} elementos se usan unos a otros una y otra vez",
  "more than {} elements that use each other in a chain": "más de {} elementos que se usan unos a otros en cadena",
  "an element in a style sheet": "un elemento en una hoja de estilos",
  "{} that changes a link": "{} que cambia un enlace",
  "the attribute {}": "el atributo {}",

  // Values that are left from a sample, and what search engines miss
  "a phone number reserved for fiction": "un teléfono reservado para la ficción",
  "a domain reserved for examples": "un dominio reservado para ejemplos",
  "what it is called": "cómo se llama",
  "what it shows": "lo que muestra",
  "the house number and the street": "el número y la calle",
  "the city": "la ciudad",
  "the state": "el estado",
  "the ZIP code": "el código postal",
  "its picture": "su imagen",
  "the title of each page on the way": "el título de cada página del camino",
  "the question": "la pregunta",
  "the answer": "la respuesta",
  "the country, by a name that they know": "el país, con un nombre que conozcan",
  "the day on which it was first shown": "el día en que se mostró por primera vez",
  doctors: "a sus dentistas",
  offices: "sus oficinas",
  news: "sus noticias",

  ...pagePhrases,
};
