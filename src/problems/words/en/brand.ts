/** Wishes in `site/brand.yaml` that pages cannot fulfill. */
export const brand = {
  "brand/contrast": [
    'With "{key}" as {color}, {text} ({front}) on {background} ({back}) have a contrast of {contrast}; {least} is needed to read them.',
    {
      nearest: 'Write [[{isFile}{key}: ]]"{nearest}", which is the nearest color that can be read.',
      other: 'Choose a lighter or darker color for "{key}", or remove it.',
    },
  ],
  "brand/faint-logo": {
    light: [
      'On light screens "{written}" or its letters have nearly the color behind them ({surface}).',
      'Put it on a dark plate[[{isFile} with a line "logoPlate: light" ("both", if dark screens need one too)]], or use a darker picture for "{key}".',
    ],
    dark: [
      'On dark screens "{written}" or its letters have nearly the color behind them ({surface}).',
      'Use a lighter picture[[{isFile} for "logoDark"]], or none and a plate on dark screens[[{isFile}: remove that line and add "logoPlate: dark", which puts a light plate behind "logo"]].',
    ],
    "only logo": [
      'On dark screens "{written}" or its letters have nearly the color behind them ({surface}).',
      'Add a lighter picture for dark screens[[{isFile} in a line such as "logoDark: pictures/logo-white.svg"]], or a plate on them[[{isFile}: "logoPlate: dark", which puts a light plate behind it]].',
    ],
  },
  "brand/no-logo": {
    showName: [
      '"showName" is false, but there is no logo, so the header would be empty.',
      'Add the logo[[{isFile} in a line such as "logo: pictures/logo.svg"]], or show the name[[{isFile}: remove "showName"]].',
    ],
    logoDark: [
      '"logoDark" is the logo for dark screens, but there is no logo for the others.',
      'Add a logo for the others[[{isFile} in a line such as "logo: pictures/logo.svg"]], or remove this one.',
    ],
  },
} as const;
