import { bound } from './polish.ts';

/** Without a connection: the page in place of one that was never seen, and the line on one that was. */
export const offline = bound({
  title: 'Brak połączenia',
  description: 'Co można przeczytać bez połączenia.',
  text: 'Ta strona jeszcze nie wylądowała na tym urządzeniu, a nie ma połączenia, żeby ją sprowadzić.',
  retry: 'Jeszcze raz',
  kept: 'Już tu są',
  call: 'Albo zadzwoń:',
  /** At the foot of a page that was last seen a while ago. */
  asOf: {
    today: 'Stan z godz. {time}. Teraz nie ma połączenia.',
    earlier: 'Stan z {date} r., godz. {time}. Teraz nie ma połączenia.',
  },
});

export type OfflineCopy = typeof offline;
