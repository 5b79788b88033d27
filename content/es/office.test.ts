import { describe, expect, it } from 'vitest';
import { desk } from './desk.ts';
import { officeMail } from './office-mail.ts';

describe('what the ticket office reads', () => {
  it('agrees with what is counted', () => {
    const { digest } = officeMail;
    expect(digest.subject(1, 1, 0)).toBe('Solicitudes: 1 abierta, 1 atrasada');
    expect(digest.subject(12, 0, 2)).toBe('Solicitudes: 12 abiertas, 0 atrasadas, 2 problemas');
    expect(desk.erase.done(1, 3)).toBe('Se han borrado 1 solicitud y 3 correos.');
    expect(desk.erase.person(2, 'ana@example.com')).toBe('De ana@example.com hay 2 solicitudes.');
  });
});
