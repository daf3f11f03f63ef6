/** Addresses that no longer exist, and the limits of hosts, in Spanish. */
export const redirects = {
  "redirect/old-address": [
    {
      address: 'La dirección anterior "{from}" nombra un sitio; una dirección anterior es solo lo que sigue después.',
      query:
        'La dirección anterior "{from}" tiene un "?", y los servicios de alojamiento no miran lo que sigue después.',
      fragment: 'La dirección anterior "{from}" tiene un "#", y los navegadores no envían lo que sigue después.',
      slash: 'La dirección anterior "{from}" no empieza con una barra.',
      star: 'La dirección anterior "{from}" tiene un "*" que no está al final después de una barra.',
      characters:
        'La dirección anterior "{from}" tiene caracteres que los servicios de alojamiento leen de distintas maneras.',
    },
    {
      characters:
        "Use solo letras, números y - . _ ~ + , & = @ ( ) entre las barras, con %20 en lugar de un espacio, o borre la entrada.",
      star: "Escriba cada dirección por separado, sin asterisco.",
      "star or list": "Escriba {meant} para todo lo que está debajo, o cada dirección por separado, sin asterisco.",
      "home page":
        "Borre esta entrada, su from: y su to:. Quien pide esa dirección recibe la página de inicio de este sitio.[[{isDomain} Para redirigir un dominio entero, pregunte a la empresa donde está registrado.]]",
      hidden:
        "Borre esta entrada, su from: y su to:. Quien pide esa dirección recibe {hidden} de este sitio.[[{isDomain} Para redirigir un dominio entero, pregunte a la empresa donde está registrado.]]",
      listed:
        "Borre esta entrada, su from: y su to:. Otra entrada, para {meant}, ya la incluye.[[{isDomain} Para redirigir un dominio entero, pregunte a la empresa donde está registrado.]]",
      write:
        "Escriba {meant} en su lugar.[[{isDomain} Para redirigir un dominio entero, pregunte a la empresa donde está registrado.]]",
    },
  ],
  "redirect/twice": [
    'La dirección anterior "{from}" ya está en la lista; no cuentan una barra al final ni las mayúsculas.',
    "Borre una de las dos entradas: su from: y su to:.",
  ],
  "redirect/hides-page": [
    {
      prefix: '"{from}" incluye {hidden}, una dirección de este sitio, que ya nadie podría abrir.',
      equal: '"{from}" es una dirección de este sitio, que ya nadie podría abrir.',
      alike: '"{from}" es igual que {hidden}, una dirección de este sitio, que ya nadie podría abrir.',
    },
    {
      list: "Escriba las direcciones anteriores una por una, sin asterisco.",
      delete:
        "Borre esta entrada, su from: y su to:. Si los visitantes de esa página deben ir a otra, borre más bien la página o el archivo.",
    },
  ],
  "redirect/circle": [
    {
      itself: 'La redirección de "{from}" lleva a sí misma.',
      circle: "Estas redirecciones llevan en círculo: {circle}.",
    },
    "Escriba después de to: una página de este sitio, por ejemplo {example}, o una dirección que empiece con https://.",
  ],
  "redirect/chain": [
    '"{to}" es también una dirección anterior, así que los visitantes pasarían por dos redirecciones.',
    "Escriba {end} en su lugar: ahí termina.",
  ],
  "redirect/too-many": {
    stars: [
      "Hay {count:number} entradas con asterisco, y {host} lee {limit} como máximo.",
      "Borre algunas, o junte varias en una: /blog/* incluye /blog/2019/*.[[ {hint}]]",
    ],
    entries: [
      "Las entradas cuentan como {count:number} redirecciones, y {host} lee {limit:number} como máximo.",
      "Junte varias en una con asterisco, por ejemplo /blog/*, o borre las que ya nadie usa.[[ {hint}]]",
    ],
  },
  "redirect/too-long": [
    "Esta redirección tiene {count:number} caracteres, y {host} lee {limit:number} como máximo.",
    {
      from: "Acorte la dirección después de from: a una carpeta y /*, o borre la entrada.[[ {hint}]]",
      to: "Escriba una dirección más corta después de to:, por ejemplo la página sin lo que sigue al signo de interrogación, o borre la entrada.[[ {hint}]]",
    },
  ],

  "host/limit": {
    files: [
      "El sitio tiene {count:number} archivos, y {host} acepta {limit:number} como máximo.",
      "Publique el sitio en otro servicio, o quite imágenes que no le hagan falta.[[ {hint}]]",
    ],
    file: [
      'El archivo "{name}" tiene {megabytes:number} MB, y {host} acepta {limit:number} MB como máximo.',
      "Guárdelo en una forma más pequeña, o publíquelo en otro lugar y ponga un enlace a él.[[ {hint}]]",
    ],
    site: [
      "El sitio tiene {megabytes:number} MB, y {host} acepta {limit:number} MB como máximo.",
      "Guarde sus videos en una forma más pequeña, o publíquelo en otro servicio.[[ {hint}]]",
    ],
  },
} as const;
