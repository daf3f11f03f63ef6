/** Wishes in `site/brand.yaml` that pages cannot fulfill. */
export const brand = {
  "brand/contrast": [
    'With "{key}" as {color}, {text} ({front}) on {background} ({back}) have a contrast of {contrast}; {least} is needed to read them.',
    {
      nearest: 'Write [[{isFile}{key}: ]]"{nearest}", which is the nearest color that can be read.',
      other: 'Choose a lighter or darker color for "{key}", or remove it.',
    },
  ],
  "brand/font-letters": [
    'The font "{written}" has no {letters}, as in "{name}", so another font shows such letters.',
    "Take the font in an edition that has them (makers call one with more Latin letters Latin Extended), or choose another font.",
  ],
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
