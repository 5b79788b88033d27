import { schedulePath } from './announced.ts';
import { park } from './park.ts';

/** All paths below it belong to the API. */
export const apiRoot = '/api';
/** For JSON, from the form's script. */
export const apiPath = `${apiRoot}/inquiries`;
/** For the form without scripts. The thank-you pages are below it. */
export const postPath = '/inquiries';
/** The office's pages: this one and all below it. */
export const deskPath = '/desk';
export const healthPaths = { live: '/healthz', ready: '/readyz' } as const;

/** What a live server answers besides the API and the site: these paths and those below them. */
export const serverPaths: readonly string[] = [
  postPath,
  schedulePath,
  deskPath,
  ...Object.values(healthPaths),
];

/** Only bots and autofill fill it in. */
export const honeypotField = 'website';

/** Public number of an inquiry: `IP-7F3K-2Q`. */
export const referencePattern = new RegExp(`^${park.referencePrefix}-[0-9A-Z]{4}-[0-9A-Z]{2}$`);

/** Name of the header, and of the form's field, with the idempotency key: a UUID. */
export const keyField = 'Idempotency-Key';
