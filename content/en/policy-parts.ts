import { addressLine, park, phoneHref } from '../../domain/park.ts';
import { promises } from '../../domain/promises.ts';
import { type Inline, list, type PolicySection } from '../policy.ts';

/** Phrases that the three policies share, with the numbers of `domain/promises.ts`. */

export const updated = 'Last updated';
export const contents = 'On this page';

export const privacyMail: Inline = { text: park.privacyEmail, href: `mailto:${park.privacyEmail}` };

const { retention, rightsRequest } = promises;

export const inquiryYears = `${retention.inquiryYears} years`;
export const legalYears = `${retention.legalRecordYears.from}-${retention.legalRecordYears.to} years`;

/** Small numbers are written out in running text. */
const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const months = (count: number) => `${words[count] ?? count} ${count === 1 ? 'month' : 'months'}`;
export const answerTime = months(rightsRequest.months);
export const extraTime = months(rightsRequest.extensionMonths).replace(' ', ' further ');

/** How to reach those who answer for personal data. */
export function contactSection(heading: string): PolicySection {
  return {
    id: 'contact',
    heading,
    blocks: [
      list(
        ['E-mail: ', privacyMail],
        ['Phone: ', { text: park.phone, href: phoneHref }],
        `Post: ${park.name}, Privacy, ${addressLine}`,
      ),
    ],
  };
}
