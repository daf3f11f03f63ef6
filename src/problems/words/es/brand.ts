/** Wishes in `site/brand.yaml` that pages cannot fulfill, in Spanish. */
export const brand = {
  "brand/contrast": [
    'Con "{key}" como {color}, {text} ({front}) sobre {background} ({back}) tienen un contraste de {contrast}; para leerlo hace falta {least}.',
    {
      nearest: 'Escriba {key}: "{nearest}", que es el color más parecido que se puede leer.',
      other: 'Elija un color más claro o más oscuro para "{key}", o quite la línea.',
    },
  ],
  "brand/faint-logo": {
    light: [
      'En pantallas claras, "{written}" o sus letras tienen casi el color que hay detrás ({surface}).',
      'Agregue una línea "logoPlate: light", que pone una placa oscura detrás ("both" si las pantallas oscuras también la necesitan), o use una imagen más oscura para "{key}".',
    ],
    dark: [
      'En pantallas oscuras, "{written}" o sus letras tienen casi el color que hay detrás ({surface}).',
      'Use una imagen más clara para "logoDark", o quite esa línea y agregue "logoPlate: dark", que pone una placa clara detrás de "logo".',
    ],
    "only logo": [
      'En pantallas oscuras, "{written}" o sus letras tienen casi el color que hay detrás ({surface}).',
      'Agregue una línea con una imagen más clara para pantallas oscuras, por ejemplo "logoDark: pictures/logo-white.svg", o "logoPlate: dark", que pone una placa clara detrás.',
    ],
  },
  "brand/no-logo": {
    showName: [
      '"showName" es false, pero no hay logotipo, así que la parte de arriba quedaría vacía.',
      'Agregue una línea con el logotipo, por ejemplo "logo: pictures/logo.svg", o quite "showName".',
    ],
    logoDark: [
      '"logoDark" es el logotipo para pantallas oscuras, pero no hay logotipo para las demás.',
      'Agregue una línea con el logotipo, por ejemplo "logo: pictures/logo.svg", o quite "logoDark".',
    ],
  },
} as const;
