import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import { counted } from './english.ts';
import {
  answerTime,
  contactSection,
  contents,
  extraTime,
  inquiryYears,
  legalYears,
  privacyMail,
  updated,
} from './policy-parts.ts';

export const gdpr: PolicyCopy = {
  title: 'GDPR Compliance Policy',
  description: `How ${park.name} keeps the GDPR: who is responsible, on which legal bases, your rights under Articles 15 to 22 and how to use them.`,
  lead: 'The General Data Protection Regulation (Regulation (EU) 2016/679) gives you rights over your data. This is how we keep it, and how you use them.',
  updated,
  contents,
  sections: [
    {
      id: 'controller',
      heading: 'Data controller',
      blocks: [
        text(
          `The controller, who decides why and how personal data is handled, is ${park.name}, ${address.line}.`,
        ),
        text('You reach us on everything in this policy at ', privacyMail, '.'),
      ],
    },
    {
      id: 'principles',
      heading: 'The principles we keep',
      blocks: [
        text('Article 5 sets the rules, and this is what they mean here:'),
        terms(
          {
            term: 'Lawfulness, fairness and transparency',
            text: 'We tell you what we do before we do it, in words that can be understood.',
          },
          {
            term: 'Purpose limitation',
            text: 'What you send to ask for tickets is used to answer you, not to advertise to you.',
          },
          {
            term: 'Data minimisation',
            text: 'The form asks for what an answer needs. Special requests are yours to give or leave.',
          },
          { term: 'Accuracy', text: 'Tell us what is wrong and we correct it.' },
          { term: 'Storage limitation', text: 'Every kind of record has an end; you find them below.' },
          {
            term: 'Integrity and confidentiality',
            text: 'We protect what we hold against loss and against curious eyes.',
          },
          {
            term: 'Accountability',
            text: 'We keep a record of our processing and can show it to the authority.',
          },
        ),
      ],
    },
    {
      id: 'legal-bases',
      heading: 'Legal bases',
      blocks: [
        text('Article 6 asks for a reason in law for every use. Ours are:'),
        terms(
          {
            term: 'Steps before a contract, Article 6(1)(b)',
            text: 'Answering your inquiry and preparing your visit.',
          },
          {
            term: 'Legal obligation, Article 6(1)(c)',
            text: 'Records that tax, commercial and safety law require.',
          },
          {
            term: 'Legitimate interests, Article 6(1)(f)',
            text: 'Keeping the site secure, and defending ourselves against claims. You may object to this.',
          },
          {
            term: 'Consent, Article 6(1)(a), and for health matters Article 9(2)(a)',
            text: 'What you choose to tell us about needs of your party. You may take it back at any time.',
          },
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights under Articles 15-22',
      blocks: [
        terms(
          {
            term: 'Access (Article 15)',
            text: 'To know whether we hold data about you, which, why and for how long, and to have a copy.',
          },
          {
            term: 'Rectification (Article 16)',
            text: 'To have what is wrong corrected and what is incomplete completed.',
          },
          {
            term: 'Erasure (Article 17)',
            text: 'To have your data erased when we no longer need it, when you take back your consent or object, or when it was handled unlawfully.',
          },
          {
            term: 'Restriction (Article 18)',
            text: 'To have us keep your data but not use it, for example while we check whether it is right.',
          },
          {
            term: 'Notification (Article 19)',
            text: 'To have everybody who received your data told of a correction, an erasure or a restriction, and to know who they are.',
          },
          {
            term: 'Portability (Article 20)',
            text: 'To receive what you gave us in a common, machine-readable form, or have it sent to another controller.',
          },
          {
            term: 'Objection (Article 21)',
            text: 'To object to a use that rests on our legitimate interests. We stop, unless compelling grounds outweigh yours. Direct marketing, if there ever were any, stops at once.',
          },
          {
            term: 'No automated decisions (Article 22)',
            text: 'Not to be subject to a decision that is made by a machine alone and weighs on you. We make none.',
          },
        ),
      ],
    },
    {
      id: 'exercising-your-rights',
      heading: 'How to use your rights',
      blocks: [
        text(
          'Write to ',
          privacyMail,
          ' or to our address, and say which right you use. There is no form to fill in and nothing to pay. If we cannot be sure that it is you, we ask for what is needed to be sure, and for no more.',
        ),
        text(
          `We respond within ${answerTime} of receiving your request. Where requests are many or complex, the law lets us extend this by ${extraTime}; we then tell you why within the first month.`,
        ),
      ],
    },
    {
      id: 'privacy-contact',
      heading: 'Privacy contact point',
      blocks: [
        text(
          'Questions about personal data go to our privacy contact point at ',
          privacyMail,
          '. The people who read that mailbox are bound to confidentiality.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Security measures',
      blocks: [
        list(
          'encrypted connections to this site, and no content from third parties on it',
          'access to inquiries for those who answer them only',
          'software that is kept up to date, and backups that are tested',
          'rules and training for everybody who handles personal data',
        ),
      ],
    },
    {
      id: 'breaches',
      heading: 'Data breaches',
      blocks: [
        text(
          `If personal data is lost, changed or seen by those who should not see it, and this may put people at risk, we notify the Spanish regulator, the Agencia Española de Protección de Datos (AEPD), within ${counted(commitments.breachNoticeHours, 'hour')} of learning of it, as Article 33 requires. Where the risk to you is high, we tell you too, without undue delay and in plain words.`,
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'International transfers',
      blocks: [
        text(
          'We handle personal data within the European Economic Area. Should that ever change, it will be under Chapter V of the Regulation: an adequacy decision (Article 45) or appropriate safeguards such as standard contractual clauses (Article 46). You may ask us for a copy of those.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Retention',
      blocks: [
        terms(
          {
            term: 'Inquiries',
            text: `What our ticket office has received: up to ${inquiryYears} after our last contact with you.`,
          },
          {
            term: 'Legal records',
            text: `Typically ${legalYears}, depending on the law that asks for them.`,
          },
          {
            term: 'Requests about your rights',
            text: 'As long as we may have to show that we answered them.',
          },
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        text(
          `Where we ask for consent, a parent or guardian must give it for children under ${commitments.ages.gdprPolicy}. We do not knowingly accept inquiries from them; if we learn of one, we erase it.`,
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Your right to complain',
      blocks: [
        text(
          'If you think that we have got it wrong, we would like to hear of it first. You may also complain at any time to the Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid, ',
          { text: 'www.aepd.es', href: 'https://www.aepd.es' },
          ', or to the authority of the place where you live or work.',
        ),
      ],
    },
    {
      id: 'updates',
      heading: 'Updates to this policy',
      blocks: [
        text(
          'We review this policy when the law, our services or our park change, and publish the new text here.',
        ),
      ],
    },
    contactSection('Contact us about your data'),
  ],
};
