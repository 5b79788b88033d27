import { pages } from '../support/pages.ts';
import { expect, phone, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const fragment = 'v1&day=2090-06-12';
const line = '[data-place=kids]';

const times = (visitor: Visitor) =>
  visitor.session.evaluate(() =>
    [...document.querySelectorAll('.line time')].map(time => time.getAttribute('datetime')),
  );
const top = (visitor: Visitor) =>
  visitor.session.evaluate(() =>
    Math.round(document.querySelector('.line-panel')?.getBoundingClientRect().top ?? 0),
  );
const focusIsInTheDay = (visitor: Visitor) =>
  visitor.session.evaluate(() => !!document.activeElement?.closest('.line, .day-head'));

test('a day is planned, moved about, and there again', async ({ visitor }) => {
  await visitor.session.resize(phone);
  await visitor.open(`${pages.plan.path}#${fragment}`);
  await visitor.seesText('.day-head', /2090/);
  await visitor.press({ selector: '.wish:has([value=parrot])' });
  await visitor.seesText('[data-place=parrot] .line-marks', /./);

  await visitor.press({ selector: `${line} .line-change` });
  const panel = await top(visitor);
  const before = await times(visitor);
  await visitor.press({ selector: `${line} .line-panel .chip:nth-child(2)` });
  await expect(async () => expect(await times(visitor)).not.toEqual(before)).toPass();
  await visitor.sees(async () => Math.abs((await top(visitor)) - panel) <= 1, true);

  const moved = await times(visitor);
  await visitor.session.key('Tab');
  await visitor.sees(() => focusIsInTheDay(visitor), true);
  await visitor.press({ selector: `${line} .line-panel .chip:nth-child(4)` });
  await visitor.misses({ selector: line });
  await visitor.sees(() => focusIsInTheDay(visitor), true);
  expect(await times(visitor)).not.toEqual(moved);

  const made = await times(visitor);
  const hash = await visitor.session.evaluate(() => location.hash);
  await visitor.goto(pages.contact.path);
  await visitor.open(`${pages.plan.path}${hash}`);
  await visitor.sees(() => times(visitor), made);
});
