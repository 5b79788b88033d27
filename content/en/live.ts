/** Words of live inquiries only; the simulated form uses none of them. */
export const live = {
  reference: 'Your reference: {reference}',
  /** Why an inquiry could not be sent. The phone number follows each text. */
  failures: {
    unreached: {
      title: 'We couldn’t be reached',
      text: 'Nothing you typed is lost. Check your connection and send it again, or call us:',
    },
    slow: {
      title: 'The answer took too long',
      text: 'Nothing you typed is lost. Send it again (if it did arrive, it only counts once), or call us:',
    },
    busy: {
      title: 'Too many inquiries at once',
      text: 'Nothing you typed is lost. Wait a few minutes and send it again, or call us:',
    },
    unavailable: {
      title: 'We can’t take inquiries right now',
      text: 'Nothing you typed is lost. Send it again in a few minutes, or call us:',
    },
  },
  refused: {
    title: 'Your inquiry hasn’t been sent yet',
    text: 'Please check the marked fields.',
    /** Precedes the title of the page that shows the faults. */
    pageTitle: 'Please check: ',
  },
  /** Shown if scripts are enabled, but ours failed to load. */
  scriptsFailed: 'Part of this page didn’t load. The form still works: choose your date and send it.',
  honeypot: 'Leave this field empty',
};
