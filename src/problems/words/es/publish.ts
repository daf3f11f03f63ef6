/** Requirements of `dentalsite check --publish`, in Spanish. */
export const publish = {
  "practice/no-address": [
    "Falta la dirección web del sitio, así que no hay mapa del sitio ni vistas previas de los enlaces.",
    'Escriba "origin: https://www.your-practice.com" con su propia dirección.',
  ],
  "publish/test-address": [
    '"{hostname}" está reservado para pruebas: ningún visitante puede llegar a un sitio ahí.',
    'Escriba "origin: https://www.your-practice.com" con su propia dirección.',
  ],
  "publish/no-notice": [
    'Falta "{file}": {what}.',
    'Escríbalo antes de publicar. "npx dentalsite init ../small-site --yes" hace uno para empezar; pida que lo lea un abogado.',
  ],
  "publish/no-consent": [
    "Estas imágenes de un paciente no tienen el día del permiso escrito del paciente.",
    'Cuando el paciente haya firmado, agregue el día como una línea más de este elemento, con la misma sangría que las demás, por ejemplo: consent: "2026-05-04". Si no es un paciente suyo que recibió este tratamiento, escriba: model: true',
  ],
  "publish/no-coordinates": [
    "Esta oficina no tiene coordenadas, que los buscadores quieren para sus mapas.",
    "En Google Maps, haga clic con el botón derecho en la entrada; la primera línea del menú es la latitud y la longitud. Escriba líneas como estas con sus propios números:",
    ["geo:", "  latitude: 44.6365", "  longitude: -124.0535"],
  ],
  "publish/incomplete-data": {
    template: [
      'Los buscadores buscan "{property}" en {type} de {page}, y no lo encuentran.',
      "Escríbalo en la plantilla que imprime los datos estructurados de esta página.",
    ],
    key: [
      "Los buscadores buscan {what} ({property}) en {type} de {page}, y no lo encuentran.",
      'En {file}, escriba una línea como "{key}: {example}".',
    ],
    address: [
      "Los buscadores buscan {what} ({property}) en {type} de {page}, y no lo encuentran.",
      'En {file}, debajo de "address:", escriba una línea como "{key}: {example}".',
    ],
  },
  "publish/no-data": [
    "La página {page} no tiene datos estructurados para los buscadores.[[ Lo mismo pasa en {others} {others:página más|páginas más}.]]",
    "En {template}, escriba head.graph como lo hace templates/parts/head.tsx del paquete.",
  ],
  "publish/no-preview-picture": [
    "Un enlace a {page} no muestra ninguna imagen donde se comparte.[[ Lo mismo pasa en {others} {others:página más|páginas más}.]]",
    {
      logo: 'Agregue a site/brand.yaml una línea que nombre su logotipo, por ejemplo "logo: pictures/logo.svg", o un "banner:" a site/practice.yaml.',
      template: "En {template}, escriba head.preview como lo hace templates/parts/head.tsx del paquete.",
    },
  ],
} as const;
