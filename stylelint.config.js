const shadow = String.raw`(none|var\(--(shadow|bevel|inset-shadow|drop-shadow|filter)[\w-]*\)|(inset )?(0 0 0 \d+px|\d+px 0 0) var\(--[\w-]+\))`;
const step = String.raw`var\(--step--?\d\)`;
/** A hairline of one or two pixels may be added or subtracted. */
const ownLength = /(?<![\w.#-])(?!0(px)?\b)(?!-?[12]px)-?\d*\.?\d+(px|rem|em)\b/;
/** Of `palette.css`. */
const paletteColor =
  /var\(--(sun|(ink|jungle|palm|fern|leaf|sea|dusk|scarlet|blush|gold|straw|cream|white|paper|sand|stone|apricot|coral|wood|ring|polar)(-(\d|dark|shade))?)\)/;

const disallowedValues = {
  // Spacing has tokens.
  '/^(gap|row-gap|column-gap|padding.*|margin.*|scroll-margin.*|--(gap|flow|button-inset))$/': [ownLength],
  '/^(?!--).*radius$/': [/^[^/]*\dpx[^/]*$/],
  '/^(min-)?(width|height)$/': ['44px'],
  // As have the heights of controls.
  '/^(min-height|--button-height)$/': [/(?<![\w.])(4\d|5\d|6\d)px/],
};

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': [/^(rgb|hsl)a?$/, /^(hwb|lab|lch|oklab|oklch|color)$/],
    'declaration-property-value-allowed-list': {
      'z-index': ['auto', '-1', '0', '1', '2', '3', /^var\(--z-/],
      '/^(box-shadow|text-shadow|filter)$/': [new RegExp(`^${shadow}(,\\s+${shadow})*$`)],
      'font-size': ['inherit', new RegExp(`^${step}$`)],
      font: ['inherit', new RegExp(String.raw`^\d+ (var\([\w-]+, ${step}\)|${step}) / `)],
      'letter-spacing': ['0', /^var\(--tracking/],
    },
    // Components use colors by role.
    'declaration-property-value-disallowed-list': { ...disallowedValues, '/./': [paletteColor] },
    // The conditions that tokens.css lists.
    'media-feature-name-allowed-list': [
      'max-width',
      'min-width',
      'min-height',
      'min-aspect-ratio',
      'forced-colors',
      'prefers-reduced-motion',
    ],
    'media-feature-name-value-allowed-list': {
      'max-width': ['760px'],
      'min-width': ['540px', '60em', '1181px'],
      'min-height': ['500px'],
      'min-aspect-ratio': ['1 / 1'],
      'forced-colors': ['active'],
    },
    // Browsers below the baseline do not know `width >= 60em`.
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
      // Scenes and drawings, whose colors have no role, and the roles of the office's pages.
      files: [
        'app/components/{call-to-action,footer,hero}.css',
        'app/components/inquiry/letter/letter.css',
        'app/routes/attractions/{attractions-hero,encounters,performance,shows}.css',
        'app/routes/contact/{contact-cards,contact-hero,tenerife-map}.css',
        'app/routes/home/{family-day,reviews}.css',
        'app/routes/home/decorations/flap/flap.css',
        'app/routes/not-found/signs.css',
        'app/routes/plan/stop-item.css',
        'app/ui/{error-page,sun}.css',
        'server/inquiries/desk/style/base.css',
      ],
      rules: { 'declaration-property-value-disallowed-list': disallowedValues },
    },
    {
      files: ['app/styles/{palette,tokens}.css'],
      rules: {
        'color-named': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};
