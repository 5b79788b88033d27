import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { commitments } from '../../domain/commitments.ts';
import { addDays } from '../../domain/days.ts';
import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { locales } from '../../i18n/locales.ts';
import { pageIds } from '../../i18n/pages.ts';
import { pathTo } from '../../i18n/paths.ts';
import { ProjectCopy } from '../support/project-copy.ts';

const copy = new ProjectCopy();
const facts = 'domain/park.ts';
const replyHours = 2 * commitments.replyHours;
const tomorrow = addDays(parkDay(), 1);

const textOf = (html: string) =>
  html
    .replace(/<(style|script)\b(?![^>]*ld\+json).*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

beforeAll(async () => {
  const changes: [RegExp, string][] = [
    [/name: '.*',\n {2}address/, "name: 'Jungle Cove',\n  address"],
    [/street: '.*'/, "street: 'Calle Nueva 7'"],
    [/phone: '.*'/, "phone: '+34 922 111 222'"],
    [/\n {2}email: '.*'/, "\n  email: 'hello@junglecove.example'"],
    [/origin: '.*'/, "origin: 'https://junglecove.example'"],
    [/hours: \{ opens: '.*\}/, "hours: { opens: '10:00', closes: '19:00' }"],
    [/starts: \['11:30', '15:30'\]/, "starts: ['12:00', '14:00', '15:30']"],
    [/species: \{ all: \d.*\}/, 'species: { all: 621, parrots: 345 }'],
  ];
  for (const [from, to] of changes) copy.change(facts, from, to);
  copy.change('domain/commitments.ts', /replyHours: \d+/, `replyHours: ${replyHours}`);
  copy.change(
    'domain/exceptions.ts',
    /readonly ScheduleException\[\] = \[\]/,
    `readonly ScheduleException[] = [{ from: '${tomorrow}', closed: true, reason: 'weather' }]`,
  );
  const create = { width: 2400, height: 1800, channels: 3, background: '#1D7C93' } as const;
  copy.write('app/art/sources/show-dolphin.jpg', await sharp({ create }).jpeg().toBuffer());
  // A photograph takes precedence over a drawing.
  expect(copy.run('tools/art/render.ts').text).toMatch(/^show-dolphin: \d+ widths of 2400x1800$/m);
  const build = copy.run('site-build/site.ts');
  if (!build.ok) throw new Error(build.text.slice(-1500));
}, 600_000);
afterAll(() => copy.remove());

it('a change of facts leaves no trace of the old name, address, phone and domain', () => {
  const { name, address, phone, email, origin } = park;
  const oldTexts = [name, address.street, phone, email, new URL(origin).host];
  const pages = pageIds.map(page => textOf(copy.readPage(pathTo(page, locales.en))));
  const siteText = pages.join('') + copy.read('dist/client/sitemap.xml');
  expect(oldTexts.filter(text => siteText.includes(text))).toEqual([]);
  expect(copy.readPage('/contact')).toContain('href="tel:+34922111222"');
});

it('a change of facts updates every sentence with times and commitments', () => {
  const home = textOf(copy.readPage('/'));
  for (const fact of ['open at 10:00 AM', '12:00 PM', '7 performances', '621 species', '345 species'])
    expect(home).toContain(fact);
  expect(home).toContain(`within ${replyHours} hours`);
  expect(copy.readPage('/contact')).toContain('"opens":"10:00","closes":"19:00"');
  expect(copy.readPage('/attractions')).toContain(`<li data-until="${tomorrow}"><b`);
});

it('npm start serves the last build if a fact is wrong, and says why', { timeout: 60_000 }, async () => {
  copy.change(facts, "closes: '19:00'", "closes: '08:00'");
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: copy.folder,
    env: { PATH: process.env['PATH'], LANGUAGES: 'en', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  let warning = '';
  createInterface(child.stderr).on('line', line => (warning += `${line}\n`));
  for await (const line of createInterface(child.stdout)) if (line.includes(' is at http')) break;
  expect(warning).toMatch(/^domain\/park\.ts: .*08:00[\s\S]*Serving the last build/);
});
