import { commitments } from '../../domain/commitments.ts';
import { counted } from './english.ts';

/** Words of the page that confirms an inquiry sent without scripts. */
export const thanks = {
  title: 'Thank you for your inquiry!',
  description: 'We’ve received your ticket inquiry.',
  text: `We will respond within ${counted(commitments.replyHours, 'hour')}.`,
  reference: 'Your reference: {reference}',
  keep: 'Mention it when you call and we’ll find your inquiry right away.',
  home: 'Go to Home',
};
