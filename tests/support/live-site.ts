/** The live site that the journeys run against: one language beside the default shows what is true of all. */
export const liveBuild = { folder: 'dist-live', variables: { INQUIRIES: 'live', LANGUAGES: 'en,es' } };

/** The secret of the desk of the server under test. */
export const deskSecret = 'a secret of the journeys that is long enough';
