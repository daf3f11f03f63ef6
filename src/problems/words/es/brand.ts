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
      'En pantallas claras, casi todo "{written}" tiene el color del fondo que hay detrás ({surface}).',
      'Use una imagen más oscura para "{key}", o una con fondo.',
    ],
    dark: [
      'En pantallas oscuras, casi todo "{written}" tiene el color del fondo que hay detrás ({surface}).',
      'Use una imagen más clara para "logoDark".',
    ],
    "only logo": [
      'En pantallas oscuras, casi todo "{written}" tiene el color del fondo que hay detrás ({surface}).',
      'Agregue una línea con una imagen más clara para pantallas oscuras, por ejemplo "logoDark: pictures/logo-white.svg".',
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
