import { addressIn } from '../../domain/park.ts';

/** The park's address as a letter from abroad has it. */
export const address = { country: 'Spanje', line: addressIn('Spanje') };
