/** Addresses of pages and of places on them, and the groups that list services, in Spanish. */
export const addresses = {
  "address/bad-name": {
    page: [
      '"{name}" no puede ser la dirección de una página.',
      "Cambie el nombre del archivo, solo con letras, números y guiones, por ejemplo {example}.",
    ],
    place: [
      '"{name}" no puede ser parte de la dirección de una página.',
      "Cambie el nombre del archivo, solo con letras, números y guiones, por ejemplo {example}.",
    ],
    folder: [
      '"{name}" no puede ser parte de la dirección de una página.',
      "Cambie el nombre de la carpeta, solo con letras, números y guiones, por ejemplo {example}.",
    ],
    reserved: [
      'Ningún archivo puede llamarse "{name}" en Windows, que reserva ese nombre.',
      "Póngale otro nombre, por ejemplo {example}.",
    ],
    "reserved part": [
      'Ningún archivo puede llamarse "{name}" en Windows, que reserva el nombre "{reserved}".',
      "Póngale otro nombre, por ejemplo {example}.",
    ],
  },
  "address/duplicate": [
    'Dos páginas tienen la dirección "{address}" (las mayúsculas no cuentan).',
    {
      fixed: "Elija aquí otro nombre; la dirección de la otra página es fija.",
      free: "Cambie el nombre de una de las dos, por ejemplo {example}.",
    },
  ],
  "address/gone": [
    {
      gone: "La página {from} ya no existe, y nada lleva de su dirección a otra página.",
      moved: "La página {from} ahora es {to}, y nada lleva de su dirección a otra página.",
      several:
        "{count} páginas cambiaron de dirección o ya no existen, y nada lleva de sus direcciones a otra página: {first}[[ y {more} más]].",
    },
    'Agregue estas líneas al final de site/redirects.yaml, un archivo nuevo si no existe[[{isOpen}, con la página que mejor corresponda después de cada "to:"]]:',
  ],
  "address/respelled": [
    "La última vez había una página en {from}, que ahora está en {now}. En muchos servicios de alojamiento, la dirección anterior muestra la página de error.",
    "Cambie el nombre del archivo o de la carpeta de la página, para que su dirección sea otra vez {from}: ninguna redirección puede llevar a una dirección que solo se distingue por las mayúsculas.",
  ],
  "address/duplicate-id": [
    'La página tiene dos lugares llamados "#{id}", así que un enlace no sabría a cuál llevar.',
    {
      heading: 'Redacte de otra manera uno de los dos títulos; donde el HTML dice id="{id}", escriba otro id.',
      file: "Cambie el nombre de este archivo, por ejemplo {free}.md: en el nombre de un lugar no cuentan los espacios ni la puntuación.",
    },
  ],

  "group/service-twice": {
    "one group": ['"{href}" está dos veces en este grupo.', "Borre uno de los dos, con su texto."],
    "two groups": [
      '"{href}" está en dos grupos de servicios, así que su barra lateral sería ambigua.',
      "Bórrelo de uno de los dos, con su texto.",
    ],
  },
  "group/not-a-service": [
    '"{href}" no es la dirección de una página de servicio, y un grupo solo tiene de esas.',
    "Escriba /services/ y el nombre del archivo del servicio, por ejemplo /services/crowns.",
  ],
} as const;
