/** A practice's own templates, stylesheets and scripts, in Spanish. */
export const templates = {
  "template/threw": [
    "Esta plantilla falla: {reason}[[ Lo mismo pasa en {others} {others:página más|páginas más}.]]",
    {
      shared:
        "Todas las páginas comparten lo que recibe una plantilla, así que cambie una copia, por ejemplo [...hours].reverse().",
      other: "Corrija la plantilla, o quítela para usar la que viene con dentalsite.",
    },
  ],
  "template/inline-style": [
    {
      element:
        "Este <{element}> tiene un estilo en la página misma, que la configuración de seguridad del sitio prohíbe, así que los navegadores no lo aplican.",
      other:
        "Este {name} es un estilo en la página misma, que la configuración de seguridad del sitio prohíbe, así que los navegadores no lo aplican.",
    },
    'Escriba en su lugar una clase, por ejemplo className="wide", y sus reglas en un archivo de templates/css/.',
  ],
  "template/event-handler": [
    'El "{name}" de este <{element}> no se ejecuta nunca: las páginas se hacen una sola vez, como HTML simple, sin React.',
    "Use un enlace, un control de formulario o <details>, o ponga el código en templates/script/site.js.",
  ],
  "code/syntax": {
    "no default export": [
      "Este código no se puede usar: no tiene exportación por defecto, que necesita la plantilla de cada página.",
      "Agregue esa exportación: la tiene el archivo de dentalsite con este nombre.",
    ],
    "no export": [
      "Este código no se puede usar: no exporta {name}, que {user} importa.",
      "Agregue esa exportación: la tiene el archivo de dentalsite con este nombre.",
    ],
    "not exported": ["Este código no se puede usar: {file} no exporta {name}.", "Importe un nombre que sí exporte."],
    "no file": [
      "Este código no se puede usar: no existe {file}, ni aquí ni en dentalsite.",
      "Agregue ese archivo, o corrija esta ruta.",
    ],
    "no package": [
      "Este código no se puede usar: el paquete {name} no está instalado.",
      'Ejecute "npm install {name}" en la carpeta del consultorio, o corrija el nombre.',
    ],
    other: ["Este código no se puede usar: {reason}", "Corrija ahí el código; el mensaje dice qué se esperaba."],
  },
  "code/doubtful": ["Este código es dudoso: {reason}", "Mire esta línea. Si es correcta, escríbala de otra manera."],
  "code/outside": [
    '"{imported}" está fuera de la carpeta del consultorio.',
    "Copie el archivo a la carpeta templates/ del consultorio e impórtelo de ahí, o quite esta importación.",
  ],
  "code/not-content": [
    "Todo lo que hay en templates/ es código, y --content-only no permite ninguno.",
    "Quítelo. Si sabe qué hace y confía en quien lo escribió, haga el sitio sin --content-only.",
  ],
  "code/unused": [
    'Este archivo no reemplaza a ninguno de dentalsite, y ningún otro archivo lo importa.[[ ¿Quiso decir "{meant}"?]]',
    "Cambie su nombre, impórtelo en otro archivo, o quítelo.",
  ],
} as const;
