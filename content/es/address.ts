import { addressIn } from '../../domain/park.ts';

/** The park's address as a letter has it. */
export const address = { country: 'España', line: addressIn('España') };
