/** Without a connection: the page shown instead of one that is not cached, and the notice on one that is. */
export const offline = {
  title: 'No Connection',
  description: 'What you can read without a connection.',
  text: 'This page hasn’t landed on your device yet, and there’s no connection to fetch it.',
  retry: 'Try again',
  kept: 'Already here',
  call: 'Or call us:',
  /** The stale notice of a cached page. */
  asOf: {
    today: 'As of {time}. No connection right now.',
    earlier: 'As of {date}, {time}. No connection right now.',
  },
};
