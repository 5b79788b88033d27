import { commitments } from '../../domain/commitments.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { type Inline, list, type PolicySection } from '../policy.ts';
import { address } from './address.ts';
import { counted, countedInWords } from './english.ts';

/** Phrases that the policies share, with the numbers of `domain/commitments.ts`. */

export const updated = 'Last updated';
export const contents = 'On this page';

export const privacyMail: Inline = { text: park.privacyEmail, href: `mailto:${park.privacyEmail}` };

const { retention, rightsRequest } = commitments;

export const inquiryYears = counted(retention.inquiryYears, 'year');
export const legalYears = `${retention.legalRecordYears.from}-${retention.legalRecordYears.to} years`;

export const answerTime = countedInWords(rightsRequest.months, 'month');
export const extraTime = countedInWords(rightsRequest.extensionMonths, 'further month');

/** The section with the contact for privacy requests. */
export function contactSection(heading: string): PolicySection {
  return {
    id: 'contact',
    heading,
    blocks: [
      list(
        ['Email: ', privacyMail],
        ['Phone: ', { text: park.phone, href: phoneHref }],
        `Mail: ${park.name}, Privacy, ${address.line}`,
      ),
    ],
  };
}
