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
  description: `How ${park.name} complies with the GDPR: who’s responsible, our legal bases, your rights under Articles 15 to 22 and how to exercise them.`,
  lead: 'The General Data Protection Regulation (Regulation (EU) 2016/679) and Spanish Organic Law 3/2018 give you rights over your data. Here’s how we comply, and how to exercise your rights.',
  updated,
  contents,
  sections: [
    {
      id: 'controller',
      heading: 'Data controller',
      blocks: [
        text(
          `The controller, who decides why and how personal data is processed, is ${park.name}, ${address.line}.`,
        ),
        text('For anything in this policy, write to ', privacyMail, '.'),
      ],
    },
    {
      id: 'principles',
      heading: 'The principles we follow',
      blocks: [
        text('Article 5 sets the rules. Here’s what they mean for us:'),
        terms(
          {
            term: 'Lawfulness, fairness and transparency',
            text: 'We tell you what we do before we do it, in words you can understand.',
          },
          {
            term: 'Purpose limitation',
            text: 'We use what you send us about tickets to answer you, not to advertise to you.',
          },
          {
            term: 'Data minimization',
            text: 'The form asks only for what we need to answer you. Special requests are optional.',
          },
          { term: 'Accuracy', text: 'Tell us what’s wrong and we’ll correct it.' },
          {
            term: 'Storage limitation',
            text: 'Every kind of record has its time limit, listed below.',
          },
          {
            term: 'Integrity and confidentiality',
            text: 'We protect what we hold from loss and from prying eyes.',
          },
          {
            term: 'Accountability',
            text: 'We keep a record of our processing and can show it to the supervisory authority.',
          },
        ),
      ],
    },
    {
      id: 'legal-bases',
      heading: 'Legal bases',
      blocks: [
        text('Article 6 requires a legal basis for every use. Ours are:'),
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
            text: 'Keeping the site secure and defending ourselves against claims. You can object to this.',
          },
          {
            term: 'Consent, Article 6(1)(a), and for health matters Article 9(2)(a)',
            text: 'What you choose to tell us about your group’s needs. You can withdraw it at any time.',
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
            text: 'To know whether we hold data about you, what, why and for how long, and to get a copy.',
          },
          {
            term: 'Rectification (Article 16)',
            text: 'To have anything wrong corrected and anything incomplete completed.',
          },
          {
            term: 'Erasure (Article 17)',
            text: 'To have your data erased when we no longer need it, when you withdraw your consent or object, or when it was processed unlawfully.',
          },
          {
            term: 'Restriction (Article 18)',
            text: 'To have us keep your data but not use it, for example while we check whether it’s accurate.',
          },
          {
            term: 'Notification (Article 19)',
            text: 'To have everyone who received your data told about a correction, an erasure or a restriction, and to know who they are.',
          },
          {
            term: 'Portability (Article 20)',
            text: 'To receive what you gave us in a common, machine-readable form, or to have it sent to another controller.',
          },
          {
            term: 'Objection (Article 21)',
            text: 'To object to a use based on our legitimate interests. We’ll stop, unless compelling grounds outweigh yours. Direct marketing, if there ever were any, would stop at once.',
          },
          {
            term: 'No automated decisions (Article 22)',
            text: 'Not to be subject to a solely automated decision that has legal or similarly significant effects on you. We make none.',
          },
        ),
      ],
    },
    {
      id: 'exercising-your-rights',
      heading: 'How to exercise your rights',
      blocks: [
        text(
          'Write to ',
          privacyMail,
          ' or to our address, and say which right you’re exercising. There’s no form to fill out and nothing to pay. If we can’t be sure it’s you, we’ll ask for what we need to be sure, and no more.',
        ),
        text(
          `We respond within ${answerTime} of receiving your request. If requests are numerous or complex, the law lets us extend this by ${extraTime}; if we do, we’ll tell you why within the first month.`,
        ),
      ],
    },
    {
      id: 'privacy-contact',
      heading: 'Privacy contact point',
      blocks: [
        text(
          'Send questions about personal data to our privacy contact point at ',
          privacyMail,
          '. The people who read that inbox are bound by confidentiality.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Security measures',
      blocks: [
        list(
          'encrypted connections to this site, and no content from third parties on it',
          'access to inquiries only for the people who answer them',
          'software that is kept up to date, and backups that are tested',
          'rules and training for everyone who handles personal data',
        ),
      ],
    },
    {
      id: 'breaches',
      heading: 'Data breaches',
      blocks: [
        text(
          `If personal data is lost, altered or seen by anyone who shouldn’t see it, and this may put people at risk, we notify the Spanish regulator, the Agencia Española de Protección de Datos (AEPD), within ${counted(commitments.breachNoticeHours, 'hour')} of learning of it, as Article 33 requires. If the risk to you is high, we tell you too, without undue delay and in plain language.`,
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'International transfers',
      blocks: [
        text(
          'We process personal data within the European Economic Area. If that ever changes, it will be under Chapter V of the Regulation: an adequacy decision (Article 45) or appropriate safeguards such as standard contractual clauses (Article 46). You can ask us for a copy of those.',
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
            text: `What our ticket office receives: up to ${inquiryYears} after our last contact with you.`,
          },
          {
            term: 'Legal records',
            text: `Typically ${legalYears}, depending on the law that requires them.`,
          },
          {
            term: 'Requests about your rights',
            text: 'As long as we may need to show that we answered them.',
          },
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        text(
          `Our site isn’t directed to children under ${commitments.ages.privacyPolicy}. Where we ask for consent, a parent or guardian must give it for anyone under ${commitments.ages.gdprPolicy}, although Spanish law requires that only under 14. We don’t knowingly accept inquiries from anyone that young; if we learn of one, we erase it.`,
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Your right to complain',
      blocks: [
        text(
          'If you think we’ve gotten it wrong, we’d like to hear about it first. You can also complain at any time to the Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid, ',
          { text: 'www.aepd.es', href: 'https://www.aepd.es' },
          ', or to the authority where you live or work.',
        ),
      ],
    },
    {
      id: 'updates',
      heading: 'Updates to this policy',
      blocks: [
        text(
          'We review this policy when the law, our services or our park changes, and publish the new text here.',
        ),
      ],
    },
    contactSection('Contact us about your data'),
  ],
};
