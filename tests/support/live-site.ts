/** The live site of the browser tests. One language besides the default stands for all others. */
export const liveBuild = { folder: 'dist-live', variables: { INQUIRIES: 'live', LANGUAGES: 'en,es' } };

/** The desk secret of the server under test. */
export const deskSecret = 'a test secret that is long enough to be accepted';
