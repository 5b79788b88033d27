/** Enforces the tokens of app/styles/tokens.css and the browser baseline. */

/** Breakpoints, documented in tokens.css. */
const upTo = [340, 440, 480, 539, 599, 720, 760, 960, 1180, 1919, 2199, 2559];
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
      'z-index': ['auto', '-1', '0', '1', '2', '3', /^var\(--z-/],
      '/^(box-shadow|text-shadow|filter)$/': [new RegExp(String.raw`^${shadow}(,\s+${shadow})*$`)],
    },
    'declaration-property-value-disallowed-list': {
      // Spacing has tokens. Hairlines are smaller than the scale and pictures larger.
      '/^(gap|row-gap|column-gap|padding.*|margin.*)$/': [/(?<![\w.-]|- )(4|8|12|16|20|24|32|40|48)px/],
      '/^(?!--).*radius$/': [/^[^/]*\dpx[^/]*$/],
      '/^(min-)?(width|height)$/': ['44px'],
    },
    'media-feature-name-value-allowed-list': query,
    // The oldest supported browsers do not know `width >= 961px`.
    'media-feature-range-notation': 'prefix',
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
