import { addressIn } from '../../domain/park.ts';

/** The park's postal address, for letters from abroad. */
export const address = { country: 'Espagne', line: addressIn('Espagne') };
