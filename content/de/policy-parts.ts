import { commitments } from '../../domain/commitments.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { type Inline, list, type PolicySection } from '../policy.ts';
import { address } from './address.ts';
import { counted, countedInWords, within } from './german.ts';

/** Phrases that the policies share, with the numbers of `domain/commitments.ts`. */

export const updated = 'Zuletzt aktualisiert am';
export const contents = 'Auf dieser Seite';

export const privacyMail: Inline = { text: park.privacyEmail, href: `mailto:${park.privacyEmail}` };

const { retention, rightsRequest } = commitments;

/** After `bis zu`. */
export const inquiryYears = counted(retention.inquiryYears, 'Jahr', 'Jahre');
export const legalYears = `${retention.legalRecordYears.from} bis ${retention.legalRecordYears.to} Jahre`;

/** `innerhalb eines Monats` */
export const inAnswerTime = within(rightsRequest.months, 'eines Monats', 'Monaten');
/** After `um`. */
export const extraTime = countedInWords(
  rightsRequest.extensionMonths,
  'einen weiteren Monat',
  'weitere Monate',
);

/** The section with the contact for privacy requests. */
export function contactSection(heading: string): PolicySection {
  return {
    id: 'contact',
    heading,
    blocks: [
      list(
        ['E-Mail: ', privacyMail],
        ['Telefon: ', { text: park.phone, href: phoneHref }],
        `Post: ${park.name}, Datenschutz, ${address.line}`,
      ),
    ],
  };
}
