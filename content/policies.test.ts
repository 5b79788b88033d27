import { describe, expect, it } from 'vitest';
import { park, phoneHref } from '../domain/park.ts';
import { allLocales } from '../i18n/locales.ts';
import { pageIds } from '../i18n/paths.ts';
import type { Inline, PolicyCopy, RichText } from './policy.ts';
import { words } from './words.ts';

/** What is about personal data, and what is about the park and its site. */
const dataPolicies = ['privacy', 'cookies', 'gdpr'] as const;
const policies = [...dataPolicies, 'legal', 'accessibility'] as const;

const everyPolicy = allLocales.flatMap(locale =>
  policies.map(page => ({ locale, page, policy: words[locale][page] })),
);

const blocks = (policy: PolicyCopy) => policy.sections.flatMap(section => section.blocks);

/** Terms of a policy, with what is said of each as plain text. */
function termsOf(policy: PolicyCopy): { term: string; text: string }[] {
  return blocks(policy).flatMap(block =>
    block.type === 'terms'
      ? block.items.map(({ term, text }) => ({ term, text: runs(text).map(plain).join('') }))
      : [],
  );
}

const runs = (text: RichText): Inline[] => (typeof text === 'string' ? [text] : text);
const plain = (run: Inline) => (typeof run === 'string' ? run : 'blank' in run ? run.blank : run.text);

function linksOf(policy: PolicyCopy) {
  return blocks(policy)
    .flatMap(block => {
      if (block.type === 'text') return runs(block.text);
      if (block.type === 'list') return block.items.flatMap(runs);
      return block.items.flatMap(({ text }) => runs(text));
    })
    .filter(
      (run): run is Exclude<Inline, string | { blank: string }> =>
        typeof run !== 'string' && !('blank' in run),
    );
}

describe.each(everyPolicy)('the $page policy in $locale', ({ page, policy }) => {
  it('has anchors that are unique, also beside those of the frame, and fit for a URL', () => {
    const ids = policy.sections.map(section => section.id);
    const frame = ['main', 'menu', 'contents', 'footer-contact'];
    expect(new Set([...ids, ...frame]).size).toBe(ids.length + frame.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('links to other pages of the site, to the park and to the regulator only', () => {
    const mails = [park.privacyEmail, park.email].map(address => `mailto:${address}`);
    const elsewhere = [...mails, phoneHref, 'https://www.aepd.es'];
    for (const link of linksOf(policy)) {
      if ('page' in link) {
        expect(pageIds).toContain(link.page);
        expect(link.page, 'a link to the page that one reads').not.toBe(page);
      } else {
        expect(elsewhere).toContain(link.href);
      }
    }
  });

  it('has the way to reach those who answer for it, at its end where it is about personal data', () => {
    const isOfData = dataPolicies.some(id => id === page);
    if (isOfData) expect(policy.sections.at(-1)?.id).toBe('contact');
    const mail = isOfData ? park.privacyEmail : park.email;
    const targets = linksOf(policy).map(link => ('href' in link ? link.href : link.page));
    expect(targets).toEqual(expect.arrayContaining([`mailto:${mail}`, phoneHref]));
  });
});

it('the cookie policy explains every kind of cookie, and that none is in use', () => {
  const kinds = termsOf(words.en.cookies);
  expect(kinds.map(({ term }) => term)).toEqual([
    'Essential cookies',
    'Analytics cookies',
    'Functional cookies',
    'Targeting cookies',
  ]);
  for (const { term, text } of kinds) expect(text, term).toContain('We use none today');
});

it('the GDPR policy explains the rights of Articles 15 to 22 one by one, in their order', () => {
  const articles = termsOf(words.en.gdpr).flatMap(({ term }) => /\(Article (\d+)\)$/.exec(term)?.[1] ?? []);
  expect(articles.map(Number)).toEqual([15, 16, 17, 18, 19, 20, 21, 22]);
});
