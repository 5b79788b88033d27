import { addressIn } from '../../domain/park.ts';

/** The park's address as a letter from abroad has it: the island as the post there writes it. */
export const address = { country: 'Hiszpania', line: addressIn('Hiszpania') };
