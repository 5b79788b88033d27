/** The colour of each show in the programme: a class. */
export const showColors: Readonly<Record<string, 'sea' | 'palm' | 'dusk' | undefined>> = {
  dolphin: 'sea',
  parrot: 'palm',
  sealion: 'dusk',
};
