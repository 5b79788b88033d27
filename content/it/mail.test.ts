import { expect, it } from 'vitest';
import { mail } from './mail.ts';

it('puts the article before a day, and counts who comes', () => {
  expect(mail.reply.about('24 dicembre 2026', 1)).toBe(
    'grazie per la tua richiesta per il 24 dicembre 2026, 1 visitatore.',
  );
  expect(mail.reply.about('8 dicembre 2026', 4)).toBe(
    'grazie per la tua richiesta per l’8 dicembre 2026, 4 visitatori.',
  );
});
