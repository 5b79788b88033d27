/** The colors of shows in the timeline, as class suffixes (`timeline.css`). Other shows have the accent color. */
export const showColors: Readonly<Record<string, 'sea' | 'palm' | 'dusk' | undefined>> = {
  dolphin: 'sea',
  parrot: 'palm',
  sealion: 'dusk',
};
