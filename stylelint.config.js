/**
 * Holds the stylesheets to the tokens of app/styles/tokens.css, and to what the oldest browsers of the floor know. What concerns more
 * than one file (unused classes, unknown tokens) is in app/styles/styles.test.ts.
 */

/** Where a layout changes: tokens.css says what each width stands for. */
const upTo = [340, 440, 539, 599, 720, 760, 960, 1180, 1919, 2199, 2999];
const sizes = bounds => bounds.map(bound => `${bound}px`);
const query = {
  'max-width': sizes(upTo),
  'max-height': sizes(upTo),
  'min-width': sizes(upTo.map(bound => bound + 1)),
  'min-height': sizes(upTo.map(bound => bound + 1)),
};

const shadow = String.raw`(none|var\(--(shadow|lip|hollow|pressed|cast)[\w-]*\)|(inset )?(0 0 0 \d+px|\d+px 0 0) var\(--[\w-]+\))`;

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': [/^(rgb|hsl)a?$/, /^(hwb|lab|lch|oklab|oklch|color)$/],
    'declaration-property-value-allowed-list': {
      'z-index': ['auto', '-1', '0', '1', /^var\(--z-/],
      '/^(box-shadow|text-shadow|filter)$/': [new RegExp(String.raw`^${shadow}(,\s+${shadow})*$`)],
    },
    'declaration-property-value-disallowed-list': {
      // Lines are thinner than a step, pictures wider: between them lengths are of the scale.
      '/^(gap|row-gap|column-gap|padding.*|margin.*)$/': [/(?<![\w.-]|- )(4|8|12|16|20|24|32|40|48)px/],
      '/^(?!--).*radius$/': [/^[^/]*\dpx[^/]*$/],
      '/^(min-)?(width|height)$/': ['44px'],
    },
    'media-feature-name-value-allowed-list': query,
    // `width >= 961px` says the same in words that the oldest browsers of the floor do not know.
    'media-feature-range-notation': 'prefix',
    // How many there are of a thing is the content's affair.
    'selector-pseudo-class-disallowed-list': [/^nth-/],
    'declaration-block-no-redundant-longhand-properties': true,
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'shorthand-property-no-redundant-values': true,
    'max-nesting-depth': 6,
  },
  overrides: [
    {
      files: ['app/styles/tokens.css'],
      rules: {
        'color-named': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-allowed-list': null,
      },
    },
  ],
};
