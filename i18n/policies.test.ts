import { describe, expect, it } from 'vitest';
import { park, phoneHref } from '../domain/park.ts';
import { allLocales } from './locales.ts';
import type { PolicyWords } from './policy-blocks.ts';
import { readPolicy } from './policy-markdown.ts';
import { words } from './words.ts';

/** About personal data. */
const dataPolicies = ['privacy', 'cookies', 'gdpr'] as const;
const policies = [...dataPolicies, 'legal', 'accessibility'] as const;

const everyPolicy = allLocales.flatMap(locale =>
  policies.map(page => ({ locale, page, policy: words[locale][page] })),
);

/** All nested objects that have this property. */
function findObjects(value: unknown, name: string): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const objects = Object.values(value).flatMap(nested => findObjects(nested, name));
  return name in value ? [value as Record<string, unknown>, ...objects] : objects;
}
const linksOf = ({ sections }: PolicyWords, name: 'page' | 'href') =>
  findObjects(sections, name).map(link => link[name]);

describe.each(everyPolicy)('the $page policy in $locale', ({ page, policy }) => {
  it('links only to other pages, the park and the regulator', () => {
    expect(linksOf(policy, 'page')).not.toContain(page);
    const mails = [park.privacyEmail, park.email].map(address => `mailto:${address}`);
    for (const link of linksOf(policy, 'href'))
      expect([...mails, phoneHref, 'https://www.aepd.es']).toContain(link);
  });

  it('says how to contact the controller, at its end if it is about personal data', () => {
    const isOfData = dataPolicies.some(id => id === page);
    if (isOfData) expect(policy.sections.at(-1)?.id).toBe('contact');
    const mail = isOfData ? park.privacyEmail : park.email;
    expect(linksOf(policy, 'href')).toEqual(expect.arrayContaining([`mailto:${mail}`, phoneHref]));
  });
});

it('a policy is read with its links, terms and special characters, without what is missing', () => {
  const source = [
    '---\nname: Legal\ntitle: Legal Notice\ndescription: Who we are\n---\n\nAnimals & friends.\n',
    '## Who & where {#who}\n\nSee [cookies](cookies) & [call](tel:{phone}).\n\n- One\n- {tax}\n\nWe are:\n',
    '- **Owner:** A & B\n- **Tax:** {tax}\n\n## Tax {#tax}\n\n- **Tax:** {tax}\n',
  ].join('\n');
  const format = (text: string) => (text.includes('{tax}') ? null : text.replace('{phone}', '+34 (0)9'));
  const link = { text: 'cookies', page: 'cookies' };
  const phone = { text: 'call', href: 'tel:+349' };
  expect(readPolicy('legal.md', source, format)).toMatchObject({
    lead: 'Animals & friends.',
    sections: [
      {
        id: 'who',
        heading: 'Who & where',
        blocks: [
          { type: 'text', text: ['See ', link, ' & ', phone, '.'] },
          { type: 'list', items: [['One']] },
          { type: 'text', text: ['We are:'] },
          { type: 'terms', items: [{ term: 'Owner', text: ['A & B'] }] },
        ],
      },
      { id: 'tax', blocks: [{ type: 'terms', items: [] }] },
    ],
  });
});
