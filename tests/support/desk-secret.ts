/** The secret of the desk of the server under test. */
export const deskSecret = 'a secret of the journeys that is long enough';
