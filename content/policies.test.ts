import { afterEach, describe, expect, it, vi } from 'vitest';
import { park, phoneHref } from '../domain/park.ts';
import { promises } from '../domain/promises.ts';
import { allLocales } from '../i18n/locales.ts';
import { pageIds } from '../i18n/paths.ts';
import { counted, countedInWords } from './en/english.ts';
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
  it('has a description that a search engine shows whole', () => {
    expect(policy.description.length).toBeGreaterThan(70);
    expect(policy.description.length).toBeLessThanOrEqual(155);
  });

  it('has anchors that are unique, also beside those of the frame, and fit for a URL', () => {
    const ids = policy.sections.map(section => section.id);
    const frame = ['main', 'menu', 'contents', 'footer-contact'];
    expect(new Set([...ids, ...frame]).size).toBe(ids.length + frame.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has headings of its own and something under each', () => {
    const headings = policy.sections.map(section => section.heading);
    expect(new Set(headings).size).toBe(headings.length);
    for (const section of policy.sections) expect(section.blocks, section.id).not.toEqual([]);
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

describe('with other promises', () => {
  afterEach(() => {
    vi.doUnmock('../domain/promises.ts');
    vi.resetModules();
  });

  it('every text says the new numbers and none of the old', async () => {
    const { replyHours, retention, cookies, breachNoticeHours, rightsRequest, ages } = promises;
    vi.resetModules();
    vi.doMock('../domain/promises.ts', () => ({
      promises: {
        ...promises,
        replyHours: 31,
        retention: { inquiryYears: 32, legalRecordYears: { from: 33, to: 34 } },
        cookies: { shortestHours: 35, longestYears: 36 },
        breachNoticeHours: 37,
        rightsRequest: { months: 38, extensionMonths: 39 },
        ages: { privacyPolicy: 40, gdprPolicy: 41 },
      },
    }));
    const { words: other } = await import('./words.ts');
    const { privacy, cookies: cookiePolicy, gdpr, inquiry, home, attractions, mail, thanks } = other.en;
    const expected: [text: object, phrases: string[]][] = [
      [privacy, ['31 hours', 'up to 32 years', '33-34 years', '38 months', 'under 40']],
      [cookiePolicy, ['35 hours to 36 years']],
      [gdpr, ['up to 32 years', '33-34 years', '37 hours', '38 months', '39 further months', 'under 41']],
      ...[inquiry, home, attractions, mail, thanks].map((text): [object, string[]] => [text, ['31 hours']]),
    ];
    for (const [text, phrases] of expected)
      for (const phrase of phrases) expect(JSON.stringify(text)).toContain(phrase);
    const old = [
      counted(replyHours, 'hour'),
      counted(retention.inquiryYears, 'year'),
      `${retention.legalRecordYears.from}-${retention.legalRecordYears.to} years`,
      counted(cookies.shortestHours, 'hour'),
      counted(cookies.longestYears, 'year'),
      counted(breachNoticeHours, 'hour'),
      countedInWords(rightsRequest.months, 'month'),
      countedInWords(rightsRequest.extensionMonths, 'further month'),
      `under ${ages.privacyPolicy}`,
      `under ${ages.gdprPolicy}`,
    ];
    const said = JSON.stringify(other.en);
    for (const phrase of old) expect(new RegExp(`\\b${phrase}\\b`).test(said), phrase).toBe(false);
  });
});
