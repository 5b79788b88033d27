import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/inquiries.ts';
import { SettingError } from '../site/settings.ts';
import { databaseUrlFault } from './database-url.ts';
import { readInquirySettings } from './settings.ts';
import { openStore } from './store/open.ts';

it.each([
  'postgresql://park:secret@db.example.org:5432/park?sslmode=verify-full',
  'postgres://park:p%40s%2Fs%25@db.example.org/park',
  'postgresql://park:p@ss@[2001:db8::1]/park?application_name=park&connect_timeout=10&channel_binding=require',
  'postgres:///park?host=/var/run/postgresql',
  'postgres://park@%2Fvar%2Frun%2Fpostgresql/park',
  'postgresql://db.example.org',
])('accepts %s', url => {
  expect(databaseUrlFault(url)).toBeUndefined();
});

const encoded = /Encode special characters/;
const host = 'db.example.org/park';

it.each<[string, RegExp]>([
  // The password is 2026/secret!, 1?secret, 1#secret and so on.
  [`park:2026/secret!@${host}`, encoded],
  [`park:1?secret@${host}`, encoded],
  [`park:1?sslmode=secret@${host}`, encoded],
  [`park:1#secret@${host}`, encoded],
  [`park:secret#@${host}`, encoded],
  [`park:100%secret@${host}`, encoded],
  [`park:%ffsecret@${host}`, encoded],
  [`park:secret%@${host}`, encoded],
  ['park:secret@/park', /no host|no valid host/],
  ['park:secret@:5432/park', /no host|no valid host/],
  ['/park', /has no host/],
  ['/park?host=', /host has no value/],
  ['park:secret@db.example.org:65536/park', /no host|no valid host/],
  ['park:secret@db.example.org:0/park', /wrong port/],
  [`park:secret@${host}?port=http`, /port must be a number/],
  ['park:secret@one.example,two.example/park', /no valid host/],
  ['park:secret@one.example:5432,two.example:5432/park', /no host|no valid host/],
  [`park:secret@${host}?sslmode=verify`, /sslmode must be disable, prefer, require, /],
  [`park:secret@${host}?sslmode=`, /sslmode has no value/],
  [`park:secret@${host}?ssl=yes`, /ssl must be true, /],
  [`park:secret@${host}?sslmod=require`, /unknown parameter .*known are host, /],
  [`park:secret@${host}?statement_timeout=10`, /unknown parameter/],
  [`park:secret@${host}?pass%20word=secret`, /unknown parameter/],
  [`park:secret@${host}?sslrootcert=no.crt`, /sslrootcert must be a readable PEM file, and it gave ENOENT/],
  [`park:secret@${host}?sslcert=folder`, /sslcert must be a readable PEM file, and it gave EISDIR/],
  [`park:secret@${host}?sslkey=text`, /sslkey must be a readable PEM file\./],
  [`park:secret@${host}?sslrootcert=text`, /sslrootcert must be a readable PEM file\./],
])('refuses postgresql://%s with a sentence that does not repeat it', async (rest, words) => {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'folder'));
  writeFileSync(join(folder, 'text'), 'secret');
  const url = `postgresql://${rest.replace(/(ssl\w+)=(no\.crt|folder|text)/, `$1=${encodeURIComponent(folder)}/$2`)}`;
  const reading = await (async () => readInquirySettings({ DATABASE_URL: url }))().catch(error => error);
  const opening = await openStore({ kind: 'postgresql', url }).catch(error => error);
  for (const error of [reading, opening]) {
    expect(error).toBeInstanceOf(SettingError);
    expect(error.message).toMatch(/^DATABASE_URL (has|holds|does) [^\n]*\.$/);
    expect(error.message).toMatch(words);
    for (const part of ['secret', 'example.org', folder]) expect(error.message).not.toContain(part);
  }
});

it.each(['sslmode=verify-ca&uselibpqcompat=true', 'sslmode=disable&sslnegotiation=direct'])(
  'explains what the driver refuses: %s',
  async query => {
    const opening = openStore({ kind: 'postgresql', url: `postgresql://park:secret@${host}?${query}` });
    await expect(opening).rejects.toThrow(SettingError);
    await expect(opening).rejects.toThrow(/^DATABASE_URL: PostgreSQL cannot be used: /);
    await expect(opening).rejects.not.toThrow('secret');
  },
);
