import { bound } from './polish.ts';

/** Without a connection: the page shown instead of one that is not cached, and the notice on one that is. */
export const offline = bound({
  title: 'Brak połączenia',
  description: 'Co można przeczytać bez połączenia.',
  text: 'Ta strona jeszcze nie wylądowała na tym urządzeniu, a nie ma połączenia, żeby ją sprowadzić.',
  retry: 'Spróbuj ponownie',
  kept: 'Te strony już tu są',
  call: 'Albo zadzwoń:',
  /** The stale notice of a cached page. */
  asOf: {
    today: 'Stan z godz. {time}. Teraz nie ma połączenia.',
    earlier: 'Stan z {date}\u00a0r., godz. {time}. Teraz nie ma połączenia.',
  },
});
