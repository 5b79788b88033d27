import { describe, expect, it } from 'vitest';
import { park } from '../../domain/park.ts';
import { readSiteSettings, SettingError } from './settings.ts';

describe('the site', () => {
  it('needs no settings', () => {
    const usual = {
      host: undefined,
      port: 3000,
      origin: park.origin,
      previousBuild: undefined,
      inquiryMode: 'simulated',
      offline: true,
    };
    expect(readSiteSettings({})).toEqual(usual);
    const empty = { HOST: '', PORT: '', SITE_ORIGIN: '', PREVIOUS_BUILD: '', INQUIRIES: '', OFFLINE: '' };
    expect(readSiteSettings(empty)).toEqual(usual);
  });

  it('takes what is set', () => {
    const settings = readSiteSettings({
      HOST: '::1',
      PORT: '0',
      SITE_ORIGIN: 'https://www.example.org',
      PREVIOUS_BUILD: 'published',
      INQUIRIES: 'live',
      OFFLINE: 'off',
    });
    expect(settings).toEqual({
      host: '::1',
      port: 0,
      origin: 'https://www.example.org',
      previousBuild: 'published',
      inquiryMode: 'live',
      offline: false,
    });
  });

  const port = 'it must be a whole number from 0 to 65535.';
  const origin = 'it must look like https://www.example.org, without a path or a slash at the end.';
  const mode = 'it must be "simulated" or "live".';

  it.each([
    ...['eighty', '70000', '-1', '80.5'].map(value => ['PORT', value, port]),
    ...['www.example.org', 'https://example.org/', 'https://example.org/park', 'ftp://example.org'].map(
      value => ['SITE_ORIGIN', value, origin],
    ),
    ...['on', 'toString'].map(value => ['INQUIRIES', value, mode]),
  ] as [string, string, string][])('refuses %s "%s", and says why', (name, value, rule) => {
    const read = () => readSiteSettings({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(`${name} is "${value}"; ${rule}`);
  });
});
