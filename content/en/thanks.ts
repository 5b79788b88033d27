import { commitments } from '../../domain/commitments.ts';
import { counted } from './english.ts';

/** Words of the page that confirms an inquiry sent without scripts. */
export const thanks = {
  title: 'Thank you for your inquiry!',
  description: 'Your ticket inquiry has arrived.',
  text: `We will respond within ${counted(commitments.replyHours, 'hour')}.`,
  reference: 'Your reference: {reference}',
  keep: 'Name it when you phone us, and we find your inquiry at once.',
  attractions: 'See the attractions',
  home: 'Go to Home',
};
