/** Suffixes of classes, by show. */
export const showColors: Readonly<Record<string, 'sea' | 'palm' | 'dusk' | undefined>> = {
  dolphin: 'sea',
  parrot: 'palm',
  sealion: 'dusk',
};
