import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { heldData } from '../held-data.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { counted } from './english.ts';
import {
  answerTime,
  contactSection,
  contents,
  inquiryYears,
  legalYears,
  privacyMail,
  updated,
} from './policy-parts.ts';

export const privacy: PolicyCopy = {
  title: 'Privacy Policy',
  description: `What ${park.name} learns about you when you visit this site or ask for tickets, what we use it for, how long we keep it and what you can ask of us.`,
  lead: 'We ask for little, keep it for as short a time as we can, and never sell it.',
  updated,
  contents,
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      blocks: [
        text(
          `${park.name} is a wildlife park in ${park.address.town}, ${park.address.island}. This policy tells you which personal data we handle when you read this website, ask for tickets or write to us, and why. For the rights that the European Union’s General Data Protection Regulation gives you, read our `,
          { text: 'GDPR Compliance Policy', page: 'gdpr' },
          ' as well.',
        ),
        text(
          'You can read every page of this site without telling us who you are. There are no accounts and nothing is sold here.',
        ),
      ],
    },
    {
      id: 'information-we-collect',
      heading: 'Information we collect',
      blocks: [
        text(
          'What you type into the inquiry form stays in your browser until you send it. When our ticket office receives your inquiry, it holds:',
        ),
        list(
          ...heldData({
            contact: 'your name, your e-mail address and your phone number, so that we can answer you',
            visit: 'the day you would like to come and how many of you there are',
            plan: 'your plan for the day, if you send it along with your inquiry',
            requests:
              'anything you add under special requests. Please leave out what we do not need; if you mention a health matter, such as a wheelchair or an allergy, we use it only to prepare your visit',
          }),
        ),
        text(
          'What you write, say or send to us by e-mail, by phone or at the gate, as far as we need it to help you.',
        ),
        text(
          'What our web server sees: like every server it receives the address of your device, the page asked for and the kind of browser. We use this to deliver the page and to fend off attacks, and do not combine it with your inquiry.',
        ),
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'How we use your information',
      blocks: [
        list(
          `to answer your inquiry, which we promise to do within ${counted(commitments.replyHours, 'hour')}`,
          'to prepare your visit and to reach you if something about it changes',
          'to keep the records that tax and safety law ask of us',
          'to keep this site working and secure',
        ),
        text(
          'We do not use your inquiry for advertising, do not build profiles and take no decision about you by machine alone.',
        ),
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing your information',
      blocks: [
        text('We do not sell or rent personal data. We share it only:'),
        list(
          'with companies that host our website or carry our mail. They work on our instructions, under a contract that binds them to confidentiality',
          'with advisers, insurers or authorities, where the law obliges us or where we must defend a legal claim',
          'with your agreement, for instance when you ask us to pass a question to a hotel or a guide',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        text(
          'This site is served over encrypted connections only and loads nothing from third parties. Inquiries are open to those members of our ticket office who answer them, and to nobody else. No system is beyond failure; what we do when something goes wrong is set out in our ',
          { text: 'GDPR Compliance Policy', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        text('You may ask us at any time, free of charge:'),
        list(
          'what we hold about you, and for a copy of it',
          'to correct it, to erase it, or to limit how we use it',
          'to hand it to you, or to somebody you name, in a form that a machine can read',
          'to stop a use that rests on our own interests, or on a consent that you take back',
        ),
        text(
          'Write to ',
          privacyMail,
          `. We answer within ${answerTime}. The details, article by article, are in our `,
          {
            text: 'GDPR Compliance Policy',
            page: 'gdpr',
          },
          ', which also names the authority that you can complain to.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        text(
          'Today this site sets no cookies. Our ',
          { text: 'Cookie Policy', page: 'cookies' },
          ' says what would change if it did.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Third-party links',
      blocks: [
        text(
          'The address on our contact page opens a map by another company in a new tab. From there on that company’s own privacy policy applies, and we neither see nor answer for what it does. The same goes for any other site we link to.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Children’s privacy',
      blocks: [
        text(
          `Families are why we are here, but the form is for adults. This site is not directed to children under ${commitments.ages.privacyPolicy}, and we do not knowingly collect personal data from them. If you believe that a child has written to us, tell us at `,
          privacyMail,
          ' and we erase it.',
        ),
      ],
    },
    {
      id: 'international-transfers',
      heading: 'International transfers',
      blocks: [
        text(
          'We keep personal data within the European Economic Area. Should a service we use ever handle it elsewhere, we rely on a decision of the European Commission that the country protects it well enough, or on the Commission’s standard contractual clauses.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [
        terms(
          {
            term: 'Inquiries',
            text: `What our ticket office has received is kept for up to ${inquiryYears} after our last contact with you, then it is erased.`,
          },
          {
            term: 'Legal records',
            text: `Typically ${legalYears}, as Spanish tax, commercial and civil law require.`,
          },
          { term: 'Server records', text: 'A few days, longer only where an attack is being looked into.' },
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        text(
          'When the way we handle data changes, this page changes first. If a change matters to inquiries that we already hold, we tell those whom it concerns by\u00a0e-mail.',
        ),
      ],
    },
    contactSection('Contact us about privacy'),
  ],
};
