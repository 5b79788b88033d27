import { legalNoticeChanged, owner } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { completeSections, list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import { contents, updated } from './policy-parts.ts';

/** Ley 34/2002 (LSSI), article 10; Ley 31/2003; Ley 3/2003 of the Canaries. */
export const legal: PolicyCopy = {
  title: 'Legal Notice',
  description: `Who runs ${park.name} and this website, how to reach us, which law applies, and how to make a complaint.`,
  lead: 'Who’s behind this site and this park, how to reach us, and what you can do if you’re not happy.',
  updated,
  changed: legalNoticeChanged,
  contents,
  sections: completeSections(
    {
      id: 'owner',
      heading: 'Who runs this site',
      blocks: [
        text(
          'Article 10 of Spanish Law 34/2002 on information society services (LSSI) requires us to tell you this:',
        ),
        terms(
          { term: 'Owner', text: owner.company },
          { term: 'Address', text: `${park.name}, ${address.line}` },
          { term: 'Email', text: [{ text: park.email, href: `mailto:${park.email}` }] },
          { term: 'Phone', text: [{ text: park.phone, href: phoneHref }] },
          { term: 'Tax number (NIF)', text: owner.taxNumber },
          { term: 'Register', text: owner.register },
        ),
      ],
    },
    {
      id: 'zoo',
      heading: 'Our zoo license',
      blocks: [
        text(
          'A wildlife park in Spain needs an authorization under Law 31/2003 of October 27 on the conservation of wild fauna in zoos, which transposes Council Directive 1999/22/EC.',
        ),
        terms(
          { term: 'Authority', text: owner.zooAuthority },
          { term: 'Authorization', text: owner.zooAuthorisation },
        ),
      ],
    },
    {
      id: 'use',
      heading: 'What this site is for',
      blocks: [
        text(
          'This site tells you about the park and takes ticket inquiries. We don’t sell anything on it: there’s a contract only once you buy the tickets we offer you in our reply. You don’t need an account, and it’s free to use.',
        ),
        text(
          'We keep hours and showtimes as accurate as we can. Weather and animals have their own plans; changes are posted at the gate.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      blocks: [
        text('Tell us first, if you like: most things are settled the same day. You can also:'),
        list(
          'ask for an official complaint form (hoja de reclamaciones) at the gate. Every business in the Canary Islands must keep these forms on hand and give you one free of charge',
          'contact the consumer authorities of the Canary Islands, or of the place where you live',
        ),
        text(
          'For anything about personal data, see our ',
          { text: 'GDPR Compliance Policy', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'content',
      heading: 'Texts and pictures',
      blocks: [
        text(
          'The texts, drawings and trademarks on this site belong to its owner or are used with permission. You’re welcome to quote them and link to them. For anything more, ask us.',
        ),
        text('We check other sites when we link to them. What they show later is out of our hands.'),
      ],
    },
    {
      id: 'law',
      heading: 'Governing law',
      blocks: [
        text(
          'Spanish law applies to this site. If you’re a consumer, this doesn’t take away the protection you have under the law of the country you live in, or your right to go to its courts.',
        ),
      ],
    },
  ),
};
