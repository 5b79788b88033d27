import { commitments } from '../../domain/commitments.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { type Inline, list, type PolicySection } from '../policy.ts';
import { address } from './address.ts';
import { counted, countedInWords } from './dutch.ts';

/** Phrases that the policies share, with the numbers of `domain/commitments.ts`. */

export const updated = 'Laatst bijgewerkt op';
export const contents = 'Op deze pagina';

export const privacyMail: Inline = { text: park.privacyEmail, href: `mailto:${park.privacyEmail}` };

const { retention, rightsRequest } = commitments;

export const inquiryYears = counted(retention.inquiryYears, 'jaar');
export const legalYears = `${retention.legalRecordYears.from} tot ${counted(retention.legalRecordYears.to, 'jaar')}`;

export const answerTime = countedInWords(rightsRequest.months, 'maand', 'maanden');
export const extraTime = countedInWords(rightsRequest.extensionMonths, 'maand', 'maanden');

/** The section with the contact for privacy requests. */
export function contactSection(heading: string): PolicySection {
  return {
    id: 'contact',
    heading,
    blocks: [
      list(
        ['E-mail: ', privacyMail],
        ['Telefoon: ', { text: park.phone, href: phoneHref }],
        `Post: ${park.name}, Privacy, ${address.line}`,
      ),
    ],
  };
}
