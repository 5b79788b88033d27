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
  description: `What ${park.name} learns about you when you visit this site or ask for tickets, what we use it for, how long we keep it and what you can ask us to do.`,
  lead: 'We ask for little, keep it for as short a time as we can, and never sell it.',
  updated,
  contents,
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      blocks: [
        text(
          `${park.name} is a wildlife park in ${park.address.town}, ${park.address.island}. This policy tells you which personal data we process when you read this website, ask for tickets or write to us, and why. For your rights under the European Union’s General Data Protection Regulation, see our `,
          { text: 'GDPR Compliance Policy', page: 'gdpr' },
          ' too.',
        ),
        text(
          'You can read every page of this site without telling us who you are. There are no accounts, and we don’t sell anything here.',
        ),
      ],
    },
    {
      id: 'information-we-collect',
      heading: 'Information we collect',
      blocks: [
        text(
          'What you type into the inquiry form stays in your browser until you send it. Once our ticket office receives your inquiry, it holds:',
        ),
        list(
          ...heldData({
            contact: 'your name, email address and phone number, so we can answer you',
            visit: 'the day you’d like to come and how many of you there are',
            plan: 'your plan for the day, if you send it with your inquiry',
            requests:
              'anything you add under special requests. Please leave out what we don’t need; if you mention a health matter, such as a wheelchair or an allergy, we use it only to prepare your visit',
          }),
        ),
        text(
          'We also use what you tell or send us by email, by phone or at the gate, as far as we need it to help you.',
        ),
        text(
          'Like every web server, ours receives your device’s IP address, the page you ask for and the kind of browser you use. We use this to deliver the page and fend off attacks, and don’t combine it with your inquiry.',
        ),
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'How we use your information',
      blocks: [
        list(
          `to answer your inquiry, as we promise, within ${counted(commitments.replyHours, 'hour')}`,
          'to prepare your visit and reach you if something about it changes',
          'to keep the records that tax and safety laws require',
          'to keep this site working and secure',
        ),
        text(
          'We don’t use your inquiry for advertising, don’t build profiles and don’t make solely automated decisions about you.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'Sharing your information',
      blocks: [
        text('We don’t sell or rent personal data. We share it only:'),
        list(
          'with companies that host our website or carry our email. They work on our instructions, under a contract that binds them to confidentiality',
          'with advisers, insurers or authorities, where the law requires it or we need to defend ourselves against a claim',
          'with your consent, for example when you ask us to pass a question to a hotel or a guide',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        text(
          'This site is served over encrypted connections only and loads nothing from third parties. Only the people in our ticket office who answer inquiries can see them. No system is perfect; what we do when something goes wrong is in our ',
          { text: 'GDPR Compliance Policy', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        text('You can ask us at any time, free of charge:'),
        list(
          'what we hold about you, and for a copy',
          'to correct it, erase it, or restrict how we use it',
          'to give it to you, or to someone you name, in a machine-readable form',
          'to stop a use based on our own interests, or on consent you’ve withdrawn',
        ),
        text(
          'Write to ',
          privacyMail,
          `. We’ll answer within ${answerTime}. The details, article by article, are in our `,
          {
            text: 'GDPR Compliance Policy',
            page: 'gdpr',
          },
          ', which also names the authority you can complain to.',
        ),
      ],
    },
    {
      id: 'kept-in-browser',
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
          'The address on our contact page opens a map by another company in a new tab. From there, that company’s own privacy policy applies, and we neither see what it does nor answer for it. The same goes for any other site we link to.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Children’s privacy',
      blocks: [
        text(
          `Families are why we’re here, but the form is for adults. This site isn’t directed to children under ${commitments.ages.privacyPolicy}, and we don’t knowingly collect personal data from them. If you think a child has written to us, tell us at `,
          privacyMail,
          ' and we’ll erase it.',
        ),
      ],
    },
    {
      id: 'international-transfers',
      heading: 'International transfers',
      blocks: [
        text(
          'We keep personal data within the European Economic Area. If a service we use ever processes it elsewhere, we’ll rely on a European Commission adequacy decision for that country or on the Commission’s standard contractual clauses.',
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
            text: `We keep what our ticket office receives for up to ${inquiryYears} after our last contact with you, then erase it.`,
          },
          {
            term: 'Legal records',
            text: `Typically ${legalYears}, as Spanish tax, commercial and civil laws require.`,
          },
          { term: 'Server logs', text: 'A few days, or longer only while we look into an attack.' },
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        text(
          'When the way we handle data changes, this page changes first. If a change affects inquiries we already hold, we’ll email the people concerned.',
        ),
      ],
    },
    contactSection('Contact us about privacy'),
  ],
};
