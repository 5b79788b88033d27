/** The colors of shows in the timeline, as class suffixes (`performance.css`). Other shows have the accent color. */
export const showColors: Readonly<Record<string, 'sea' | 'palm' | 'dusk' | undefined>> = {
  dolphin: 'sea',
  parrot: 'palm',
  sealion: 'dusk',
};
