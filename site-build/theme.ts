/** Colors outside the stylesheets: `--ring-2` and `--paper` of `app/styles/palette.css`. */
export const themeColor = '#E68F75';
export const backgroundColor = '#FFF8EA';
