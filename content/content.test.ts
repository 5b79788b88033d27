import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { axisHours, performances, timetableCss } from '../app/pages/attractions/timetable.ts';
import { park } from '../domain/park.ts';
import { promises } from '../domain/promises.ts';
import { allLocales, defaultLocale, locales } from '../i18n/locales.ts';
import { pageIds, pathTo } from '../i18n/paths.ts';
import type { PolicyCopy } from './policy.ts';
import { type Words, words } from './words.ts';

/** Every text of a piece of content with the way to it. Functions are ways to make a text: their names count. */
function texts(value: unknown, way = ''): [string, string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value === 'function') return [[way, 'a function']];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${way}.${key}`));
}

describe.each(allLocales)('content in %s', locale => {
  it.each(Object.keys(words[defaultLocale]) as (keyof Words)[])('%s is complete', name => {
    const here = texts(words[locale][name]);
    expect(here.map(([way]) => way)).toEqual(texts(words[defaultLocale][name]).map(([way]) => way));
    for (const [way, text] of here) expect(text.trim(), way).not.toBe('');
  });

  it('has a title and a description of its own for every page', () => {
    const pages = pageIds.map(page => words[locale][page]);
    expect(new Set(pages.map(page => page.title)).size).toBe(pageIds.length);
    expect(new Set(pages.map(page => page.description)).size).toBe(pageIds.length);
    for (const { description } of pages) expect(description.length).toBeLessThanOrEqual(190);
  });
});

it('has paths without trailing slashes', () => {
  for (const language of Object.values(locales)) {
    for (const page of pageIds) expect(pathTo(page, language)).toMatch(/^\/([a-z-]+(\/[a-z-]+)*)?$/);
  }
});

describe('the programme', () => {
  it('has every performance in the order of the day', () => {
    expect(performances.map(({ show, start, end }) => `${start}-${end} ${show}`)).toEqual([
      '11:30-12:00 dolphin',
      '12:30-12:55 parrot',
      '13:30-13:50 sealion',
      '15:30-16:00 dolphin',
      '16:30-16:55 parrot',
      '17:30-17:50 sealion',
    ]);
    expect(axisHours.at(0)?.time).toBe('11:00');
    expect(axisHours.at(-1)?.time).toBe(park.hours.closes);
  });

  it('places each on the axis, later ones further along', () => {
    const along = performances.map(({ place }) =>
      Number(new RegExp(`\\.${place}\\{--along:([\\d.]+)`).exec(timetableCss())?.[1]),
    );
    expect(along).toEqual([...along].sort((a, b) => a - b));
    expect(along.every(share => share > 0 && share < 1)).toBe(true);
  });
});

describe('policies', () => {
  const topics: [string, PolicyCopy, string[]][] = [
    [
      'privacy',
      words.en.privacy,
      [
        'introduction',
        'information-we-collect',
        'how-we-use-it',
        'sharing',
        'security',
        'your-rights',
        'cookies',
        'third-party-links',
        'children',
        'international-transfers',
        'retention',
        'changes',
        'contact',
      ],
    ],
    [
      'cookies',
      words.en.cookies,
      ['kinds', 'third-parties', 'duration', 'managing', 'do-not-track', 'mobile', 'changes', 'contact'],
    ],
    [
      'gdpr',
      words.en.gdpr,
      [
        'controller',
        'principles',
        'legal-bases',
        'your-rights',
        'exercising-your-rights',
        'privacy-contact',
        'security',
        'breaches',
        'transfers',
        'retention',
        'children',
        'complaints',
        'updates',
        'contact',
      ],
    ],
  ];

  it.each(topics)('%s has every topic of the specification, once', (_name, policy, ids) => {
    const found = policy.sections.map(section => section.id);
    expect(found).toEqual(expect.arrayContaining(ids));
    expect(new Set(found).size).toBe(found.length);
  });

  it('say the numbers of the promises', () => {
    const said = (policy: PolicyCopy) => JSON.stringify(policy);
    const { ages, breachNoticeHours, cookies: cookieTimes, retention } = promises;
    expect(said(words.en.privacy)).toContain(`under ${ages.privacyPolicy}`);
    expect(said(words.en.privacy)).toContain(`${retention.inquiryYears} years after our last contact`);
    expect(said(words.en.privacy)).toContain(
      `${retention.legalRecordYears.from}-${retention.legalRecordYears.to} years`,
    );
    expect(said(words.en.cookies)).toContain(`${cookieTimes.shortestHours} hours`);
    expect(said(words.en.cookies)).toContain(`${cookieTimes.longestYears} years`);
    expect(said(words.en.gdpr)).toContain(`within ${breachNoticeHours} hours`);
    expect(said(words.en.gdpr)).toContain('within one month');
    expect(said(words.en.gdpr)).toContain('two further months');
    expect(said(words.en.gdpr)).toContain(`under ${ages.gdprPolicy}`);
    for (const article of [15, 16, 17, 18, 19, 20, 21, 22])
      expect(said(words.en.gdpr)).toContain(`Article ${article}`);
  });

  it('take those numbers from the promises: none is written in a text', () => {
    const folder = 'content/en';
    const written =
      /\b(24 hours|72 hours|2 years|4-6 years|one month|two further months|under 13|under 16)\b/;
    for (const file of readdirSync(folder).filter(name => !name.endsWith('.test.ts'))) {
      expect(readFileSync(`${folder}/${file}`, 'utf8'), file).not.toMatch(written);
    }
  });
});
