import { expect, it } from 'vitest';
import { readContentFile } from '../i18n/catalog.ts';
import type { Locale } from '../i18n/locales.ts';
import { findWordProblems } from './check-words.ts';

it('the words of all languages are complete', () => {
  expect(findWordProblems()).toEqual([]);
});

const problemsAfter = (changed: Locale, name: string, from: string | RegExp, to: string) =>
  findWordProblems(
    (locale, file) => {
      const source = readContentFile(locale, file);
      if (locale !== changed || file !== name) return source;
      expect(source).toMatch(from);
      return source.replace(from, to);
    },
    [changed],
  );

it.each([
  [
    'a brace too few',
    'de',
    'ticket.json',
    '{count, plural',
    'count, plural',
    /^content\/de\/ticket\.json:\d+ "counts\.numberOfVisitors" cannot be read near .*braces/,
  ],
  [
    'a missing key',
    'fr',
    'thanks.json',
    /"keep": .*\n/,
    '',
    /^content\/fr\/thanks\.json has no "keep"\. Add it/,
  ],
  ['another key', 'fr', 'thanks.json', '"keep"', '"kept"', /"keep"|"kept" is not in content\/en/],
  [
    'an unknown argument',
    'es',
    'thanks.json',
    '{reference}',
    '{referencia}',
    /\{referencia\}, which is neither a fact/,
  ],
  ['a plural category too few', 'pl', 'ticket.json', /few \{[^}]*\} /, '', /has no "few".*Polski needs/],
  ['an empty text', 'nl', 'site.json', /"skipLink": ".*"/, '"skipLink": " "', /"skipLink" is empty/],
  ['a number', 'nl', 'site.json', /"skipLink": ".*"/, '"skipLink": 1', /"skipLink" is not a text/],
  [
    'a comma too many',
    'it',
    'site.json',
    /"skipLink": ".*",/,
    '"skipLink": "x",,',
    /^content\/it\/site\.json is not valid JSON/,
  ],
  [
    'HTML',
    'de',
    'cookies.md',
    /(?<=^## .*\n\n)/m,
    '<b>Wichtig</b>\n\n',
    /content\/de\/cookies\.md: Line \d+: "<b>.*not supported/,
  ],
  ['a heading without its fragment', 'en', 'gdpr.md', / \{#breaches\}/, '', /needs a fragment/],
  ['a section too few', 'es', 'gdpr.md', /\n## [^\n]*\{#breaches\}.*?(?=\n## )/s, '', /They must be/],
  ['a link to no page', 'pl', 'privacy.md', '](cookies)', '](cookie)', /"cookie" is not a page/],
  [
    'a brace too many in a policy',
    'it',
    'legal.md',
    '{addressLine}',
    '{addressLine',
    /content\/it\/legal\.md: .*cannot be read/,
  ],
  [
    'a time format for an argument that is no time',
    'nl',
    'site.json',
    /"skipLink": ".*"/,
    '"skipLink": "{park, time, short}"',
    /"skipLink" cannot be formatted/,
  ],
  [
    'a number format for a text',
    'nl',
    'thanks.json',
    /\{reference\}/,
    '{reference, number}',
    /uses \{reference\} as a number/,
  ],
  [
    'an unknown format',
    'es',
    'site.json',
    /"skipLink": ".*"/,
    '"skipLink": "{opens, time, full}"',
    /cannot be formatted/,
  ],
  ['a list in a list', 'de', 'privacy.md', /(?<=\n- .*\n)(?=- )/, '  - innen\n', /Line \d+: .*not supported/],
  ['a numbered list', 'de', 'privacy.md', /\n- /, '\n1. ', /Line \d+: .*not supported/],
  ['an emphasis', 'fr', 'cookies.md', /(?<=---\n\n)/, '*Très* ', /Line \d+: "\*Très\*" is not supported/],
  ['a second lead', 'it', 'legal.md', /(?=\n## )/, '\nUn altro paragrafo.\n', /the lead is one paragraph/],
  ['a mistyped field', 'es', 'legal.md', /^title:/m, 'titel:', /Line 3: "titel: .*front matter/],
  ['a missing file', 'pl', 'thanks.json', /^.*$/s, '', /content\/pl\/thanks\.json is not valid JSON/],
] as const)('%s is named, with where and what to do', (_, locale, file, from, to, problem) => {
  const problems = problemsAfter(locale, file, from, to);
  expect(problems.join('\n')).toMatch(problem);
  for (const message of problems) expect(message).toMatch(/\. ?.*[.:]/);
});

const without = (missing: string) =>
  findWordProblems(
    (locale, file) => {
      if (`${locale}/${file}` === missing) throw new Error('ENOENT');
      return readContentFile(locale, file);
    },
    ['nl'],
  );

it.each([
  ['en/legal.md', /^content\/en\/legal\.md is missing.*\. Write it/m],
  ['nl/contact.json', /^content\/nl\/contact\.json is missing\. Copy content\/en/],
  ['nl/legal.md', /^content\/nl\/legal\.md is missing\. Copy content\/en/],
])('a page without %s is named', (missing, problem) => {
  expect(without(missing).join('\n')).toMatch(problem);
});

it('files with the line ends of Windows are read', () => {
  const problems = findWordProblems((locale, file) => readContentFile(locale, file).replaceAll('\n', '\r\n'));
  expect(problems).toEqual([]);
});
