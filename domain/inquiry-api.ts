import { park } from './park.ts';

/** For JSON, from the form's script. */
export const apiPath = '/api/inquiries';
/** For the plain form without scripts. */
export const postPath = '/inquiries';
/** Filled in only by bots or autofill. */
export const honeypotField = 'website';

/** Public number of an inquiry: `IP-7F3K-2Q`. */
export const referencePattern = new RegExp(`^${park.referencePrefix}-[0-9A-Z]{4}-[0-9A-Z]{2}$`);
