/** Spanish stands for all languages besides the default. */
export const liveBuild = { folder: 'dist-live', variables: { INQUIRIES: 'live', LANGUAGES: 'en,es' } };

export const deskSecret = 'a test secret that is long enough to be accepted';
