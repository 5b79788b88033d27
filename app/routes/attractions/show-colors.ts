/** Each show's colour in the programme, the suffix of its class. */
export const showColors: Readonly<Record<string, 'sea' | 'palm' | 'dusk' | undefined>> = {
  dolphin: 'sea',
  parrot: 'palm',
  sealion: 'dusk',
};
