/** What browser and server agree on for live inquiries. */
import { park } from './park.ts';

/** Endpoint for JSON, used by the form's script. */
export const apiPath = '/api/inquiries';
/** Endpoint for the plain form post without scripts. */
export const postPath = '/inquiries';
/** A hidden field that only bots (or an eager autofill) fill in. */
export const honeypotField = 'website';

/** Public number of an inquiry, easy to read out on the phone: `IP-7F3K-2Q`. */
export const referencePattern = new RegExp(`^${park.referencePrefix}-[0-9A-Z]{4}-[0-9A-Z]{2}$`);
