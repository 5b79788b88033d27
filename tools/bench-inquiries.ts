/** `npm run bench:inquiries`: inquiries per second, compared to the home page. With `DATABASE_URL`, those of PostgreSQL. */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { postPath } from '../domain/inquiry-api.ts';
import { exampleDraft, farDay } from '../tests/support/example-inquiry.ts';
import { startServer, unlimitedSettings, writeBuiltSite } from '../tests/support/live-process.ts';

const site = await writeBuiltSite('live');
const { DATABASE_URL } = process.env;
const server = await startServer(site, { ...unlimitedSettings, ...(DATABASE_URL && { DATABASE_URL }) });

// Each inquiry has an address of its own.
const inquiry = new URLSearchParams({
  ...exampleDraft,
  visitDate: farDay,
  email: 'ID@example.org',
  locale: 'en',
});
const inquiryOptions = [
  ...['--method=POST', '--headers=content-type: application/x-www-form-urlencoded', '--idReplacement'],
  `--body=${inquiry.toString().replace('ID', '[<id>]')}`,
];

for (const connections of [1, 10, 50])
  for (const [path, options] of [
    ['/', []],
    [postPath, inquiryOptions],
  ] as const) {
    const command = ['--yes', 'autocannon@9.0.0', `--connections=${connections}`, '--duration=5'];
    spawnSync('npx', [...command, ...options, server.url + path], { stdio: 'inherit' });
  }
await server.stop();
await rm(site, { recursive: true });
