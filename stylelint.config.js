const shadow = String.raw`(none|var\(--(shadow|bevel|inset-shadow|drop-shadow|filter)[\w-]*\)|(inset )?(0 0 0 \d+px|\d+px 0 0) var\(--[\w-]+\))`;
const step = String.raw`var\(--step--?\d\)`;
/** A hairline of one or two pixels may be added or subtracted. */
const ownLength = /(?<![\w.#-])(?!0(px)?\b)(?!-?[12]px)-?\d*\.?\d+(px|rem|em)\b/;

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': [/^(rgb|hsl)a?$/, /^(hwb|lab|lch|oklab|oklch|color)$/],
    'declaration-property-value-allowed-list': {
      'z-index': ['auto', '-1', '0', '1', '2', '3', /^var\(--z-/],
      '/^(box-shadow|text-shadow|filter)$/': [new RegExp(String.raw`^${shadow}(,\s+${shadow})*$`)],
      'font-size': ['inherit', new RegExp(`^${step}$`)],
      font: ['inherit', new RegExp(String.raw`^\d+ (var\([\w-]+, ${step}\)|${step}) / `)],
    },
    'declaration-property-value-disallowed-list': {
      // Spacing has tokens.
      '/^(gap|row-gap|column-gap|padding.*|margin.*|scroll-margin.*|--(gap|flow|button-inset))$/': [
        ownLength,
      ],
      '/^(?!--).*radius$/': [/^[^/]*\dpx[^/]*$/],
      '/^(min-)?(width|height)$/': ['44px'],
    },
    // The conditions that tokens.css lists.
    'media-feature-name-allowed-list': [
      'max-width',
      'min-width',
      'min-aspect-ratio',
      'forced-colors',
      'prefers-reduced-motion',
    ],
    'media-feature-name-value-allowed-list': {
      'max-width': ['760px'],
      'min-width': ['540px', '961px', '1181px'],
      'min-aspect-ratio': ['1 / 1'],
      'forced-colors': ['active'],
    },
    // Browsers below the baseline do not know `width >= 961px`.
    'media-feature-range-notation': 'prefix',
    // Components are styled by custom properties of their context.
    'selector-disallowed-list': [/[\s>+~]\.button(?![\w-])/],
    // The number of items depends on the content.
    'selector-pseudo-class-disallowed-list': [/^nth-/],
    'declaration-block-no-redundant-longhand-properties': true,
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'shorthand-property-no-redundant-values': true,
    'max-nesting-depth': 6,
  },
  overrides: [
    {
      files: ['app/styles/*.css'],
      rules: {
        'declaration-property-value-disallowed-list': null,
        'declaration-property-value-allowed-list': null,
      },
    },
    {
      files: ['app/styles/tokens.css'],
      rules: { 'color-named': null, 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
