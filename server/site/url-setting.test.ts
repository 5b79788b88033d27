import { expect, it } from 'vitest';
import { readInquirySettings } from '../inquiries/settings.ts';
import { readSiteSettings, SettingError } from './settings.ts';

const right = {
  SMTP_URL: [
    'smtp://mail.example.org',
    'smtp://mail.example.org:587/',
    'smtp://localhost:25',
    'SMTPS://Mail.Example.org:465',
    'smtp://[2001:db8::1]:587',
    'smtp://correo.exámple.es:587',
    'smtp://tickets:2026%2FLoro%23%3F%40%3A%25%20!@mail.example.org:587',
    // The last @ ends the credentials: this cannot be misread.
    'smtp://tickets@example.org:Lo@ro!@mail.example.org:587',
    "smtp://tickets:$&'()*+,;=~|^ñ@mail.example.org",
  ],
  DATABASE_URL: [
    'postgresql://db.example.org/park',
    'postgresql://park:2026%2FLoro!@db.example.org:5432/park?sslmode=verify-full',
    'postgres:///park?host=/var/run/postgresql&user=park',
    'postgresql://park@%2Fvar%2Frun%2Fpostgresql/park',
    'postgres://park@db',
  ],
};

it.each(Object.entries(right))('%s may be', (name, values) => {
  for (const value of values) expect(() => readInquirySettings({ [name]: value }), value).not.toThrow();
});

const tail = (host: string) => `${host}:587`;
it.each<[name: string, value: string, fault: string | RegExp]>([
  [
    'SMTP_URL',
    `smtp://tickets:2026/Loro!@${tail('mail.example.org')}`,
    'holds a / that does not belong there',
  ],
  ['SMTP_URL', `smtp://tickets:2026#Loro!@${tail('mail.example.org')}`, 'holds a # that is not encoded'],
  [
    'SMTP_URL',
    `smtp://tickets:2026?Loro!@${tail('mail.example.org')}`,
    'holds a ? or an @ that is not encoded',
  ],
  [
    'SMTP_URL',
    `smtp://tickets:Loro/2026@${tail('mail.example.org')}`,
    'has no host, or a port that is not a number',
  ],
  [
    'SMTP_URL',
    `smtp://tickets:@Loro/2026@${tail('mail.example.org')}`,
    'holds a / that does not belong there',
  ],
  ['SMTP_URL', `smtp://tickets:Loro 2026@${tail('mail.example.org')}`, 'holds a space or a line break'],
  ['SMTP_URL', `smtp://tickets:Loro\n2026@${tail('mail.example.org')}`, 'holds a space or a line break'],
  ['SMTP_URL', `smtp://tickets:Loro%2026%@${tail('mail.example.org')}`, 'has a % that encodes no character'],
  ['SMTP_URL', `smtp://tickets:Loro%FF@${tail('mail.example.org')}`, 'has a % that encodes no character'],
  ['SMTP_URL', 'smtp://mail.example.org/Loro', 'holds a / that does not belong there'],
  ['SMTP_URL', 'smtp://mail.example.org?pool=Loro', 'holds a ?, but takes no parameters'],
  ['SMTP_URL', 'smtp://mail.example.org?', 'holds a ?, but takes no parameters'],
  ['SMTP_URL', 'smtp://:Loro@mail.example.org', 'has a password without a user name'],
  ['SMTP_URL', 'smtp://Loro@mail.example.org', 'has a user name without a password'],
  ['SMTP_URL', 'https://tickets:Loro@mail.example.org', 'does not begin with smtp:// or smtps://'],
  ['SMTP_URL', 'smtp:tickets:Loro@mail.example.org', 'does not begin with smtp:// or smtps://'],
  ['SMTP_URL', 'tickets:Loro@mail.example.org:587', 'does not begin with smtp:// or smtps://'],
  ['SMTP_URL', 'smtp:///Loro', 'has no valid host'],
  ['SMTP_URL', 'smtp://mail;Loro', 'has no valid host'],
  [
    'DATABASE_URL',
    'postgresql://park:2026/Loro!@db.example.org:5432/park',
    'holds a / that does not belong there',
  ],
  ['DATABASE_URL', 'postgresql://park:2026/Loro!@db.example.org', 'holds a / that does not belong there'],
  [
    'DATABASE_URL',
    'postgresql://park:2026?Loro!@db.example.org/park',
    'holds a ? or an @ that is not encoded',
  ],
  ['DATABASE_URL', 'postgresql://park:2026#Loro!@db.example.org/park', 'holds a # that is not encoded'],
  ['DATABASE_URL', 'postgresql://park:Loro%@db.example.org/park', 'has a % that encodes no character'],
  ['DATABASE_URL', 'postgresql://park:Loro@db.example.org/park?sslmod=verify-full', / \(known are host, /],
  ['DATABASE_URL', 'postgresql://park:Loro@db.example.org/park?SSLMODE=require', / \(known are host, /],
  [
    'DATABASE_URL',
    'postgresql://db.example.org/park&password=Loro',
    'holds a &, ; or = that does not belong',
  ],
  [
    'DATABASE_URL',
    'postgresql://db.example.org/park;password=Loro',
    'holds a &, ; or = that does not belong',
  ],
  ['DATABASE_URL', 'host=db.example.org password=Loro', 'does not begin with postgresql:// or postgres://'],
  ['DATA_DIR', 'postgresql://park:Loro@db.example.org/park', /must be a folder/],
  ['SITE_ORIGIN', 'https://park:Loro@www.example.org', /it must look like https:\/\/www\.example\.org/],
  ['SITE_ORIGIN', 'https://park:2026/Loro@www.example.org', /without a path/],
  ['MAIL_FROM', 'smtp://tickets:Loro@mail.example.org', /it must be one e-mail address/],
  ['OFFICE_EMAIL', 'tickets:Loro@mail.example.org', /it must be one e-mail address/],
  ['TRUSTED_PROXIES', 'http://proxy:Loro@10.0.0.1', /it must be addresses or networks/],
  ['LOG', 'smtp://tickets:Loro@mail.example.org', /it must be "requests" or "events"/],
])('%s must not be %j, and the message does not repeat a password', (name, value, fault) => {
  const read = () => readInquirySettings({ [name]: value });
  expect(read).toThrow(SettingError);
  expect(read).toThrow(fault);
  expect(read).not.toThrow(/Loro|2026/);
  if (name.endsWith('_URL'))
    expect(read).toThrow(/it must look like .* Encode special characters .*\/ is %2F/);
});

it.each(['PORT', 'INQUIRIES', 'SITE_ORIGIN'])('a URL in %s is not repeated either', name => {
  const read = () => readSiteSettings({ [name]: 'postgresql://park:Loro@db.example.org/park' });
  expect(read).toThrow(new RegExp(`^${name} is a text that may hold a password; it must `));
});
