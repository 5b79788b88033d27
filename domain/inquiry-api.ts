/** What the browser and the server say to each other about a live inquiry. */
import { park } from './park.ts';

/** Takes inquiries as JSON, from the form's script. */
export const apiPath = '/api/inquiries';
/** Takes the form's own post, where no script runs. */
export const postPath = '/inquiries';
/** A field that people do not see. What fills it in is a machine, or a helpful browser. */
export const honeypotField = 'website';

/** The reference of an inquiry, which a visitor can read out on the phone: `IP-7F3K-2Q`. */
export const referencePattern = new RegExp(`^${park.referencePrefix}-[0-9A-Z]{4}-[0-9A-Z]{2}$`);
