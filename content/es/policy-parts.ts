import { commitments } from '../../domain/commitments.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { type Inline, list, type PolicySection } from '../policy.ts';
import { address } from './address.ts';
import { counted, countedInWords } from './spanish.ts';

/** Phrases that the policies share, with the numbers of `domain/commitments.ts`. */

export const updated = 'Última actualización:';
export const contents = 'En esta página';

export const privacyMail: Inline = { text: park.privacyEmail, href: `mailto:${park.privacyEmail}` };

const { retention, rightsRequest } = commitments;

export const inquiryYears = counted(retention.inquiryYears, 'año');
export const legalYears = `de ${retention.legalRecordYears.from} a ${retention.legalRecordYears.to} años`;

export const answerTime = countedInWords(rightsRequest.months, 'mes', 'meses');
export const extraTime = countedInWords(rightsRequest.extensionMonths, 'mes más', 'meses más');

/** The section with the contact for privacy requests. */
export function contactSection(heading: string): PolicySection {
  return {
    id: 'contact',
    heading,
    blocks: [
      list(
        ['Correo electrónico: ', privacyMail],
        ['Teléfono: ', { text: park.phone, href: phoneHref }],
        `Correo postal: ${park.name}, Privacidad, ${address.line}`,
      ),
    ],
  };
}
