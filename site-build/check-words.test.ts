import { expect, it } from 'vitest';
import { readWordsFile } from '../i18n/catalog.ts';
import { defaultLocale, type Locale } from '../i18n/locales.ts';
import { findWordProblems } from './check-words.ts';

const text = /(?<="skipLink": ").*(?=")/;
const line = /"skipLink": ".*"/;
/** Where a section of a policy begins. */
const section = /(?<=\{#owner\}\n\n)/;

it.each<[path: string, from: string | RegExp, to: string, problem: RegExp]>([
  ['fr/thanks.json', /"keep": .*\n/, '', /^content\/fr\/thanks\.json:1: "keep" is missing\. Add/],
  ['fr/thanks.json', '"keep"', '"kept"', /"kept" is not in English/],
  ['fr/site.json', line, '"nav.label": "x"', /:2: "nav\.label" .*for each level/],
  ['fr/site.json', line, '"skipLink": "x", "skipLink": "x"', /:2: "skipLink" .*twice/],
  ['de/home.json', /(?<="notes": )\[[^\]]*\]/, '{ "0": "x" }', /"reviews\.notes" is not a list/],
  ['en/site.json', /(?<="nav": )\{[^}]*\}/, '["x"]', /^content\/es\/site\.json:3: "nav" is not a list/],
  ['en/site.json', line, '"skipLink": 1', /^content\/en\/site\.json:2: "skipLink" is not a text/],
  ['it/site.json', line, '"skipLink": "x",,', /^content\/it\/site\.json:2: is not valid JSON/],
  ['it/site.json', text, '', /"skipLink" is empty/],
  ['it/site.json', text, ' x', /"skipLink" begins or ends with a space/],
  ['de/ticket.json', '{count, plural', 'count, plural', /:3: "counts\.num.*braces/],
  ['es/thanks.json', '{reference}', '{ref}', /lacks \{ref.*\n.*\{ref\}, which is neither/],
  ['nl/thanks.json', '{reference}', '{reference, number}', /as a number\. Write \{reference\}/],
  ['de/hours.json', '{opens, time, short}', '{opens}', /Write \{opens, time, short\}/],
  ['de/hours.json', '{opens, time, short}', '{opens, time}', /Write \{opens, time, short\}/],
  ['it/site.json', text, '{park, time, short}', /as a time\. Write \{park\}/],
  ['it/site.json', text, '{company}', /may not have provided/],
  ['pl/names.json', 'wyspa {island}', 'wyspa {isle}', /"island" uses \{isle\}/],
  ['pl/ticket.json', /few \{[^}]*\} /, '', /Write one, few, many, other/],
  ['de/ticket.json', 'one {', 'few {x} one {', /Write one, other: /],
  ['it/site.json', text, '# x', / # too many/],
  ['it/site.json', text, "dell'{island}", /Write ’/],
  ['it/site.json', text, 'x<br>', /no HTML/],
  ['it/site.json', text, 'x&nbsp;y', /Write the character itself/],
  ['it/site.json', text, '｛park｝', /full-width/],
  ['it/site.json', text, '[x](home)', /Markdown/],
  ['it/site.json', text, 'x\u200b', /invisible/],
  ['it/site.json', text, '- x', /Markdown/],
  ['it/site.json', text, 'cittÃ\u00a0x', /Correct the letters/],
  ['it/site.json', text, '{hasOwnProperty, select, other {x}}', /neither a fact/],
  ['it/ticket.json', 'other {# ', 'other {', /lacks the # in \{count, plural, …\}/],
  ['pl/names.json', 'Tenerife {', 'Teneryfa {', /Write Tenerife, other/],
  ['it/legal.md', '{addressLine}', '{addressLine', /it\/legal\.md:\d+: .*cannot be read/],
  ['de/legal.md', section, '{opens}\n\n', /:11: .*Write \{opens, time, short\}/],
  ['de/legal.md', section, 'x&amp;y\n\n', /:11: .*no HTML/],
  ['de/legal.md', section, 'An *x*\n\n', /:11: .*Remove this Markdown/],
  ['de/legal.md', section, '1. x\n\n', /:11: "1\. .*is not known/],
  ['de/legal.md', section, '• x\n\n', /:11: "• .*is not known/],
  ['de/legal.md', section, '-\u00a0x\n\n', /:11: .*is not known/],
  ['de/legal.md', section, '- x\n  - y\n\n', /:12: " {2}- y" has a space/],
  ['es/legal.md', ':** ', '**: ', /Write "- \*\*Term:\*\* …"/],
  ['en/gdpr.md', / \{#breaches\}/, '', /## Heading \{#fragment\}/],
  ['es/gdpr.md', /\n## [^\n]*\{#breaches\}.*?(?=\n## )/s, '', /They must be/],
  ['pl/privacy.md', '](cookies)', '](cookie)', /links to "cookie"\. Write the id/],
  ['pl/privacy.md', '](cookies)', '] (cookies)', /Remove this Markdown/],
  ['pl/privacy.md', '](cookies)', '](mailto:)', /links to "mailto:"/],
  ['it/legal.md', /(?=\n## )/, '\nUn altro.\n', /is not the lead/],
  ['it/legal.md', /(?<=---\n)\n.*\n/, '', /:7: .* must come after the lead/],
  ['it/legal.md', /(?<=\{#law\}\n).*$/s, '', /begins an empty section/],
  ['it/legal.md', /^title: .*/m, 'title: {company}', /:3: .* may not have provided/],
  ['es/legal.md', /^title:/m, 'titel:', /:3: "titel: .*front matter/],
])('in %s, instead of %s, %j is refused with the line and what to do', (path, from, to, problem) => {
  const problems = findWordProblems(
    (locale, file) => {
      const source = readWordsFile(locale, file);
      if (`${locale}/${file}` !== path) return source;
      expect(source).toMatch(from);
      return source.replace(from, to);
    },
    [path.startsWith(defaultLocale) ? 'es' : (path.slice(0, 2) as Locale)],
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
      return readWordsFile(locale, file);
    },
    ['nl'],
  );
  expect(problems.join('\n')).toMatch(problem);
});

it('files with the line ends of Windows are read', () => {
  const problems = findWordProblems((locale, file) => readWordsFile(locale, file).replaceAll('\n', '\r\n'));
  expect(problems).toEqual([]);
});
