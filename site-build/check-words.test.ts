import { expect, it } from 'vitest';
import { readContentFile } from '../i18n/catalog.ts';
import type { Locale } from '../i18n/locales.ts';
import { findWordProblems } from './check-words.ts';

const skipLink = /"skipLink": ".*"/;

it.each<[name: string, path: string, from: string | RegExp, to: string, problem: RegExp]>([
  [
    'a brace too few',
    'de/ticket.json',
    '{count, plural',
    'count, plural',
    /:\d+ "counts\.num.* near .*braces/,
  ],
  ['a missing key', 'fr/thanks.json', /"keep": .*\n/, '', /^content\/fr\/thanks\.json has no "keep"\. Add/],
  ['another key', 'fr/thanks.json', '"keep"', '"kept"', /"kept" is not in content\/en/],
  [
    'another argument',
    'es/thanks.json',
    '{reference}',
    '{ref}',
    /\{ref\}, which is neither.*\n.*lacks \{ref/,
  ],
  ['no number', 'nl/thanks.json', '{reference}', '{reference, number}', /uses \{reference\} as a number/],
  ['a plural too few', 'pl/ticket.json', /few \{[^}]*\} /, '', /has no "few".*Polski needs/],
  ['an empty text', 'nl/site.json', skipLink, '"skipLink": " "', /"skipLink" is empty/],
  ['a number', 'nl/site.json', skipLink, '"skipLink": 1', /"skipLink" is not a text/],
  [
    'a comma too many',
    'it/site.json',
    skipLink,
    '"skipLink": "x",,',
    /content\/it\/site\.json is not valid JSON/,
  ],
  [
    'no time',
    'nl/site.json',
    skipLink,
    '"skipLink": "{park, time, short}"',
    /"skipLink" cannot be formatted/,
  ],
  ['a brace in a policy', 'it/legal.md', '{addressLine}', '{addressLine', /it\/legal\.md: .*cannot be read/],
  ['no fragment', 'en/gdpr.md', / \{#breaches\}/, '', /needs a fragment/],
  ['a section too few', 'es/gdpr.md', /\n## [^\n]*\{#breaches\}.*?(?=\n## )/s, '', /They must be/],
  ['a link to no page', 'pl/privacy.md', '](cookies)', '](cookie)', /"cookie" is not a page/],
  [
    'a list in a list',
    'de/privacy.md',
    /(?<=\n- .*\n)(?=- )/,
    '  - x\n',
    /Line \d+: .*not supported in a list/,
  ],
  ['a numbered list', 'de/privacy.md', /\n- /, '\n1. ', /Line \d+: .*not supported here/],
  ['an emphasis', 'fr/cookies.md', /(?<=---\n\n)/, '*Très* ', /Line \d+: "\*Très\*" is not supported/],
  ['a second lead', 'it/legal.md', /(?=\n## )/, '\nUn altro.\n', /the lead is one paragraph/],
  ['a mistyped field', 'es/legal.md', /^title:/m, 'titel:', /Line 3: "titel: .*front matter/],
])('%s in %s is named, with where and what to do', (_, path, from, to, problem) => {
  const problems = findWordProblems(
    (locale, file) => {
      const source = readContentFile(locale, file);
      if (`${locale}/${file}` !== path) return source;
      expect(source).toMatch(from);
      return source.replace(from, to);
    },
    [path.slice(0, 2) as Locale],
  );
  expect(problems.join('\n')).toMatch(problem);
});

it.each([
  ['en/legal.md', /^content\/en\/legal\.md is missing.*\. Write it/m],
  ['nl/contact.json', /^content\/nl\/contact\.json is missing\. Copy content\/en/],
  ['nl/legal.md', /^content\/nl\/legal\.md is missing\. Copy content\/en/],
])('a page without %s is named', (missing, problem) => {
  const problems = findWordProblems(
    (locale, file) => {
      if (`${locale}/${file}` === missing) throw new Error('ENOENT');
      return readContentFile(locale, file);
    },
    ['nl'],
  );
  expect(problems.join('\n')).toMatch(problem);
});

it('files with the line ends of Windows are read', () => {
  const problems = findWordProblems((locale, file) => readContentFile(locale, file).replaceAll('\n', '\r\n'));
  expect(problems).toEqual([]);
});
