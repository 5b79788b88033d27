import { expect, it } from 'vitest';
import { readInquirySettings } from '../inquiries/settings.ts';
import { openStore } from '../inquiries/store/open.ts';
import { readSiteSettings, SettingError } from './settings.ts';

it.each([
  ['SMTP_URL', 'smtp://localhost:25'],
  ['SMTP_URL', 'SMTPS://Mail.Example.org:465/'],
  ['SMTP_URL', 'smtp://[2001:db8::1]:587'],
  ['SMTP_URL', 'smtp://correo.exámple.es:587'],
  ['SMTP_URL', 'smtp://tickets:2026%2FLoro%23%3F%40%3A%25%20!@mail.example.org:587'],
  // The last @ ends the credentials: this cannot be misread.
  ['SMTP_URL', 'smtp://tickets@example.org:Lo@ro!@mail.example.org:587'],
  ['SMTP_URL', "smtp://tickets:$&'()*+,;=~|^ñ@mail.example.org"],
  ['DATABASE_URL', 'postgresql://db.example.org'],
  ['DATABASE_URL', 'postgresql://park:p%40s%2Fs%25@db.example.org:5432/park?sslmode=verify-full'],
  ['DATABASE_URL', 'postgresql://park:p@ss@[2001:db8::1]/park?connect_timeout=10&channel_binding=require'],
  ['DATABASE_URL', 'postgres:///park?host=/var/run/postgresql&user=park'],
  ['DATABASE_URL', 'postgresql://park@%2Fvar%2Frun%2Fpostgresql/park'],
])('%s may be %s', (name, value) => {
  expect(() => readInquirySettings({ [name]: value })).not.toThrow();
});

it.each([
  ['SMTP_URL', 'smtp://tickets:2026/Loro!@mail.example.org:587'],
  ['SMTP_URL', 'smtp://tickets:2026#Loro!@mail.example.org:587'],
  ['SMTP_URL', 'smtp://tickets:2026?Loro!@mail.example.org:587'],
  ['SMTP_URL', 'smtp://tickets:Loro/2026@mail.example.org:587'],
  ['SMTP_URL', 'smtp://tickets:Loro 2026@mail.example.org'],
  ['SMTP_URL', 'smtp://tickets:Loro%2026%@mail.example.org'],
  ['SMTP_URL', 'smtp://mail.example.org?pool=Loro'],
  ['SMTP_URL', 'smtp://:Loro@mail.example.org'],
  ['SMTP_URL', 'https://tickets:Loro@mail.example.org'],
  ['SMTP_URL', 'tickets:Loro@mail.example.org:587'],
  ['SMTP_URL', 'smtp:///Loro'],
  ['DATABASE_URL', 'mysql://park:Loro@db.example.org/park'],
  ['DATABASE_URL', 'host=db.example.org password=Loro'],
  ['DATABASE_URL', 'postgresql://park:2026/Loro!@db.example.org:5432/park'],
  ['DATABASE_URL', 'postgresql://park:2026?Loro!@db.example.org/park'],
  ['DATABASE_URL', 'postgresql://park:1?sslmode=Loro@db.example.org/park'],
  ['DATABASE_URL', 'postgresql://park:2026#Loro!@db.example.org/park'],
  ['DATABASE_URL', 'postgresql://park:Loro@/park'],
  ['DATABASE_URL', 'postgresql:///park'],
  ['DATABASE_URL', 'postgresql://park:Loro@one.example,two.example/park'],
  ['DATABASE_URL', 'postgresql://park:Loro@db.example.org/park?sslmode=verify'],
  ['DATABASE_URL', 'postgresql://park:Loro@db.example.org/park?sslmod=verify-full'],
  ['DATABASE_URL', 'postgresql://db.example.org/park&password=Loro'],
])('%s must not be %s, and the message does not repeat it', (name, value) => {
  const read = () => readInquirySettings({ [name]: value });
  expect(read).toThrow(SettingError);
  expect(read).toThrow(new RegExp(`^${name} is no such URL; it must look like .* Encode special characters`));
  expect(read).not.toThrow(/Loro|2026/);
});

it.each(['PORT', 'INQUIRIES', 'SITE_ORIGIN'])('a URL in %s is not repeated', name => {
  const read = () => readSiteSettings({ [name]: 'postgresql://park:Loro@db.example.org/park' });
  expect(read).toThrow(new RegExp(`^${name} is a text that may hold a password; it must `));
});

it.each(['DATA_DIR', 'MAIL_FROM', 'TRUSTED_PROXIES', 'LOG'])('a URL in %s is not repeated either', name => {
  const read = () => readInquirySettings({ [name]: 'smtp://tickets:Loro@mail.example.org' });
  expect(read).toThrow(SettingError);
  expect(read).not.toThrow('Loro');
});

it.each(['sslmode=verify-ca&uselibpqcompat=true', 'sslrootcert=/nowhere/ca.pem'])(
  'the PostgreSQL driver’s refusal is explained: %s',
  async query => {
    const url = `postgresql://park:Loro@db.example.org/park?${query}`;
    const opening = openStore(readInquirySettings({ DATABASE_URL: url }).database);
    await expect(opening).rejects.toThrow(SettingError);
    await expect(opening).rejects.toThrow(/^DATABASE_URL: PostgreSQL cannot be used: /);
    await expect(opening).rejects.not.toThrow('Loro');
  },
);
