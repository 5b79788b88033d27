import { commitments } from '../../domain/commitments.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { type Inline, list, type PolicySection } from '../policy.ts';
import { address } from './address.ts';
import { counted, countedInWords } from './french.ts';

/** Phrases that the policies share, with the numbers of `domain/commitments.ts`. */

export const updated = 'Dernière mise à jour le';
export const contents = 'Sur cette page';

export const privacyMail: Inline = { text: park.privacyEmail, href: `mailto:${park.privacyEmail}` };

const { retention, rightsRequest } = commitments;

export const inquiryYears = counted(retention.inquiryYears, 'an');
export const legalYears = `${retention.legalRecordYears.from} à ${retention.legalRecordYears.to} ans`;

export const answerTime = countedInWords(rightsRequest.months, 'mois', 'mois');
export const extraTime = countedInWords(rightsRequest.extensionMonths, 'mois', 'mois');

/** The section with the contact for privacy requests. */
export function contactSection(heading: string): PolicySection {
  return {
    id: 'contact',
    heading,
    blocks: [
      list(
        ['E-mail : ', privacyMail],
        ['Téléphone : ', { text: park.phone, href: phoneHref }],
        `Courrier : ${park.name}, Données personnelles, ${address.line}`,
      ),
    ],
  };
}
