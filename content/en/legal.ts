import { legalNoticeChanged, owner } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { given, list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import { contents, updated } from './policy-parts.ts';

/** Ley 34/2002 (LSSI), article 10; Ley 31/2003; Ley 3/2003 of the Canaries. */
export const legal: PolicyCopy = {
  title: 'Legal Notice',
  description: `Who runs ${park.name} and this website, how to reach us, which law applies, and how to make a complaint.`,
  lead: 'Who is behind this site and this park, how to reach us, and what you can do when you are not content.',
  updated,
  changed: legalNoticeChanged,
  contents,
  sections: given(
    {
      id: 'owner',
      heading: 'Who runs this site',
      blocks: [
        text(
          'Spanish Law 34/2002 on services of the information society (LSSI) asks us, in its article 10, to tell you this:',
        ),
        terms(
          { term: 'Owner', text: owner.company },
          { term: 'Address', text: `${park.name}, ${address.line}` },
          { term: 'E-mail', text: [{ text: park.email, href: `mailto:${park.email}` }] },
          { term: 'Phone', text: [{ text: park.phone, href: phoneHref }] },
          { term: 'Tax number (NIF)', text: owner.taxNumber },
          { term: 'Register', text: owner.register },
        ),
      ],
    },
    {
      id: 'zoo',
      heading: 'Our authorisation as a zoo',
      blocks: [
        text(
          'A wildlife park in Spain needs an authorisation under Law 31/2003 of 27 October on the conservation of wild fauna in zoos, which carries out Council Directive 1999/22/EC.',
        ),
        terms(
          { term: 'Authority', text: owner.zooAuthority },
          { term: 'Authorisation', text: owner.zooAuthorisation },
        ),
      ],
    },
    {
      id: 'use',
      heading: 'What this site is for',
      blocks: [
        text(
          'This site tells you about the park and takes inquiries for tickets. Nothing is sold on it: a contract comes about only when you buy the tickets that we offer you in our answer. There are no accounts, and reading costs nothing.',
        ),
        text(
          'We keep hours and showtimes as true as we can. Weather and animals have their own plans; what changes on a day is told at the gate.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      blocks: [
        text('Tell us first, if you like: most things are settled on the same day. You may also'),
        list(
          'ask for an official complaint form (hoja de reclamaciones) at the gate. Every business in the Canaries must have it, and must hand it to you free of charge',
          'turn to the consumer authorities of the Canaries, or of the place where you live',
        ),
        text('What concerns personal data is in our ', { text: 'GDPR Compliance Policy', page: 'gdpr' }, '.'),
      ],
    },
    {
      id: 'content',
      heading: 'Texts and pictures',
      blocks: [
        text(
          'The texts, drawings and marks of this site belong to its owner or are used by permission. You may quote and link to them. For anything more, ask us.',
        ),
        text(
          'Where we link to sites of others, we have looked at them at that time. What they show later is not in our hands.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'The law that applies',
      blocks: [
        text(
          'Spanish law applies to this site. If you are a consumer, this takes nothing from the protection that the law of the country you live in gives you, nor from your right to go to its courts.',
        ),
      ],
    },
  ),
};
