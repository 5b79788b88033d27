import { commitments } from '../../domain/commitments.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { type Inline, list, type PolicySection } from '../policy.ts';
import { address } from './address.ts';
import { counted, countedInWords, inWords } from './italian.ts';

/** Phrases that the policies share, with the numbers of `domain/commitments.ts`. */

export const updated = 'Ultimo aggiornamento:';
export const contents = 'In questa pagina';

export const privacyMail: Inline = { text: park.privacyEmail, href: `mailto:${park.privacyEmail}` };

const { retention, rightsRequest } = commitments;

export const inquiryYears = counted(retention.inquiryYears, 'anno', 'anni');
export const legalYears = `da ${retention.legalRecordYears.from} a ${retention.legalRecordYears.to} anni`;

export const answerTime = countedInWords(rightsRequest.months, 'un mese', 'mesi');
export const extraTime =
  rightsRequest.extensionMonths === 1
    ? 'un altro mese'
    : `altri ${inWords(rightsRequest.extensionMonths)} mesi`;

/** The section with the contact for privacy requests. */
export function contactSection(heading: string): PolicySection {
  return {
    id: 'contact',
    heading,
    blocks: [
      list(
        ['E-mail: ', privacyMail],
        ['Telefono: ', { text: park.phone, href: phoneHref }],
        `Posta: ${park.name}, Privacy, ${address.line}`,
      ),
    ],
  };
}
