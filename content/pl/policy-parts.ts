import { commitments } from '../../domain/commitments.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { type Inline, list, type PolicySection } from '../policy.ts';
import { address } from './address.ts';
import { countedInWordsOf, countedOf, further, nouns } from './polish.ts';

/** Phrases that the policies share, with the numbers of `domain/commitments.ts`: all but `extraTime` in the genitive. */

export const updated = 'Ostatnia aktualizacja:';
export const contents = 'Na tej stronie';

export const privacyMail: Inline = { text: park.privacyEmail, href: `mailto:${park.privacyEmail}` };

const { retention, rightsRequest } = commitments;
const { from, to } = retention.legalRecordYears;

export const inquiryYears = countedOf(retention.inquiryYears, nouns.year);
export const legalYears = `od ${from} do ${countedOf(to, nouns.year)}`;

export const answerTime = countedInWordsOf(rightsRequest.months, nouns.month);
export const extraTime = further(rightsRequest.extensionMonths);

/** The section with the contact for privacy requests. */
export function contactSection(heading: string): PolicySection {
  return {
    id: 'contact',
    heading,
    blocks: [
      list(
        ['E-mail: ', privacyMail],
        ['Telefon: ', { text: park.phone, href: phoneHref }],
        `Adres pocztowy: ${park.name}, Ochrona danych, ${address.line}`,
      ),
    ],
  };
}
