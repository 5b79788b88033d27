import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Day } from '../../domain/day.ts';
import { parkDay } from '../../domain/park-time.ts';
import { ProjectCopy } from '../support/project-copy.ts';

const copy = new ProjectCopy();
const facts = 'domain/park.ts';
const exceptions = 'domain/exceptions.ts';

const inDays = (days: number) =>
  new Date(Date.parse(`${parkDay()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10) as Day;
const [tomorrow, soon, later] = [inDays(1), inDays(3), inDays(5)];

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const contact = () => copy.page('/contact');
const attractions = () => copy.page('/attractions');
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')['@graph'];
const except = (...entries: string[]) =>
  copy.change(
    exceptions,
    /export const exceptions(.*) = \[[^;]*\];/,
    `export const exceptions: readonly Exception[] = [${entries.join(', ')}];`,
  );
const build = () => copy.run('site-build/site.ts');

const closedTomorrow = `{ from: '${tomorrow}', closed: true, reason: 'weather' }`;
const moved = `{ from: '${soon}', moved: { show: 'dolphin', at: '11:30', to: '12:15' }, reason: 'animals' }`;
const otherHours = `{ from: '${later}', hours: { opens: '10:00', closes: '14:00' }, reason: 'christmas' }`;

beforeAll(() => {
  copy.change(facts, /hours: \{ opens: '.*\}/, "hours: { opens: '09:00', closes: '18:00' }");
  copy.change(
    facts,
    'otherHours: [],',
    "otherHours: [{ from: '11-01', to: '02-28', opens: '10:00', closes: '17:00' }],",
  );
  copy.change(
    facts,
    /shows: \[\n(.*\n)*? {2}\],/,
    `shows: [
    { id: 'dolphin', starts: ['11:30', '15:30'], minutes: 30 },
    { id: 'parrot', starts: ['12:30'], minutes: 25 },
    { id: 'sealion', starts: ['13:30', '17:30'], minutes: 20 },
  ],`,
  );
  except(closedTomorrow, moved, otherHours);
});
afterAll(() => copy.remove());

describe('the build refuses', () => {
  it('a season with a show outside its hours, until the show has other times in it', () => {
    expect(build()).toEqual({
      ok: false,
      text: 'domain/park.ts: The show "sealion" at 17:30 ends after the park closes at 17:00.\n',
    });
    copy.change(
      facts,
      "starts: ['13:30', '17:30'], minutes: 20",
      "starts: ['13:30', '17:30'], minutes: 20, otherStarts: [{ from: '11-01', to: '02-28', starts: ['13:30', '16:00'] }]",
    );
  }, 60_000);

  it('exceptions that contradict the facts or each other, or have no words', () => {
    except(closedTomorrow, `{ from: '${soon}', cancelled: { show: 'orca' }, reason: 'animals' }`);
    expect(build().text).toBe(
      `domain/exceptions.ts: "cancelled" on ${soon}: there is no show "orca", but "dolphin", "parrot", "sealion".\n`,
    );
    except(
      closedTomorrow,
      `{ from: '${tomorrow}', to: '${soon}', hours: { opens: '10:00', closes: '14:00' }, reason: 'event' }`,
    );
    expect(build().text).toBe(
      `domain/exceptions.ts: "closed" on ${tomorrow} and "hours" from ${tomorrow} to ${soon} contradict each other on ${tomorrow}: the hours of a day are told once.\n`,
    );
    except(closedTomorrow.replace('weather', 'fiesta'));
    expect(build().text).toBe(
      'content/en/reasons.ts: there are no words for the reason "fiesta" of domain/exceptions.ts.\n',
    );
    except(closedTomorrow, moved, otherHours);
  }, 60_000);
});

describe('what is not as usual', () => {
  beforeAll(() => {
    const { ok, text } = build();
    if (!ok) throw new Error(text.slice(-1500));
  }, 120_000);

  it('stands beside the hours and in the timetable, until it is over', () => {
    for (const page of [contact(), attractions()]) {
      expect(page).toMatch(
        new RegExp(
          `<li data-until="${tomorrow}"><b><time dateTime="${tomorrow}">[^<]+</time></b><span>Closed \\(bad weather\\)</span>`,
        ),
      );
      expect(page).toMatch(new RegExp(`<ul class="not-usual"[^>]* data-until="${later}"`));
      expect(textOf(page)).toContain('Dolphin Show at 12:15 PM instead of 11:30 AM');
      expect(textOf(page)).toContain('Open 10:00 AM - 2:00 PM (Christmas) No Dolphin Show at 3:30 PM');
    }
    expect(copy.page('/')).not.toContain('class="not-usual"');
  });

  it('is a season beside the hours, in the footer and at the show', () => {
    const lines = ['November 1 to February 28: 10:00 AM - 5:00 PM', 'All other days: 9:00 AM - 6:00 PM'];
    for (const line of lines) expect(contact()).toContain(`<p>${line}</p>`);
    expect(textOf(copy.page('/'))).toContain(lines.join('; '));
    expect(textOf(attractions())).toContain('November 1 to February 28: 1:30 PM and 4:00 PM');
  });

  it('is known to the calendar: the closed day, and nothing else', () => {
    const folder = join(copy.folder, 'dist/client/assets');
    const scripts = readdirSync(folder)
      .filter(name => name.endsWith('.js'))
      .map(name => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    const day = '[`"](\\d{4}-\\d\\d-\\d\\d)[`"]';
    const known = [...scripts.matchAll(new RegExp(`\\{from:${day},to:${day},reason:[\`"](\\w+)`, 'g'))];
    expect(known.map(([, ...values]) => values)).toEqual([[tomorrow, tomorrow, 'weather']]);
  });

  it('is told to search engines', () => {
    const zoo = dataOf(contact()).find((thing: { '@type': string[] }) => thing['@type'].includes('Zoo'));
    expect(zoo.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: tomorrow, validThrough: tomorrow, opens: '00:00', closes: '00:00' },
      { validFrom: later, validThrough: later, opens: '10:00', closes: '14:00' },
    ]);
    expect(zoo.openingHoursSpecification).toContainEqual(
      expect.objectContaining({
        opens: '10:00',
        closes: '17:00',
        validFrom: expect.stringMatching(/-11-01$/),
      }),
    );
    const events: { eventStatus?: string; startDate: string }[] = dataOf(attractions());
    const statuses = events
      .filter(({ eventStatus }) => eventStatus)
      .map(({ eventStatus, startDate }) => `${eventStatus} ${startDate.slice(0, 16)}`);
    expect(statuses).toContain(`https://schema.org/EventRescheduled ${soon}T12:15`);
    expect(statuses).toContain(`https://schema.org/EventCancelled ${later}T15:30`);
  });
});
