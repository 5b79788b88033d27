/** Texts that at least one spreadsheet program converts in one of its languages. */
export const convertedTexts = [
  ...[
    '0612345678',
    '612345678',
    '12345678901234567890',
    '00 34 922 1',
    '1E5',
    '.5',
    '(5)',
    '5-',
    '１２',
    '٠٦١',
  ],
  ...['10 %', '$12', '12 €', 'USD 12', '1,5', '1.234,56', '3/4', '1 1/2', '½', '1-2', '1.2.3', '5.'],
  ...['12:30', '5pm', '24 Dec', 'Dec 2026', '2026-12-24', '24.12.', 'Thursday, December 24, 2026 10:00 PM'],
  ...['24. Dezember 2026', 'jueves, 24 de diciembre de 2026', 'TRUE', 'falso', 'Wahr', '#N/A', "'t Hooft"],
];

export const unconvertedTexts = [
  'Ann "Nan" O’Neill; Jr.',
  'May',
  'We are 2 adults and 3 children',
  'Two prams, please.\nThank you',
];
