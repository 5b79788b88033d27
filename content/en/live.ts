/** Words of live inquiries only; the simulated form uses none of them. */
export const live = {
  reference: 'Your reference: {reference}',
  /** Why an inquiry could not be sent. The phone number follows each text. */
  failures: {
    unreached: {
      title: 'We could not be reached',
      text: 'Nothing you typed is lost. Check your connection and send it again, or phone us:',
    },
    slow: {
      title: 'There was no answer in time',
      text: 'Nothing you typed is lost. Send it again: even if it did arrive, it counts only once. Or phone us:',
    },
    busy: {
      title: 'Too many inquiries at once',
      text: 'Nothing you typed is lost. Wait a few minutes and send it again, or phone us:',
    },
    unavailable: {
      title: 'We cannot take inquiries right now',
      text: 'Nothing you typed is lost. Send it again in a few minutes, or phone us:',
    },
  },
  refused: {
    title: 'Your inquiry was not sent yet',
    text: 'Please look at the marked fields.',
    /** Precedes the title of the page that shows the faults. */
    pageTitle: 'Please check: ',
  },
  /** Shown if scripts are enabled, but ours failed to load. */
  scriptsFailed: 'Part of this page did not load. The form works all the same: choose your date and send it.',
  honeypot: 'Leave this field empty',
};
