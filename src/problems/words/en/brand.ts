/** Wishes in `site/brand.yaml` that pages cannot fulfill. */
export const brand = {
  "brand/contrast": [
    'With "{key}" as {color}, {text} ({front}) on {background} ({back}) have a contrast of {contrast}; {least} is needed to read them.',
    {
      nearest: 'Write {key}: "{nearest}", which is the nearest color that can be read.',
      other: 'Choose a lighter or darker color for "{key}", or remove the line.',
    },
  ],
  "brand/faint-logo": {
    light: [
      'On light screens "{written}" or its letters have nearly the color behind them ({surface}).',
      'Add a line "logoPlate: light", which puts a dark plate behind it ("both", if dark screens need one too), or use a darker picture for "{key}".',
    ],
    dark: [
      'On dark screens "{written}" or its letters have nearly the color behind them ({surface}).',
      'Use a lighter picture for "logoDark", or remove that line and add "logoPlate: dark", which puts a light plate behind "logo".',
    ],
    "only logo": [
      'On dark screens "{written}" or its letters have nearly the color behind them ({surface}).',
      'Add a line with a lighter picture for dark screens, such as "logoDark: pictures/logo-white.svg", or "logoPlate: dark", which puts a light plate behind it.',
    ],
  },
  "brand/no-logo": {
    showName: [
      '"showName" is false, but there is no logo, so the header would be empty.',
      'Add a line with the logo, such as "logo: pictures/logo.svg", or remove "showName".',
    ],
    logoDark: [
      '"logoDark" is the logo for dark screens, but there is no logo for the others.',
      'Add a line with the logo, such as "logo: pictures/logo.svg", or remove "logoDark".',
    ],
  },
} as const;
