import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { park } from '../../domain/park.ts';
import { SettingError } from '../site/settings.ts';
import { summarize } from './service.ts';
import { inquiryVariables, readInquirySettings } from './settings.ts';

describe('settings of live inquiries', () => {
  it('are all optional, and TLS is required by default', () => {
    const empty = Object.fromEntries(Object.keys(inquiryVariables).map(name => [name, '']));
    expect(readInquirySettings(empty)).toEqual(readInquirySettings({}));
    expect(readInquirySettings({})).toEqual({
      database: { kind: 'sqlite', file: resolve(import.meta.dirname, '../../data/inquiries.sqlite') },
      smtp: null,
      officeLocale: 'en',
      mailFrom: park.email,
      officeEmail: park.email,
      siteOrigin: park.origin,
      deskSecret: undefined,
      trustedProxies: [],
      limits: { perClient: 20, overall: 1000 },
      log: 'requests',
    });
    const url = 'postgresql://park:secret@db.example.org:5432/park?sslmode=verify-full';
    expect(readInquirySettings({ DATABASE_URL: url, SMTP_URL: 'smtps://mail.example.org' })).toMatchObject({
      database: { kind: 'postgresql', url },
      smtp: { url: 'smtps://mail.example.org', requireTls: true },
    });
  });

  it.each([
    [
      { DATABASE_URL: 'postgres:///park?host=/var/run/postgresql', SMTP_URL: 'smtps://mail.example.org' },
      `stored in PostgreSQL, localhost/park; mails are sent through mail.example.org, the office's to ${park.email}.`,
    ],
    [
      { DATA_DIR: '/srv', SMTP_URL: 'smtp://user:secret@[2001:db8::1]:587', OFFICE_EMAIL: 'a@example.org' },
      "stored in SQLite, /srv/inquiries.sqlite; mails are sent through [2001:db8::1]:587, the office's to a@example.org.",
    ],
  ])('are summarized without passwords: %j', (variables, line) => {
    expect(summarize(readInquirySettings(variables))).toBe(line);
  });

  it('are read from variables', () => {
    const settings = readInquirySettings({
      DATA_DIR: '/var/lib/park',
      SMTP_URL: 'smtp://user:p%40ss@mail.example.org:587',
      SMTP_TLS: 'opportunistic',
      OFFICE_LANGUAGE: 'es',
      MAIL_FROM: 'web@example.org',
      OFFICE_EMAIL: 'tickets@example.org',
      SITE_ORIGIN: 'https://www.example.org',
      DESK_SECRET: 'new+/,'.repeat(10),
      TRUSTED_PROXIES: '127.0.0.1, ::1,10.0.0.0/8, 2001:db8::/32,',
      LIMIT_PER_CLIENT: '5',
      LIMIT_OVERALL: '50',
      LOG: 'events',
    });
    expect(settings).toEqual({
      database: { kind: 'sqlite', file: '/var/lib/park/inquiries.sqlite' },
      smtp: { url: 'smtp://user:p%40ss@mail.example.org:587', requireTls: false },
      officeLocale: 'es',
      mailFrom: 'web@example.org',
      officeEmail: 'tickets@example.org',
      siteOrigin: 'https://www.example.org',
      deskSecret: 'new+/,'.repeat(10),
      trustedProxies: ['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8::/32'],
      limits: { perClient: 5, overall: 50 },
      log: 'events',
    });
  });

  it.each([
    ['SMTP_TLS', 'yes', 'SMTP_TLS is "yes"'],
    ['MAIL_FROM', 'info', 'MAIL_FROM is "info"'],
    ['DESK_SECRET', 'secret', 'DESK_SECRET is too easy to guess'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'TRUSTED_PROXIES holds "0.0.0.0/0"'],
    ['TRUSTED_PROXIES', '::1, localhost', 'TRUSTED_PROXIES holds "localhost"'],
    ['LIMIT_PER_CLIENT', '0', 'LIMIT_PER_CLIENT is "0"'],
    ['LIMIT_OVERALL', '1.5', 'LIMIT_OVERALL is "1.5"'],
  ])('reject %s "%s" by name, without repeating a password', (name, value, words) => {
    const readSettings = () => readInquirySettings({ [name]: value });
    expect(readSettings).toThrow(SettingError);
    expect(readSettings).toThrow(words);
    expect(readSettings).not.toThrow('secret');
  });
});
