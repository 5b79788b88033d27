import { expect, it } from 'vitest';
import { readInquirySettings } from '../inquiries/settings.ts';
import { readSiteSettings, SettingError } from './settings.ts';

it.each([
  ['SMTP_URL', 'smtp://tickets:2026%2FLoro%23%3F%40%3A%25%20!@mail.example.org:587'],
  ['DATABASE_URL', 'postgresql://park:p%40s%2Fs%25@db.example.org:5432/park?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres:///park?host=/var/run/postgresql&user=park'],
])('%s may be %s', (name, value) => {
  expect(() => readInquirySettings({ [name]: value })).not.toThrow();
});

it.each([
  ['SMTP_URL', 'smtp://tickets:2026/Loro!@mail.example.org:587'],
  ['SMTP_URL', 'smtp://tickets:Loro%2026%@mail.example.org'],
  ['SMTP_URL', 'smtp://mail.example.org?pool=Loro'],
  ['SMTP_URL', 'tickets:Loro@mail.example.org:587'],
  ['DATABASE_URL', 'mysql://park:Loro@db.example.org/park'],
  ['DATABASE_URL', 'postgresql://park:2026/Loro!@db.example.org:5432/park'],
  ['DATABASE_URL', 'postgresql://park:2026#Loro!@db.example.org:5432/park'],
])('%s must not be %s, and the message does not repeat it', (name, value) => {
  const readSettings = () => readInquirySettings({ [name]: value });
  expect(readSettings).toThrow(SettingError);
  expect(readSettings).toThrow(
    new RegExp(`^${name} is no such URL; it must look like .* Encode special characters`),
  );
  expect(readSettings).not.toThrow(/Loro|2026/);
});

it.each([
  'schema=public',
  'pgbouncer=true',
  'sslmode=verify-full&ssl=1',
  'sslmode=prefer',
  'SSLMODE=disable',
])('DATABASE_URL must not have %s', parameter => {
  const url = `postgresql://park:Loro@db.example.org/park?${parameter}`;
  const readSettings = () => readInquirySettings({ DATABASE_URL: url });
  expect(readSettings).toThrow(/^DATABASE_URL has a parameter .* schema isla_papagayo/);
  expect(readSettings).not.toThrow(/Loro/);
});

it.each(['PORT', 'INQUIRIES', 'SITE_ORIGIN'])('a URL in %s is not repeated', name => {
  const readSettings = () => readSiteSettings({ [name]: 'postgresql://park:Loro@db.example.org/park' });
  expect(readSettings).toThrow(new RegExp(`^${name} is a text that may hold a password; it must `));
});
