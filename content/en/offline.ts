/** Without a connection: the page in place of one that was never seen, and the line on one that was. */
export const offline = {
  title: 'No Connection',
  description: 'What can be read without a connection.',
  text: 'This page has not landed on this device yet, and there is no connection to fetch it.',
  retry: 'Try again',
  kept: 'Already here',
  call: 'Or call us:',
  /** At the foot of a page that was last seen a while ago. */
  asOf: {
    today: 'As of {time}. No connection right now.',
    earlier: 'As of {date}, {time}. No connection right now.',
  },
};

export type OfflineCopy = typeof offline;
