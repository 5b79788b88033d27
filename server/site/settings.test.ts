import { expect, it } from 'vitest';
import { park } from '../../domain/park.ts';
import { allLocales } from '../../i18n/locales.ts';
import { readSiteSettings, SettingError, siteVariables } from './settings.ts';

it('the site needs no settings', () => {
  const usual = {
    host: undefined,
    port: 3000,
    origin: park.origin,
    inquiryMode: 'simulated',
    offline: true,
    siteLocales: allLocales,
  };
  expect(readSiteSettings({})).toEqual(usual);
  const empty = Object.fromEntries(Object.keys(siteVariables).map(name => [name, '']));
  expect(readSiteSettings(empty)).toEqual(usual);
});

it('the site reads its settings from variables', () => {
  const settings = readSiteSettings({
    HOST: '::1',
    PORT: '0',
    SITE_ORIGIN: 'https://www.example.org',
    INQUIRIES: 'live',
    OFFLINE: 'off',
    LANGUAGES: 'de,es',
  });
  expect(settings).toEqual({
    host: '::1',
    port: 0,
    origin: 'https://www.example.org',
    inquiryMode: 'live',
    offline: false,
    siteLocales: ['en', 'es', 'de'],
  });
});

const origin = 'it must look like https://www.example.org, without a path or a slash at the end.';
it.each([
  ['PORT', 'it must be a whole number from 0 to 65535.', 'eighty', '70000', '-1', '80.5'],
  ['SITE_ORIGIN', origin, 'www.example.org', 'https://a.example/', 'https://a.example/b', 'ftp://a.example'],
  ['INQUIRIES', 'it must be "simulated" or "live".', 'on', 'toString'],
])('the site rejects an invalid %s: %s', (name, rule, ...values) => {
  for (const value of values) {
    const readSettings = () => readSiteSettings({ [name]: value });
    expect(readSettings).toThrow(SettingError);
    expect(readSettings).toThrow(`${name} is "${value}"; ${rule}`);
  }
});

it.each<[string, string[]]>([
  ['en, es', ['en', 'es']],
  ['de', ['en', 'de']],
])('LANGUAGES may be written as "%s"', (value, expectedLocales) => {
  expect([...readSiteSettings({ LANGUAGES: value }).siteLocales].sort()).toEqual(expectedLocales.sort());
});

it.each(['en,sp', 'english', 'en-US', 'es.de', '*'])(
  'the site rejects LANGUAGES that it does not have: %s',
  value => {
    const readSettings = () => readSiteSettings({ LANGUAGES: value });
    expect(readSettings).toThrow(SettingError);
    expect(readSettings).toThrow(
      /^LANGUAGES holds ".+"; it must be languages with commas between them: en, /,
    );
  },
);
