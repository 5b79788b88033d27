/** Of shows in the timeline, as class suffixes (`timeline.css`). Others have the accent color. */
export const showColors: Readonly<Record<string, 'sea' | 'palm' | 'dusk' | undefined>> = {
  dolphin: 'sea',
  parrot: 'palm',
  sealion: 'dusk',
};
