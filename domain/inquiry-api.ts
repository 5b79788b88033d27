/** What the browser and the server say to each other about an inquiry, in live deliveries. */

/** Takes inquiries as JSON, from the form's script. */
export const apiPath = '/api/inquiries';
/** Takes the form's own post, where no script runs. */
export const postPath = '/inquiries';
/** A field that people do not see. What fills it in is a machine, or a helpful browser. */
export const honeypotField = 'website';

/** What a visitor gets to read out on the phone: `IP-7F3K-2Q`. */
export const referencePattern = /^IP-[0-9A-Z]{4}-[0-9A-Z]{2}$/;
